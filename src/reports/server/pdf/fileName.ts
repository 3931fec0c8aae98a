import { fullName } from "#people/rules/names.ts";
import type { Report } from "../../contract.ts";

/** « Rapport – Camille Tremblay – Bilan d’automne.pdf », without what a file system would refuse. */
export function formatPdfFileName({ subject, name }: Pick<Report, "subject" | "name">, file: string): string {
  const named = file.replace("{name}", () => fullName(subject)).replace("{evaluation}", () => name);
  const plain = named.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu, " ");
  return `${Array.from(plain.replace(/\s+/g, " ").trim()).slice(0, 100).join("").trim()}.pdf`;
}
