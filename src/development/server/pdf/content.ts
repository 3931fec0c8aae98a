import { fullName } from "#people/rules/names.ts";
import type { TypesetData } from "#platform/server/typesetting/data.ts";
import { formatDay, say, type Plural, type Values } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { Action, Objective, Plan } from "../../contract/plan.ts";
import { isOpen, selectCurrent } from "../../rules/objective.ts";
import { computeProgress, computeShare } from "../../rules/progress.ts";
import { listProgressWords } from "../../rules/progressWords.ts";
import { en as commonEn } from "../../texts.en.ts";
import { fr as commonFr } from "../../texts.fr.ts";
import { pillars } from "../../vocabulary.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

export interface PrintedPlan {
  /** With the objectives that are printed, and no other. */
  plan: Plan;
  company: string;
  language: Language;
}

/** What the sheet says, in words: the template lays it out, and leaves out of each objective what has no room. */
export function buildPlanContent({ plan, company, language }: PrintedPlan) {
  const words = { fr, en }[language];
  const common = { fr: commonFr, en: commonEn }[language];
  const sayIt = (message: string | Plural, values: Values = {}) => say(language, message, values);
  const toDay = (day: string) => formatDay(language, day);
  const [current] = plan.cycles;
  const now = selectCurrent(plan);
  const share = computeShare(now, { sharedOnly: false });

  const toAction = ({ text, dueOn, doneOn }: Action) => ({
    text,
    isDone: doneOn !== null,
    fact: doneOn
      ? sayIt(words.done, { date: toDay(doneOn) })
      : dueOn
        ? sayIt(words.due, { date: toDay(dueOn) })
        : "",
  });
  const toObjective = (objective: Objective) => {
    const { sentence, status, startsOn, dueOn, isPrivate, measure, setAsideWhy, supporters } = objective;
    const done = objective.actions.filter(({ doneOn }) => doneOn !== null).length;
    const actions = objective.actions.map(toAction);
    return {
      sentence,
      isOpen: isOpen(status),
      line: [
        common.statuses[status],
        status === "upcoming" && startsOn && sayIt(words.from, { date: toDay(startsOn) }),
        dueOn && sayIt(words.due, { date: toDay(dueOn) }),
        isPrivate && words.private,
      ]
        .filter(Boolean)
        .join(" · "),
      facts: [
        { label: words.why, value: setAsideWhy ?? "" },
        { label: words.measure, value: measure ?? "" },
        {
          label: sayIt(words.support, { count: supporters.length }),
          value: supporters.map((person) => fullName(person)).join(", "),
        },
      ].filter(({ value }) => value !== ""),
      actions,
      actionsDone: actions.length > 0 ? sayIt(words.actionsDone, { count: done, total: actions.length }) : "",
    };
  };
  const progress = listProgressWords(
    computeProgress(now, { today: plan.today, sharedOnly: false }),
    common.progress,
    sayIt,
  );
  return {
    language,
    title: sayIt(words.title, { name: fullName(plan.person) }),
    heading: words.heading,
    name: fullName(plan.person),
    kicker: current ? sayIt(words.cycle, { company, date: toDay(current.startedOn) }) : company,
    progress: [...progress.objectives, ...progress.actions].join(" · "),
    share,
    empty: now.length === 0 ? words.empty : "",
    pillars: pillars.flatMap((pillar) => {
      const under = now.filter((objective) => objective.pillar === pillar);
      return under.length > 0 ? [{ name: common.pillars[pillar], objectives: under.map(toObjective) }] : [];
    }),
    notes: words.notes,
    moreActions: { ...words.moreActions },
    moreObjectives: { ...words.moreObjectives },
    footer: {
      made: sayIt(words.made, { date: toDay(plan.today) }),
      private: now.some(({ isPrivate }) => isPrivate) ? words.withPrivate : "",
      replaced: words.replaced,
    },
  } satisfies TypesetData;
}
