import { paths } from "#paths.ts";
import { fullName } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import styles from "#teams/client/teams.module.css";
import type { ManagedPerson } from "#teams/contract.ts";
import { selectOpenActions } from "../../rules/team.ts";
import { useDashboard } from "../useDashboard.ts";
import { usePartWords } from "../usePartWords.ts";

/** What waits for the reader about one person, each with the link that does it; nothing while loading. */
export function OpenActions({ person }: { person: ManagedPerson }) {
  const { team: texts } = useTexts("mine");
  const say = useSay();
  const parts = usePartWords();
  const { data } = useDashboard();
  if (!data) return null;
  const { answers, reports } = selectOpenActions(person.id, data);
  const actions = [
    ...answers.map((part) => ({ key: part.evaluationId, verb: texts.answer, to: parts.path(part), ...part })),
    ...reports.map((report) => ({
      key: report.evaluationId,
      verb: texts.read,
      to: paths.report(report.evaluationId),
      ...report,
    })),
  ];
  if (actions.length === 0) return <span className={styles.none}>{texts.nothingOpen}</span>;
  return actions.map(({ key, verb, to, name }, index) => (
    <span key={key}>
      {index > 0 && ", "}
      <InternalLink
        to={to}
        aria-label={say(texts.openNamed, { verb, name: fullName(person), evaluation: name })}
      >
        {verb}
      </InternalLink>
    </span>
  ));
}
