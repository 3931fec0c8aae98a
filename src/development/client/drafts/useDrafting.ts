import { useEffect, useRef, useState } from "react";
import { failureFrom, type ApiFailure } from "#platform/client/api.ts";
import { announce } from "#platform/client/screen.tsx";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { notify } from "#platform/ui/actions/notify.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useViewer } from "#platform/ui/viewer.tsx";
import type { DraftOffer } from "../../contract/drafts.ts";
import type { Objective } from "../../contract/plan.ts";
import type { DraftFailure } from "../../vocabulary/drafts.ts";
import { useBadgeNews } from "../badges/useBadgeNews.ts";
import { listAdded } from "../plan/added.ts";
import { useAddedWords } from "../plan/useAddedWords.ts";
import { usePlanPage } from "../plan/usePlanPage.ts";
import { development, developmentApi } from "../queries.ts";
import { openDraft } from "./openDraft.ts";
import {
  countDecisions,
  isOpen,
  mayLose,
  receive,
  toNewObjective,
  toSuggestion,
  type Suggestion,
} from "./suggestion.ts";
import { useDraftTexts } from "./useDraftTexts.ts";

/** What the person chose: it stays while the page does, whatever becomes of the answer. */
export interface Choice {
  skillIds: readonly string[];
  addsWords: boolean;
  words: string;
}

/** How far the answer has come; a refusal of Rondo itself by its failure. */
export type Progress = "writing" | "whole" | "cancelled" | DraftFailure | { refused: ApiFailure };

type Step = "choose" | "check" | "answer";

/** Longer than the server gives the model: past it, the line itself is stuck. */
const timeLimitMs = 40_000;

/** From the choice to what was decided about each suggestion. Nothing is sent but by `send`, with what was shown. */
export function useDrafting(report: DraftOffer["report"]) {
  const texts = useDraftTexts();
  const say = useSay();
  const { language } = useLanguage();
  const { plan, goTo } = usePlanPage();
  const { profileId: me } = useViewer();
  const badges = useBadgeNews(plan);
  const formatAdded = useAddedWords();
  /** Accepted since the dialog was opened. */
  const arrived = useRef<readonly Objective[]>([]);
  const { id: profileId } = plan.person;
  const [step, setStep] = useState<Step>("choose");
  const [choice, setChoice] = useState<Choice>({ skillIds: [], addsWords: false, words: "" });
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const [discarded, setDiscarded] = useState(0);
  const [progress, setProgress] = useState<Progress>("whole");
  const [ask, setAsk] = useState(0);
  /** Those that brought something: they have served. */
  const [usedWords, setUsedWords] = useState("");
  const sending = useRef<AbortController | null>(null);
  const lastKey = useRef(0);
  const input = { profileId };
  const asked = {
    profileId,
    language,
    skillIds: [...choice.skillIds],
    ownWords: (choice.addsWords && choice.words.trim()) || null,
  };
  const stop = () => sending.current?.abort();
  const settle = useSettling(profileId, suggestions);
  useEffect(() => stop, []);

  const accept = useAction({
    run: async (suggestion: Suggestion) => {
      const objectives = [toNewObjective(suggestion)];
      const after = await badges.watch(() => developmentApi.addObjectives({ ...input, objectives }));
      arrived.current = [...arrived.current, ...listAdded(plan, after, me)];
      return after;
    },
    isRepeatable: true,
    keep: development.readPlan.queryKey({ input }),
    refresh: [
      development.readEvidence.queryKey({ input }),
      development.readCheckpoint.queryKey({ input }),
      development.listCourses.key(),
    ],
    announce: () => texts.suggestion.added,
  });
  const change = (key: number, next: Partial<Suggestion>) =>
    setSuggestions((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)));

  /** The yes: sends what the digest stands for, which the server compares. */
  const send = async (digest: string) => {
    const mine = new AbortController();
    sending.current = mine;
    settle();
    const thisAsk = ask + 1;
    setAsk(thisAsk);
    // What waits for a decision, with its changes, stays below what comes.
    setSuggestions((all) => all.filter(isOpen));
    setDiscarded(0);
    setProgress("writing");
    setStep("answer");
    const limit = AbortSignal.timeout(timeLimitMs);
    let end: Progress = "cut_off";
    let hasBegun = false;
    try {
      for await (const event of openDraft({ ...asked, digest }, AbortSignal.any([mine.signal, limit]))) {
        hasBegun = true;
        if (event.kind === "end") end = event.failure ?? "whole";
        else if (event.kind === "discarded") setDiscarded((count) => count + 1);
        else {
          lastKey.current += 1;
          const suggestion = toSuggestion(event.objective, { key: lastKey.current, ask: thisAsk }, report);
          setSuggestions((all) => receive(all, suggestion));
          setUsedWords(choice.words);
          announce(say(texts.suggestion.arrived, { objective: event.objective.sentence }));
        }
      }
    } catch (error) {
      end = mine.signal.aborted
        ? "cancelled"
        : limit.aborted
          ? "slow"
          : toProgress(failureFrom(error), hasBegun);
    }
    if (sending.current !== mine) return;
    sending.current = null;
    if (isChanged(end)) setStep("check");
    setProgress(end);
  };

  return {
    step,
    goTo: setStep,
    choice,
    choose: (next: Partial<Choice>) => setChoice((now) => ({ ...now, ...next })),
    asked,
    send,
    stop,
    settle,
    progress,
    discarded,
    /** What the last ask brought, and what waits from before. */
    suggestions: suggestions.filter((one) => one.ask === ask),
    earlier: suggestions.filter((one) => one.ask !== ask),
    hasSuggestions: suggestions.length > 0,
    mayLose: mayLose(suggestions, choice.words, usedWords),
    change,
    accept: async (suggestion: Suggestion) => {
      if (!(await accept.run(suggestion))) return;
      change(suggestion.key, { state: "accepted" });
    },
    /** Once the dialog is closed, the page says what came into the plan, and goes there. */
    leave: () => {
      const added = arrived.current;
      const [first] = added;
      arrived.current = [];
      if (!first) return;
      notify.success([formatAdded(added), badges.tell()].filter(Boolean).join(" "));
      goTo(first);
    },
    isAccepting: accept.busy,
  };
}
export type Drafting = ReturnType<typeof useDrafting>;

/** Tells the log what was decided since the last time: when the dialog closes, another draft is asked for or the page is left. */
function useSettling(profileId: string, suggestions: readonly Suggestion[]) {
  const settled = useRef<ReadonlySet<number>>(new Set());
  const settle = () => {
    const decided = suggestions.filter(
      ({ key, state }) => !settled.current.has(key) && (state === "accepted" || state === "dismissed"),
    );
    if (decided.length === 0) return;
    settled.current = new Set([...settled.current, ...decided.map(({ key }) => key)]);
    // The plan stands without it.
    void developmentApi
      .settleDraft({ profileId, ...countDecisions(decided) }, { context: { outlivesPage: true } })
      .catch(() => {});
  };
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(() => () => latest.current(), []);
  return settle;
}

/** A line that breaks in the middle is cut off; all else is said in the words of the product. */
const toProgress = (failure: ApiFailure, hasBegun: boolean): Progress =>
  hasBegun && failure.code === "network_error" ? "cut_off" : { refused: failure };

/** What would be sent is not what was shown any more: it is shown again. */
export const isChanged = (progress: Progress) =>
  typeof progress === "object" && progress.refused.code === "draft_changed";
