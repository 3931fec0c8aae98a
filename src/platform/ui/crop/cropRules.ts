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

export const mostZoom = 4;
/** Of the square that is seen: what one press of an arrow moves. */
const step = 0.05;

export const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom;

/** The whole of the shorter side, from the middle. */
export const firstCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** The nearest crop that stays within the image. */
export function within(image: Size, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, mostZoom);
  const half = sideOf(image, { ...crop, zoom }) / 2;
  return {
    zoom,
    x: between(half, crop.x, image.width - half),
    y: between(half, crop.y, image.height - half),
  };
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** What a key does to the crop: arrows move what is seen, « + » and « − » come closer and go away; null for others. */
export function cropAfterKey(image: Size, crop: Crop, key: string): Crop | null {
  const by = sideOf(image, crop) * step;
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
