import { useLanguage } from "#platform/client/language.tsx";
import type { Report } from "../../contract.ts";
import type { Since } from "../../contract/since.ts";
import { en } from "../../rules/since/texts.en.ts";
import { fr } from "../../rules/since/texts.fr.ts";
import { buildSinceWords, sayEarlier } from "../../rules/since/words.ts";
import type { ReportWords } from "../../rules/words.ts";
import { ReportSection } from "../parts/ReportSection.tsx";
import { Compared } from "../since/Since.tsx";
import compared from "./since.json";

interface ExampleSinceProps {
  id: string;
  report: Report;
  words: ReportWords;
}

/** Made by the product from fixed answers (example.test.ts): JSON knows no unions, so its type is given. */
const comparison = compared as unknown as Pick<Since, "rows" | "withheld">;

/** The example against an earlier one; comparing opens no other report. */
export function ExampleSince({ id, report, words }: ExampleSinceProps) {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const earlier = { evaluationId: report.evaluationId, name: texts.example, releasedOn: "2026-05-22" };
  const since = buildSinceWords({ words, report, earlier, texts });
  return (
    <ReportSection
      id={id}
      title={since.title}
      inside={sayEarlier(language, texts, earlier, [earlier])}
      intro={texts.intro}
    >
      <Compared comparison={{ earlier, ...comparison }} since={since} />
    </ReportSection>
  );
}
