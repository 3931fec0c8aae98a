import { useState } from "react";
import { Button } from "#platform/ui/actions/Button.tsx";
import { CropDialog } from "#platform/ui/crop/CropDialog.tsx";
import { State, useSample } from "../../sample.tsx";

/** A landscape, so that the square has somewhere to go. */
function drawLandscape(): ImageBitmap {
  const canvas = new OffscreenCanvas(900, 600);
  const context = canvas.getContext("2d");
  for (let column = 0; context && column < 9; column += 1) {
    context.fillStyle = column % 2 === 0 ? "#166884" : "#e5b970";
    context.fillRect(column * 100, 0, 100, 600);
  }
  return canvas.transferToImageBitmap();
}

export function Example() {
  const t = useSample({ fr: { open: "Cadrer une photo" }, en: { open: "Frame a photo" } });
  const [image, setImage] = useState<ImageBitmap | null>(null);
  const close = () => setImage(null);
  return (
    <State name="open">
      <Button onClick={() => setImage(drawLandscape())}>{t.open}</Button>
      {image && <CropDialog open image={image} size={500} busy={false} onClose={close} onKeep={close} />}
    </State>
  );
}
