import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { formatDay, formatMonth } from "#platform/texts.ts";
import { Disclosure } from "#platform/ui/page/Disclosure.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Section } from "#platform/ui/page/Section.tsx";
import type { Note } from "../../contract/notes.ts";
import { isOpen } from "../../rules/objective.ts";
import { computeTimeline, groupByMonth, splitTimeline } from "../../rules/timeline.ts";
import { usePlanPage } from "../plan/usePlanPage.ts";
import { development } from "../queries.ts";
import { identify, TimelineLine, type Entry } from "./TimelineLine.tsx";
import styles from "./timeline.module.css";
import { useTimelineTexts } from "./useTimelineTexts.ts";

/** The plan in time: objectives, actions, what was said, meetings and cycles, around today. */
export function Timeline() {
  const { plan } = usePlanPage();
  const query = useQuery(development.listNotes.queryOptions({ input: { profileId: plan.person.id } }));
  return <QueryView query={query}>{({ items }) => <Days notes={items} />}</QueryView>;
}

function Days({ notes }: { notes: readonly Note[] }) {
  const texts = useTimelineTexts();
  const { language } = useLanguage();
  const say = useSay();
  const { plan } = usePlanPage();
  const { today } = plan;
  const entries = computeTimeline(plan, notes);
  const { older, recent, ahead } = splitTimeline(entries, today);
  const hasDates = entries.some(({ kind }) => kind !== "cycle");
  return (
    <Section title={texts.title}>
      {hasDates ? (
        <>
          {older.length > 0 && (
            <Disclosure summary={say(texts.older, { count: older.length })}>
              <Months entries={older} />
            </Disclosure>
          )}
          <Months entries={recent} />
          <p className={styles.today}>
            {say(texts.today, { date: formatDay(language, today, "withWeekday") })}
          </p>
          {ahead.length === 0 && <p className={styles.quiet}>{texts.nothingAhead}</p>}
          <Months entries={ahead} />
        </>
      ) : (
        <EmptyState title={texts.empty}>{texts.emptyWords}</EmptyState>
      )}
      <Undated />
    </Section>
  );
}

function Months({ entries }: { entries: readonly Entry[] }) {
  const { language } = useLanguage();
  return groupByMonth(entries).map(({ month, entries: days }) => (
    <div key={month}>
      <h3 className={styles.month}>{formatMonth(language, month)}</h3>
      <ol className={styles.days}>
        {days.map((entry) => (
          <TimelineLine key={identify(entry)} entry={entry} />
        ))}
      </ol>
    </div>
  ));
}

/** What is open and says nothing of when. */
function Undated() {
  const texts = useTimelineTexts();
  const { plan } = usePlanPage();
  const undated = plan.objectives.filter(
    ({ status, startsOn, dueOn }) => isOpen(status) && startsOn === null && dueOn === null,
  );
  if (undated.length === 0) return null;
  return (
    <div className={styles.undated}>
      <h3 className={styles.month}>{texts.undated}</h3>
      <p className={styles.quiet}>{texts.undatedHint}</p>
      <ul className={styles.plain}>
        {undated.map(({ id, sentence, pillar }) => (
          <li key={id}>
            <InternalLink to={`${paths.developmentPlan(plan.person.id)}?tab=${pillar}`}>
              {sentence}
            </InternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
