export type Written = "utf-8" | "utf-8 with a mark" | "utf-16le" | "utf-16be" | "windows-1252";

/** The signs that Windows-1252 has where Latin-1 has none, of those that French needs. */
const windows: Readonly<Record<string, number>> = { "€": 0x80, "’": 0x92, œ: 0x9c, Œ: 0x8c, "…": 0x85 };

/** A text as a program writes it. */
export function encoded(text: string, written: Written): Buffer {
  switch (written) {
    case "utf-8":
      return Buffer.from(text);
    case "utf-8 with a mark":
      return Buffer.from(`\uFEFF${text}`);
    case "utf-16le":
      return Buffer.from(`\uFEFF${text}`, "utf16le");
    case "utf-16be":
      return Buffer.from(`\uFEFF${text}`, "utf16le").swap16();
    case "windows-1252":
      return Buffer.from(Array.from(text, (sign) => windows[sign] ?? sign.charCodeAt(0)));
  }
}
