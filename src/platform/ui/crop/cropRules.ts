/** What part of an image is kept: a square around a point, in pixels of the image. */
export interface Crop {
  x: number;
  y: number;
  /** 1: as much as fits. */
  zoom: number;
}

interface Size {
  width: number;
  height: number;
}

export const maxZoom = 4;
/** Of the square that is seen: what one press of an arrow moves. */
const step = 0.05;

export const computeSide = ({ width, height }: Size, { zoom }: Crop): number =>
  Math.min(width, height) / zoom;

/** The whole of the shorter side, from the middle. */
export const firstCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** The nearest crop that stays within the image. */
export function within(image: Size, crop: Crop): Crop {
  const zoom = clamp(1, crop.zoom, maxZoom);
  const half = computeSide(image, { ...crop, zoom }) / 2;
  return {
    zoom,
    x: clamp(half, crop.x, image.width - half),
    y: clamp(half, crop.y, image.height - half),
  };
}

const clamp = (min: number, value: number, max: number) => Math.min(Math.max(value, min), max);

/** What a key does to the crop: arrows move what is seen, « + » and « − » come closer and go away; null for others. */
export function cropAfterKey(image: Size, crop: Crop, key: string): Crop | null {
  const by = computeSide(image, crop) * step;
  const moves: Record<string, Crop> = {
    ArrowLeft: { ...crop, x: crop.x - by },
    ArrowRight: { ...crop, x: crop.x + by },
    ArrowUp: { ...crop, y: crop.y - by },
    ArrowDown: { ...crop, y: crop.y + by },
    "+": { ...crop, zoom: crop.zoom * 1.1 },
    "=": { ...crop, zoom: crop.zoom * 1.1 },
    "-": { ...crop, zoom: crop.zoom / 1.1 },
    "−": { ...crop, zoom: crop.zoom / 1.1 },
  };
  const moved = moves[key];
  return moved ? within(image, moved) : null;
}
