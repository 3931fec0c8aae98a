import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import type { Objective, Plan } from "../../contract/plan.ts";
import { pillars } from "../../vocabulary.ts";
import styles from "./print.module.css";

/** The current cycle on one sheet: the objectives by pillar, each with its actions and a box to tick by hand. */
export function PlanPrint({ plan }: { plan: Plan }) {
  const { pillars: names } = useTexts("development");
  const [current] = plan.cycles;
  const now = plan.objectives.filter(({ cycleId }) => cycleId === current?.id);
  return (
    <div className={styles.sheet}>
      {pillars
        .map((pillar) => ({ pillar, objectives: now.filter((one) => one.pillar === pillar) }))
        .filter(({ objectives }) => objectives.length > 0)
        .map(({ pillar, objectives }) => (
          <section key={pillar}>
            <h2 className={styles.pillar}>{names[pillar]}</h2>
            {objectives.map((objective) => (
              <PrintedObjective key={objective.id} objective={objective} />
            ))}
          </section>
        ))}
    </div>
  );
}

function PrintedObjective({ objective }: { objective: Objective }) {
  const { card } = useTexts("developmentPlan");
  const { statuses } = useTexts("development");
  const { language } = useLanguage();
  const say = useSay();
  const { sentence, status, dueOn, isPrivate, measure, supporters, setAsideWhy, actions } = objective;
  const line = [
    statuses[status],
    dueOn && say(card.to, { to: formatDay(language, dueOn) }),
    isPrivate && card.private,
  ].filter(Boolean);
  const facts = [
    { label: card.why, value: setAsideWhy },
    { label: card.measure, value: measure },
    {
      label: say(card.support, { count: supporters.length }),
      value: supporters.map((person) => fullName(person)).join(", "),
    },
  ].filter(({ value }) => value);
  return (
    <article className={styles.objective}>
      <h3>{sentence}</h3>
      <p className={styles.quiet}>{line.join(" · ")}</p>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className={styles.actions}>
        {actions.map((action) => (
          <PrintedAction key={action.id} action={action} />
        ))}
      </ul>
    </article>
  );
}

function PrintedAction({ action: { text, dueOn, doneOn } }: { action: Objective["actions"][number] }) {
  const { action: words } = useTexts("developmentPlan");
  const { language } = useLanguage();
  const say = useSay();
  const fact = doneOn
    ? say(words.doneOn, { date: formatDay(language, doneOn) })
    : dueOn && say(words.due, { date: formatDay(language, dueOn) });
  return (
    <li>
      <svg viewBox="0 0 12 12" aria-hidden="true" className={styles.box}>
        <rect x="1" y="1" width="10" height="10" rx="1.5" />
        {doneOn && <path d="M3 6.2l2 2L9 3.9" />}
      </svg>
      <span>
        {text}
        {fact && <span className={styles.quiet}> ({fact})</span>}
      </span>
    </li>
  );
}
