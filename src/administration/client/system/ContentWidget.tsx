import type { ReactNode } from "react";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatNumber, translated } from "#platform/texts.ts";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import type { ContentHealth } from "../../contract/health.ts";
import { listProblems } from "../../rules/problems.ts";
import type { Parts } from "./useHealth.ts";
import { Numbers, Widget } from "./Widget.tsx";
import styles from "./system.module.css";

/** What the catalogue lacks: how much, and where it is filled in. */
export function ContentWidget({ query }: { query: Parts["content"] }) {
  const { content: texts } = useTexts("systemState");
  const { language } = useLanguage();
  const isComplete = (content: ContentHealth) => listProblems({ content }).length === 0;
  const row = (key: keyof ContentHealth, to: string, count: number, where: ReactNode) => ({
    key,
    count,
    cells: [
      <InternalLink key="name" to={to}>
        {texts[key]}
      </InternalLink>,
      formatNumber(language, count),
      where,
    ],
  });
  const listRows = ({
    untranslatedQuestions: untranslated,
    positionsWithoutSkill: positions,
    skillsWithoutQuestion: skills,
  }: ContentHealth) => [
    row(
      "positionsWithoutSkill",
      paths.jobPositions(),
      positions.count,
      <First lacking={positions} toAddress={paths.jobPosition} />,
    ),
    row(
      "skillsWithoutQuestion",
      paths.questionCategories(),
      skills.count,
      <First lacking={skills} toAddress={paths.skill} />,
    ),
    row(
      "untranslatedQuestions",
      paths.questions({ translation: "untranslated", status: "active" }),
      untranslated,
      null,
    ),
  ];
  return (
    <Widget
      title={texts.title}
      query={query}
      awaits="nothing"
      light={(content) =>
        isComplete(content)
          ? { mark: "check", words: texts.complete }
          : { mark: "dash", words: texts.incomplete }
      }
    >
      {(content) =>
        !isComplete(content) && (
          <Numbers
            caption={texts.caption}
            head={[texts.what, texts.count, texts.where]}
            rows={listRows(content).filter(({ count }) => count > 0)}
          />
        )
      }
    </Widget>
  );
}

interface FirstProps {
  lacking: ContentHealth["positionsWithoutSkill"];
  toAddress: (id: string) => string;
}

/** The first of them, each a link to where it is filled in. */
function First({ lacking: { count, first }, toAddress }: FirstProps) {
  const { content: texts } = useTexts("systemState");
  const { language } = useLanguage();
  const say = useSay();
  const others = count - first.length;
  return (
    <ul className={styles.names}>
      {first.map(({ id, name }) => {
        const { text, lang } = translated(language, name);
        return (
          <li key={id} lang={lang === language ? undefined : lang}>
            <InternalLink to={toAddress(id)}>{text}</InternalLink>
          </li>
        );
      })}
      {others > 0 && <li>{say(texts.others, { count: others })}</li>}
    </ul>
  );
}
