import { crc32, deflateSync } from "node:zlib";

/** Images made by hand, sound and hostile: no decoder of ours takes part. */

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface PngFacts {
  width: number;
  height: number;
  /** Between the header and the pixels. */
  extra?: readonly Buffer[];
}

/** A grey PNG; its compressed pixels are a few bytes for thousands of them. */
export function png({ width, height, extra = [] }: PngFacts): Buffer {
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 0, 0, 0, 0])]);
  const pixels = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 });
  return Buffer.concat([
    signature,
    pngChunk("IHDR", header),
    ...extra,
    pngChunk("IDAT", pixels),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A text chunk that unfolds to so many bytes. */
export const zTxt = (unfolded: number): Buffer =>
  pngChunk("zTXt", Buffer.concat([Buffer.from("a\0\0"), deflateSync(Buffer.alloc(unfolded), { level: 9 })]));

export const svg = (inside: string, attributes = 'width="300" height="200"'): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  );

/** Each group draws the one before it ten times. */
export function useBomb(depth: number): Buffer {
  const groups = Array.from({ length: depth }, (_, level) => {
    const of = `<use xlink:href="#g${level}"/>`.repeat(10);
    return `<g id="g${level + 1}">${of}</g>`;
  });
  return svg(
    `<defs><g id="g0"><rect width="9" height="9"/></g>${groups.join("")}</defs><use xlink:href="#g${depth}"/>`,
  );
}
