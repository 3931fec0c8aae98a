import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { refuse } from "#platform/errors.ts";
import type { Encoding } from "../../rules/table.ts";

/** A byte order mark decides; else what is valid UTF-8 is UTF-8; else it was written by an older Excel (security study, §4.6). */
export async function findEncoding(file: string): Promise<Encoding> {
  const start = await firstBytes(file, 3);
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const chunk of createReadStream(file)) decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

export async function firstBytes(file: string, count: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The text of a file, a piece at a time, without its byte order mark. Refuses what is no text. */
export async function* decodeFile(file: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const read = (chunk?: Buffer) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      return refuse("unreadable_file");
    }
  };
  for await (const chunk of createReadStream(file)) yield asText(read(chunk as Buffer));
  yield asText(read());
}

/** Tabs and line ends are the only control characters of a table. */
// oxlint-disable-next-line no-control-regex
const binary = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/;

function asText(text: string): string {
  if (binary.test(text)) refuse("unreadable_file");
  return text;
}
