import type { Report } from "../../contract.ts";
import { describeIntroduction } from "../../rules/introduction.ts";
import type { ReportWords } from "../../rules/words.ts";
import styles from "./introduction.module.css";

interface IntroductionProps {
  report: Pick<Report, "layout" | "companyName">;
  words: ReportWords;
}

/** What the company says before the first section. */
export function Introduction({ report, words }: IntroductionProps) {
  const introduction = describeIntroduction(report, words);
  if (!introduction) return null;
  const { title, lang, paragraphs } = introduction;
  return (
    <section className={styles.introduction} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <div lang={lang}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
