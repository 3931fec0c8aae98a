import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from "react";
import { useLocation } from "wouter";
import { paths } from "#paths.ts";
import { createApi } from "#platform/client/api.ts";
import { hasShownScreen } from "#platform/client/screen.tsx";
import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { FORMER_NOTICE_VERSION } from "#evaluations/rules/notice.ts";
import type { AnswerForm, Answers, answersContract } from "../../contract.ts";
import { countAnswered, isItemAnswered, type GivenAnswers } from "../../rules/answered.ts";
import { groupIntoChapters, listInReadingOrder, type Chapter } from "../../rules/chapters.ts";
import { estimateMinutes, type Pace } from "../../rules/estimate.ts";
import { applyWaiting } from "../../rules/mergeAnswers.ts";
import { OpenFormContext, type OpenForm } from "./openForm.ts";
import { keepWhileOpen, type OpenedPart } from "./device/openPart.ts";
import { createParticipation } from "./participation.ts";
import type { Value } from "./saving/draftStore.ts";
import type { SaveQueue, SaveState } from "./saving/saveQueue.ts";
import { useCatchUp } from "./saving/useCatchUp.ts";
import { readForm, classifySendingFailure, useSaveQueue } from "./saving/useSaveQueue.ts";

const api = createApi<typeof answersContract>("answers");
/** Milliseconds before an answer leaves: once it is on the screen, or once the typing rests. */
const SHOWN = 60;
const TYPING_PAUSE = 600;

export interface Answering extends OpenForm {
  chapters: Chapter[];
  /** The questions in the order of their chapters. */
  order: QuestionnaireItem[];
  /** The displayed number of a question: its position in that order, from 1. */
  getQuestionNumber: (position: number) => number;
  minutesLeft: number;
  /** Nothing is kept: the form is only being tried. */
  isPreview: boolean;
  /** Unsent answers stay on this device when the page closes. */
  keeps: boolean;
  queue: SaveQueue;
  /** Shows the version kept after a conflict between two devices. */
  settle: (position: number, kept: "mine" | "other") => void;
  begin: () => Promise<void>;
  decline: (note: string) => Promise<void>;
  finalise: () => Promise<void>;
  /** False while the very first screen appears: the browser reads that one, later titles take the focus. */
  hasArrived: RefObject<boolean>;
  /** Back from a question that the review opened. */
  returnToReview: (from: number) => void;
  /** The question the reader returns from; readable once. */
  takeReturn: () => number | null;
  /** The address of a question, for links; with `back`, it leads to the review again. */
  questionPath: (position: number, back?: "review") => string;
  goToQuestion: (position: number, how?: { replace: boolean }) => void;
  goToReview: (how?: { replace: boolean }) => void;
  goToWelcome: (how?: { replace: boolean }) => void;
}

const AnsweringContext = createContext<Answering | null>(null);

export function useAnswering(): Answering {
  const answering = useContext(AnsweringContext);
  if (!answering) throw new Error("AnsweringProvider is missing");
  return answering;
}

/** The save status changes more often than the answers: a separate context, so that only its readers render again. */
export function useSaveState(): SaveState {
  const { queue } = useAnswering();
  return useSyncExternalStore(queue.subscribe, queue.state);
}

interface Properties {
  part: OpenedPart;
  isPreview?: boolean;
  children: ReactNode;
}

