import sharp from "sharp";
import type { ImageShape, Outcome } from "./images.ts";
import type { ImageType } from "./sniff.ts";

/*
 * Reads one uploaded image and writes it anew, in a process of its own: what the decoders of libvips have
 * taken or broken goes with it (src/platform/server/README.md). The image comes on the standard input; the outcome leaves as a line
 * of JSON, then the encoded images one after the other.
 */

/** All that this process may be asked to do. */
interface Work {
  type: ImageType;
  shape: ImageShape;
  maxPixels: number;
}

const { type, shape, maxPixels } = JSON.parse(process.argv[2] ?? "") as Work;

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
// The one decoder that the first bytes call for: a file is never tried as something else.
const loaders = {
  png: "VipsForeignLoadPngBuffer",
  jpeg: "VipsForeignLoadJpegBuffer",
  webp: "VipsForeignLoadWebpBuffer",
  svg: "VipsForeignLoadSvgBuffer",
};
sharp.unblock({ operation: [loaders[type]] });

async function write(bytes: Buffer): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const isDrawing = type === "svg";
  if (!isDrawing && width * height > maxPixels) return say({ refusal: "image_too_many_pixels" });

  // A drawing has no pixels of its own: it is drawn at the size that is kept.
  const drawnAt = (72 * Math.max(...shape.sizes)) / Math.max(width, height);
  const density = isDrawing ? Math.min(2400, Math.max(1, drawnAt)) : 72;
  const options = { limitInputPixels: maxPixels, density, failOn: "error" as const };
  const written: Buffer[] = [];
  for (const maxSide of shape.sizes) {
    const size = shape.fit === "cover" && !isDrawing ? Math.min(maxSide, width, height) : maxSide;
    const image = sharp(bytes, options)
      .autoOrient()
      .resize(size, size, { fit: shape.fit, withoutEnlargement: true });
    written.push(await (shape.as === "webp" ? image.webp({ quality: 82 }) : image.png()).toBuffer());
  }
  say({ lengths: written.map(({ length }) => length) });
  for (const image of written) process.stdout.write(image);
}

const say = (outcome: Outcome) => void process.stdout.write(`${JSON.stringify(outcome)}\n`);

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
// Whatever the decoder says of it, the image cannot be read.
await write(Buffer.concat(chunks)).catch(() => say({ refusal: "image_unreadable" }));
