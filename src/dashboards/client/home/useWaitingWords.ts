import { paths } from "#paths.ts";
import { fullName } from "#people/rules/names.ts";
import { daysBetween } from "#platform/calendarDays.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, whoseName } from "#platform/texts.ts";
import { useToday, useZoneNote } from "#platform/ui/viewer.tsx";
import type { ManagedEvaluationSummary } from "../../contract.ts";
import { computeDueState, resolveStep } from "../../rules/parts.ts";
import type { TodoItem } from "../../rules/todoItems.ts";
import { usePartWords } from "../usePartWords.ts";
import { useManagedWords } from "./useManagedWords.ts";

export interface WaitingWords {
  title: string;
  facts: readonly string[];
  /** Shown as a warning. */
  late: string | null;
  to: string;
  verb: string;
}

/** The texts of a line of « À faire », and the path of its one action. */
export function useWaitingWords(): (waiting: TodoItem) => WaitingWords {
  const texts = useTexts("dashboards");
  const { language } = useLanguage();
  const say = useSay();
  const parts = usePartWords();
  const led = useManagedWords();
  const today = useToday();
  const zone = useZoneNote();

  const shortDay = (day: string) => formatDay(language, day, "short");
  const when = (dueOn: string) => {
    const days = daysBetween(today, dueOn);
    if (days <= 0) return texts.waiting.today + zone;
    if (days === 1) return texts.waiting.tomorrow + zone;
    return say(texts.waiting.on, { date: shortDay(dueOn) });
  };
  const named = (name: string) => ({ name, whose: whoseName(language, name) });
  const leading = (one: ManagedEvaluationSummary): Pick<WaitingWords, "to" | "verb" | "late"> => ({
    to: led.path(one),
    verb: led.verb(one),
    late: null,
  });

  return (waiting) => {
    const { kind, about } = waiting;
    if (kind === "answer") {
      const part = about;
      const due = computeDueState(today, part.dueOn);
      return {
        title: parts.title(part),
        facts: [
          part.name,
          ...(part.isSelf ? [] : [texts.as[part.role]]),
          ...(resolveStep(part) === "finish" ? [] : [say(texts.minutes, { count: part.minutes })]),
          ...(due.kind === "by" ? [say(texts.waiting.due, { date: shortDay(due.date) + zone })] : []),
          ...(due.kind === "today" ? [texts.waiting.dueToday + zone] : []),
        ],
        late: due.kind === "late" ? say(texts.late, { count: due.days }) : null,
        to: parts.path(part),
        verb: parts.verb(part),
      };
    }
    if ("releasedOn" in about) {
      const { evaluationId, name, subject, releasedOn } = about;
      const date = shortDay(releasedOn);
      return {
        title:
          kind === "ownReport"
            ? say(texts.waiting.ownReport, { name })
            : say(texts.waiting.report, named(fullName(subject))),
        facts:
          kind === "ownReport"
            ? [say(texts.waiting.ownReportDetail, { date: formatDay(language, releasedOn) })]
            : [name, say(texts.waiting.published, { date })],
        late: null,
        to: paths.report(evaluationId),
        verb: texts.readReport,
      };
    }
    if ("isReturned" in about) {
      const { evaluationId, name, subject, isMine, isReturned, dueOn } = about;
      const days = -daysBetween(today, dueOn);
      return {
        title: isReturned
          ? texts.waiting.returned
          : isMine
            ? texts.waiting.propose
            : say(texts.waiting.decide, named(fullName(subject))),
        facts: [
          name,
          isMine ? say(texts.waiting.due, { date: shortDay(dueOn) }) : texts.waiting.decideDetail,
        ],
        late: isMine && days > 0 ? say(texts.late, { count: days }) : null,
        to: isMine ? paths.nomination(evaluationId) : paths.decideNomination(evaluationId),
        verb: isMine ? texts.waiting.proposeVerb : texts.waiting.decideVerb,
      };
    }
    if (kind === "checkpoint")
      return {
        title: say(texts.waiting.checkpoint, { name: fullName(about.subject) }),
        facts: [about.name, say(texts.waiting.until, { date: shortDay(about.dueOn) })],
        late: null,
        to: paths.checkpoint(about.subject.id),
        verb: texts.led.verbs.await,
      };
    if (kind === "flagged") {
      const { evaluationId, name, subject, count } = about;
      return {
        title: say(texts.waiting.flagged, { count, ...named(fullName(subject)) }),
        facts: [name, say(texts.waiting.flaggedDetail, { count })],
        late: null,
        to: paths.flaggedComments(evaluationId),
        verb: texts.waiting.flaggedVerb,
      };
    }
    if (kind === "short") {
      const { evaluationId, name, subjectName, groups } = about;
      return {
        title: groups
          .map(({ role, missing }) => say(texts.waiting.short[role], { count: missing }))
          .join(" · "),
        facts: [subjectName, name],
        late: null,
        to: paths.evaluation(evaluationId),
        verb: texts.waiting.shortVerb,
      };
    }
    if ("preparing" in about) {
      const { id, name, dueOn, preparing, toDecide, running } = about;
      const { decide, closing, prepare } = texts.waiting.campaign;
      const [title, facts] = {
        decideCampaign: [say(decide, { name }), say(texts.waiting.campaign.toDecide, { count: toDecide })],
        closingCampaign: [
          say(closing, { name, when: when(dueOn) }),
          say(texts.led.running, { count: running }),
        ],
        prepareCampaign: [
          say(prepare, { name }),
          say(texts.waiting.campaign.preparing, { count: preparing }),
        ],
      }[kind as "decideCampaign"] as [string, string];
      return { title, facts: [facts], late: null, to: paths.campaign(id), verb: texts.led.verbs.open };
    }
    const one = about;
    const evaluation = led.name(one);
    if (kind === "closing")
      return {
        ...leading(one),
        title: say(texts.waiting.closing, {
          ...named(one.subjectName ?? ""),
          when: when(one.dueOn ?? today),
        }),
        facts: [evaluation, say(texts.progress, { count: one.answeredCount, total: one.participantCount })],
      };
    if (kind === "review")
      return {
        ...leading(one),
        title: say(texts.waiting.review, named(one.subjectName ?? "")),
        facts: [evaluation, texts.waiting.reviewDetail],
      };
    const { ready, decide, unfinished, blank, decideDetail } = texts.waiting;
    const draft = one.next === "launch" ? ready : one.next === "decide" ? decide : unfinished;
    return {
      ...leading(one),
      title: one.subjectName ? say(draft, named(one.subjectName)) : blank,
      facts: one.next === "decide" ? [evaluation, decideDetail] : [evaluation],
    };
  };
}