/** The state of one participation, from the notice to the thanks: answers, saving, navigation. */
export function AnsweringProvider({ part, isPreview = false, children }: Properties) {
  const { device } = part;
  const [form, setForm] = useState(part.form);
  const { evaluationId, respondentId, items, role } = form;
  const [given, setGiven] = useState<GivenAnswers>(() =>
    applyWaiting(items.length, form.answers, part.drafts),
  );
  // What is on the screen now, also for answers that arrive before it is rendered again.
  const shown = useRef(given);
  const showAll = (next: GivenAnswers) => {
    shown.current = next;
    setGiven(next);
  };
  // The device's copy follows the server answer by answer; rendering does not wait for it.
  const [participation] = useState(() =>
    createParticipation(part.form, (held) => keepWhileOpen(device, held)),
  );
  const queue = useSaveQueue(part, participation.recordAccepted);
  const [, navigate] = useLocation();
  const pace = usePace(part.form);
  useCatchUp(!part.isFresh, async () => {
    try {
      const fresh = await participation.read(() => readForm(evaluationId, respondentId));
      if (!fresh) return false;
      setForm(fresh);
      showAll(applyWaiting(items.length, fresh.answers, queue.unsent()));
      queue.adopt(fresh.answers.revisions);
      return true;
    } catch (error) {
      const failure = classifySendingFailure(error);
      if (failure === "signedOut" || failure === "closed") queue.halt(failure);
      return failure === "closed";
    }
  });
  const edited = useRef<number | null>(null);
  const hasArrived = useRef(hasShownScreen());
  // Effects of the first screen run before this one: only later screens find it true.
  useEffect(() => {
    hasArrived.current = true;
  }, []);

  const valueAt = (position: number): Value => valueIn(given, position);
  const show = (position: number, { score, text }: Value) => {
    const before = shown.current;
    const next = {
      scores: before.scores.with(position, score),
      texts: { ...before.texts, [position]: text ?? "" },
    };
    showAll(next);
    pace.observe(position, before, next);
  };
  const change = (position: number, changed: Partial<Value>, wait: number) => {
    const value = { ...valueIn(shown.current, position), ...changed };
    show(position, value);
    if (!isPreview) queue.change({ position, ...value }, wait);
  };
  const inChapters = groupIntoChapters(items, given);
  const order = listInReadingOrder(inChapters);
  const getQuestionNumber = (position: number) => order.findIndex((item) => item.position === position) + 1;
  const questionPath = (position: number, back?: "review") => {
    const asked = { q: String(getQuestionNumber(position)), ...(back && { back }) };
    return isPreview
      ? paths.answerPreview(evaluationId, { role, ...asked })
      : paths.answer(evaluationId, asked);
  };

  const answering: Answering = {
    form,
    given,
    chapters: inChapters,
    order,
    getQuestionNumber,
    minutesLeft: pace.minutes,
    isPreview,
    keeps: device.keeps(),
    queue,
    valueAt,
    choose: (position, score) => change(position, { score }, SHOWN),
    write: (position, text) => change(position, { text }, TYPING_PAUSE),
    settle(position, kept) {
      const value = queue.resolve(position, kept);
      if (value) show(position, value);
    },
    async begin() {
      const call = () =>
        api.begin({ evaluationId, respondentId, noticeVersion: form.noticeVersion ?? FORMER_NOTICE_VERSION });
      setForm(
        isPreview
          ? { ...form, noticeAcknowledged: true }
          : await participation.act(call, { noticeAcknowledged: true }),
      );
      const first = order[0];
      // With answers already given, to where they stop.
      navigate(
        first && countAnswered(items, shown.current) === 0
          ? questionPath(first.position)
          : paths.answer(evaluationId),
      );
    },
    async decline(note) {
      const call = () => api.decline({ evaluationId, respondentId, note: note.trim() || null });
      setForm(await participation.act(call, { participantStatus: "declined" }));
    },
    async finalise() {
      const call = () => api.finalise({ evaluationId, respondentId });
      setForm(await participation.act(call, { participantStatus: "completed" }));
      navigate(paths.answerDone(evaluationId), { replace: true });
    },
    questionPath,
    returnToReview(from) {
      edited.current = from;
      answering.goToReview();
    },
    takeReturn() {
      const from = edited.current;
      edited.current = null;
      return from;
    },
    hasArrived,
    goToQuestion: (position, how) => navigate(questionPath(position), how),
    goToReview: (how) =>
      isPreview
        ? navigate(paths.answerPreview(evaluationId, { role, q: "review" }), how)
        : navigate(paths.answerReview(evaluationId), how),
    goToWelcome: (how) =>
      navigate(isPreview ? paths.answerPreview(evaluationId, { role }) : paths.answer(evaluationId), how),
  };
  return (
    <AnsweringContext.Provider value={answering}>
      <OpenFormContext.Provider value={answering}>{children}</OpenFormContext.Provider>
    </AnsweringContext.Provider>
  );
}

const valueIn = (given: GivenAnswers, position: number): Value => ({
  score: given.scores[position] ?? null,
  text: given.texts[position] ?? null,
});

/** The minutes left, from the time of each answer; recomputed only when an answer appears or disappears. */
function usePace({ items, answers }: { items: AnswerForm["items"]; answers: Answers }) {
  const own = useRef<Pace[]>([]);
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, []);
  const remaining = (given: GivenAnswers) => items.filter((item) => !isItemAnswered(item, given));
  const [minutes, setMinutes] = useState(() => estimateMinutes(remaining(answers)));
  return {
    minutes,
    observe(position: number, before: GivenAnswers, after: GivenAnswers) {
      const item = items[position];
      if (!item || isItemAnswered(item, before) === isItemAnswered(item, after)) return;
      const now = performance.now();
      if (isItemAnswered(item, after))
        own.current = [...own.current, { type: item.type, seconds: (now - since.current) / 1000 }];
      since.current = now;
      setMinutes((shown) => estimateMinutes(remaining(after), own.current, shown));
    },
  };
}
