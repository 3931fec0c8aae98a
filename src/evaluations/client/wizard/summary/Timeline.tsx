import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { computeDefaultDueDate } from "#evaluations/rules/dueDate.ts";
import { computeLastReleaseDay, listPublishingReaders } from "#evaluations/rules/release.ts";
import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, formatList } from "#platform/texts.ts";
import { Section } from "#platform/ui/page/Section.tsx";
import { useToday } from "#platform/ui/viewer.tsx";
import shared from "../../evaluations.module.css";
import type { AwaitedProposal } from "../../proposal.ts";
import styles from "./summary.module.css";

interface TimelineProps {
  evaluation: Evaluation;
  proposal: AwaitedProposal | null;
}

/** The dates from the proposal of participants to the report, as the server will apply them. */
export function Timeline({ evaluation, proposal }: TimelineProps) {
  const { timeline: texts } = useTexts("wizard");
  const { due, dueFirst } = useTexts("launch");
  const { language } = useLanguage();
  const today = useToday();
  const proposed = useProposed(evaluation, proposal);
  const release = useRelease(evaluation);
  const dueOn = evaluation.dueOn ?? computeDefaultDueDate(today);
  const isPast = dueOn < today;
  const steps: { title: string; day?: string | undefined; detail: string }[] = [
    ...(proposed ? [{ title: texts.proposal, ...proposed }] : []),
    { title: texts.launch, detail: proposal ? texts.launchAfterApproval : texts.launchDetail },
    { title: due, day: formatDay(language, dueOn), detail: isPast ? dueFirst : texts.dueDetail },
    {
      title: texts.report,
      detail: `${texts.computed} ${release(isPast ? null : computeLastReleaseDay(dueOn))}`,
    },
  ];
  return (
    <Section title={texts.title}>
      <ol className={styles.timeline}>
        {steps.map(({ title, day, detail }) => (
          <li key={title}>
            <strong>{title}</strong>
            {day && <> · {day}</>}
            <span className={shared.detail}>{detail}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function useProposed({ subject }: Evaluation, proposal: AwaitedProposal | null) {
  const { timeline: texts } = useTexts("wizard");
  const say = useSay();
  const { language } = useLanguage();
  const today = useToday();
  if (!proposal) return null;
  const { turn, manager, dueOn } = proposal;
  const names = { name: subject ? fullName(subject) : "", manager: manager ? fullName(manager) : "" };
  return {
    day:
      turn === "subject"
        ? say(dueOn < today ? texts.awaitedSince : texts.awaitedBy, { date: formatDay(language, dueOn) })
        : undefined,
    detail: say(texts.proposalOf[turn], names),
  };
}

/** How the report appears, once it is computed; `lastDay` where a due date to come gives one. */
function useRelease({ release, evaluationType, author, subject, teamManagerReads }: Evaluation) {
  const { timeline: texts, summary } = useTexts("wizard");
  const say = useSay();
  const { language } = useLanguage();
  return (lastDay: string | null): string => {
    if (release === "by_hand") {
      const publishers = listPublishingReaders({
        evaluationType,
        teamManagerReads,
        authorIsSubject: author.id === subject?.id,
        hasDirectManager: subject?.hasDirectManager !== false,
      });
      return say(texts.release.by_hand, {
        publishers: formatList(
          language,
          publishers.map((one) => say(summary.reader[one], { firstName: subject?.firstName ?? "…" })),
        ),
      });
    }
    if (release !== "next_morning") return texts.release.immediate;
    return lastDay
      ? say(texts.release.next_morning, { date: formatDay(language, lastDay) })
      : texts.release.next_morning_undated;
  };
}
