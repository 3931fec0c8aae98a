import { useEffect, useState } from "react";
import { Button } from "#platform/ui/Button.tsx";
import { CropDialog } from "#platform/ui/crop/CropDialog.tsx";
import { State, useSample } from "../../sample.tsx";

/** A landscape, so that the square has somewhere to go. */
function useLandscape(): ImageBitmap | null {
  const [image, setImage] = useState<ImageBitmap | null>(null);
  useEffect(() => {
    const canvas = new OffscreenCanvas(900, 600);
    const context = canvas.getContext("2d");
    if (!context) return;
    for (let column = 0; column < 9; column += 1) {
      context.fillStyle = column % 2 === 0 ? "#166884" : "#e5b970";
      context.fillRect(column * 100, 0, 100, 600);
    }
    setImage(canvas.transferToImageBitmap());
  }, []);
  return image;
}

export function Example() {
  const t = useSample({ fr: { open: "Cadrer une photo" }, en: { open: "Frame a photo" } });
  const image = useLandscape();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <State name="open">
      <Button onClick={() => setIsOpen(true)}>{t.open}</Button>
      {image && isOpen && (
        <CropDialog
          open
          image={image}
          size={500}
          busy={false}
          onClose={() => setIsOpen(false)}
          onKeep={() => setIsOpen(false)}
        />
      )}
    </State>
  );
}
