import { whoseName, say, translated } from "#platform/texts.ts";
import type { Report } from "../contract.ts";
import type { ReportWords } from "./words.ts";

/** The introduction of the layout, in the reader's language or else in French; null where there is none. */
export function describeIntroduction(
  { layout: { introduction }, companyName }: Pick<Report, "layout" | "companyName">,
  { language, texts }: ReportWords,
) {
  if (!introduction) return null;
  const { text, lang } = translated(language, introduction);
  const title = say(language, texts.introduction, { company: whoseName(language, companyName) });
  return { title, lang, paragraphs: text.split(/\n+/u).filter((line) => line.trim() !== "") };
}
