import type { Encoding } from "../../vocabulary.ts";

/** The upper half of code page 850, in which DOS and old payroll programs write French; decoders of today leave it out. */
const upper850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0";

/** The upper half of code page 863, that of DOS in French Canada. */
const upper863 =
  "ÇüéâÂà¶çêëèïî‗À§ÉÈÊôËÏûù¤ÔÜ¢£ÙÛƒ¦´óú¨¸³¯Î⌐¬½¼¾«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0";

/** Bytes as text in one encoding; null where they are none. A byte order mark is not part of the text. */
export function decodeBytes(bytes: Uint8Array, encoding: Encoding): string | null {
  if (encoding === "ibm850") return decodeDos(bytes, upper850);
  if (encoding === "ibm863") return decodeDos(bytes, upper863);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return encoding === "utf-8" ? decodeDamaged(bytes) : null;
  }
}

const decodeDos = (bytes: Uint8Array, upper: string) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString("latin1")
    .replace(/[\u0080-\u00FF]/g, (character) => upper[character.charCodeAt(0) - 0x80] ?? "");

/** So many of the characters beyond ASCII may be damaged, in a file that is UTF-8 all the same. */
const maxDamagedShare = 0.5;

/** UTF-8 in which some characters are damaged: each shows as « � », which no cell may hold. */
function decodeDamaged(bytes: Uint8Array): string | null {
  const text = new TextDecoder("utf-8").decode(bytes);
  const beyond = text.match(/[^\u0000-\u007F]/gu) ?? []; // oxlint-disable-line no-control-regex
  const damaged = beyond.filter((character) => character === "\uFFFD").length;
  return damaged <= beyond.length * maxDamagedShare ? text : null;
}
