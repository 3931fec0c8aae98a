import { useQuery } from "@tanstack/react-query";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { chooseNextStep } from "../../rules/nextStep.ts";
import { chooseNextMeeting } from "../../rules/notes.ts";
import { formatClock } from "../formatClock.ts";
import { toNotePlace } from "../beside/places.ts";
import { development } from "../queries.ts";
import { usePlanPage } from "./usePlanPage.ts";
import styles from "./next.module.css";

/** At the top of a plan: the next step and the next meeting, where there are any, and the way to each. */
export function NextLines() {
  const { next: texts, action: words } = useTexts("developmentPlan");
  const { language } = useLanguage();
  const say = useSay();
  const { plan, goTo } = usePlanPage();
  const { data } = useQuery(development.listNotes.queryOptions({ input: { profileId: plan.person.id } }));
  const step = chooseNextStep(plan.objectives);
  const note = chooseNextMeeting(data?.items ?? []);
  const meeting = note?.meeting;
  if (!step && !meeting) return null;
  const { dueOn = null } = step ?? {};
  const isLate = dueOn !== null && dueOn < plan.today;
  return (
    <dl aria-label={texts.label} className={styles.next}>
      {step && (
        <div>
          <dt>{texts.step}</dt>
          <dd>
            <button type="button" className={styles.way} onClick={() => goTo(step.objective)}>
              {step.words}
            </button>
            {dueOn && (
              <span className={isLate ? styles.late : styles.day}>
                {say(isLate ? words.late : words.due, { date: formatDay(language, dueOn) })}
              </span>
            )}
          </dd>
        </div>
      )}
      {note && meeting && (
        <div>
          <dt>{texts.meeting}</dt>
          <dd>
            <button type="button" className={styles.way} onClick={() => goToNote(note.id)}>
              {say(texts.at, {
                date: formatDay(language, meeting.on, "withWeekday"),
                time: formatClock(language, meeting.time),
              })}
            </button>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The follow-up in which it was arranged; an older one is folded. */
function goToNote(id: string) {
  const line = document.getElementById(toNotePlace(id));
  const folded = line?.closest("details");
  if (folded) folded.open = true;
  line?.focus();
}
