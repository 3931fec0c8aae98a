import { fullName } from "#people/rules/names.ts";
import { toFileName } from "#platform/fileName.ts";
import type { Report } from "../../contract.ts";

/** « Rapport – Camille Tremblay – Bilan d’automne.pdf », without what a file system would refuse. */
export function formatPdfFileName({ subject, name }: Pick<Report, "subject" | "name">, file: string): string {
  const named = file.replace("{name}", () => fullName(subject)).replace("{evaluation}", () => name);
  return `${Array.from(toFileName(named)).slice(0, 100).join("").trim()}.pdf`;
}
