import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { listReminderDays } from "#evaluations/rules/reminders.ts";
import { computeThresholdProgress } from "#evaluations/rules/thresholdProgress.ts";
import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, formatList } from "#platform/texts.ts";
import { Facts } from "#platform/ui/page/Section.tsx";
import { useToday, useZoneNote } from "#platform/ui/viewer.tsx";
import { isAllIn, awaitedFrom } from "./phase.ts";
import styles from "./room.module.css";

/** The facts beside the work: until when, the next reminders, what is missing for a group to be shown, the release. */
export function Standing({ evaluation }: { evaluation: Evaluation }) {
  const { standing } = useTexts("room");
  const { noDue } = useTexts("evaluations");
  const say = useSay();
  const { language } = useLanguage();
  const today = useToday();
  const zone = useZoneNote();
  const { dueOn, launchedOn, release, author, status, rights } = evaluation;
  const isCollecting = rights.manage && status === "in_progress" && !isAllIn(evaluation);
  const reminders =
    isCollecting && dueOn && awaitedFrom(evaluation).length > 0 ? listReminderDays(dueOn, today) : [];
  const groups = isCollecting ? computeThresholdProgress(evaluation) : [];
  return (
    <Facts
      facts={[
        { label: standing.due, value: dueOn ? formatDay(language, dueOn) + zone : noDue },
        ...(reminders.length > 0
          ? [
              {
                label: standing.reminders,
                value: formatList(
                  language,
                  reminders.map((day) => formatDay(language, day, "short")),
                ),
              },
            ]
          : []),
        ...(groups.length > 0
          ? [
              {
                label: say(standing.threshold, { count: evaluation.threshold }),
                value: groups.map(({ role, missing, isReachable }) => (
                  <span key={role} className={styles.factLine}>
                    {missing === 0
                      ? standing.groups[role].reached
                      : isReachable
                        ? say(standing.groups[role].missing, { count: missing })
                        : standing.groups[role].outOfReach}
                  </span>
                )),
              },
            ]
          : []),
        ...(release && status === "in_progress"
          ? [{ label: standing.report, value: standing.release[release] }]
          : []),
        { label: standing.lead, value: fullName(author) },
        ...(launchedOn ? [{ label: standing.launched, value: formatDay(language, launchedOn) }] : []),
      ]}
    />
  );
}
