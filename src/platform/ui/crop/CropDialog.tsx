import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { Button, IconButton } from "../actions/Button.tsx";
import { Dialog } from "../layers/Dialog.tsx";
import styles from "./CropDialog.module.css";
import { cropAfterKey, firstCrop, maxZoom, computeSide, within, type Crop } from "./cropRules.ts";
import { useCropTexts } from "./useCropTexts.ts";

interface CropDialogProps {
  open: boolean;
  /** What was chosen, as the browser has read it. */
  image: ImageBitmap;
  /** Of the square that is kept, in pixels; a smaller image is not enlarged. */
  size: number;
  busy: boolean;
  onClose: () => void;
  onKeep: (square: Blob) => void;
}

/** Cuts a square out of an image: by dragging, with the slider, or with arrows, « + » and « − ». */
export function CropDialog({ open, image, size, busy, onClose, onKeep }: CropDialogProps) {
  const texts = useCropTexts();
  const { actions } = useTexts("platform");
  const help = useId();
  const [crop, setCrop] = useState<Crop>(() => firstCrop(image));
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ x: number; y: number } | null>(null);
  const change = (next: Crop) => setCrop(within(image, next));

  useEffect(() => {
    if (canvas.current) draw(canvas.current, image, crop);
  }, [image, crop]);

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!held.current) return;
    const scale = computeSide(image, crop) / event.currentTarget.clientWidth;
    const { clientX: x, clientY: y } = event;
    change({
      ...crop,
      x: crop.x - (x - held.current.x) * scale,
      y: crop.y - (y - held.current.y) * scale,
    });
    held.current = { x, y };
  };
  const press = (event: KeyboardEvent) => {
    const next = cropAfterKey(image, crop, event.key);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setCrop(next);
  };
  const keep = () => {
    const square = document.createElement("canvas");
    square.width = square.height = Math.round(Math.min(size, computeSide(image, crop)));
    draw(square, image, crop);
    square.toBlob((blob) => blob && onKeep(blob), "image/webp", 0.9);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button variant="primary" busy={busy} onClick={keep}>
            {texts.keep}
          </Button>
        </>
      }
    >
      <div className={styles.crop}>
        <p id={help} className={styles.help}>
          {texts.help}
        </p>
        {/* An application: it takes the arrows and the pointer itself. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          role="application"
          aria-label={texts.area}
          aria-describedby={help}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          data-autofocus
          className={styles.area}
          onKeyDown={press}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            held.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={drag}
          onPointerUp={() => (held.current = null)}
          onPointerCancel={() => (held.current = null)}
        >
          <canvas ref={canvas} width={560} height={560} aria-hidden="true" />
        </div>
        <div className={styles.zoom}>
          <IconButton
            label={texts.further}
            icon={<IconMinus size={20} aria-hidden="true" />}
            onClick={() => change({ ...crop, zoom: crop.zoom / 1.2 })}
          />
          <input
            type="range"
            aria-label={texts.zoom}
            min={1}
            max={maxZoom}
            step={0.05}
            value={crop.zoom}
            onChange={(event) => change({ ...crop, zoom: Number(event.currentTarget.value) })}
          />
          <IconButton
            label={texts.closer}
            icon={<IconPlus size={20} aria-hidden="true" />}
            onClick={() => change({ ...crop, zoom: crop.zoom * 1.2 })}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** The part of the image that is kept, as large as the canvas. */
function draw(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop) {
  const side = computeSide(image, crop);
  const context = canvas.getContext("2d");
  if (!context) return;
  context.imageSmoothingQuality = "high";
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(
    image,
    crop.x - side / 2,
    crop.y - side / 2,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  );
}
