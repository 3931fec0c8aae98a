export type ImageType = "png" | "jpeg" | "webp" | "svg";

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);
const ascii = (text: string): number[] => [...Buffer.from(text, "ascii")];

const png = [0x89, ...ascii("PNG"), 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];

/**
 * What an image is by its first bytes, whatever its name and its declared type; null for anything else. A drawing is
 * UTF-8 text whose first element is « svg », and whose document type, if it names one, declares no entities.
 */
export function sniffImage(bytes: Uint8Array): ImageType | null {
  if (startsWith(bytes, png)) return "png";
  if (startsWith(bytes, jpeg)) return "jpeg";
  if (startsWith(bytes, ascii("RIFF")) && startsWith(bytes, ascii("WEBP"), 8)) return "webp";
  return isDrawing(bytes) ? "svg" : null;
}

const prologue =
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[^]*?-->\s*)*(?:<!DOCTYPE\s+svg[^>[]*>\s*)?(?:<!--[^]*?-->\s*)*<svg[\s>/]/;

function isDrawing(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return prologue.test(text.slice(0, 4096)) && !text.includes("<!ENTITY");
  } catch {
    return false;
  }
}
