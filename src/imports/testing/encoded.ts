import { decodeBytes } from "../server/reading/encodings.ts";

export type FileEncoding =
  | "utf-8"
  | "utf-8 with a mark"
  | "utf-16le"
  | "utf-16be"
  | "windows-1252"
  | "macintosh"
  | "ibm850"
  | "ibm863";

/** A text as a program writes it. */
export function encoded(text: string, written: FileEncoding): Buffer {
  switch (written) {
    case "utf-8":
      return Buffer.from(text);
    case "utf-8 with a mark":
      return Buffer.from(`\uFEFF${text}`);
    case "utf-16le":
      return Buffer.from(`\uFEFF${text}`, "utf16le");
    case "utf-16be":
      return Buffer.from(`\uFEFF${text}`, "utf16le").swap16();
    default: {
      const table =
        decodeBytes(
          Uint8Array.from({ length: 256 }, (_, byte) => byte),
          written,
        ) ?? "";
      return Buffer.from(Array.from(text, (character) => table.indexOf(character)));
    }
  }
}
