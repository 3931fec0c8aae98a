import { useEffect, useState, useSyncExternalStore } from "react";
import { useCatchUp } from "#answers/client/light/saving/useCatchUp.ts";
import { createApi, failureFrom } from "#platform/client/api.ts";
import type { pulsesContract } from "../../contract.ts";
import type { Survey } from "../../contract/survey.ts";
import { isAnswered, listChoices, type GivenAnswers } from "../../rules/answers.ts";
import type { Arrival } from "./arrival.ts";
import { eraseSurvey, type OpenedSurvey, type Reply } from "./openSurvey.ts";
import { createSender, type SendingFailure } from "./sending/sender.ts";

const api = createApi<typeof pulsesContract>("pulses");

function classifyFailure(error: unknown): SendingFailure {
  switch (failureFrom(error).code) {
    case "unauthorized":
    case "expired_token":
      return "signedOut";
    case "pulse_closed":
    case "not_found":
      return "closed";
    case "required_questions_missing":
    case "invalid_data":
    case "invalid_request":
    case "forbidden":
      return "refused";
    default:
      return "later";
  }
}

/** The choice of an email, when the survey asks that question and has that choice. */
export function readArrival({ content }: Survey, arrival: Arrival | null): GivenAnswers {
  const question = content.questions.find(({ key }) => key === arrival?.question);
  const choice = question && listChoices(question).find((one) => String(one) === arrival?.answer);
  return question && choice !== undefined ? { [question.key]: choice } : {};
}

/** What a person answers to one survey: on this page and, sealed, on this device, until it is sent. */
export function useSurvey({ survey: opened, reply, device, isFresh }: OpenedSurvey, arrival: Arrival | null) {
  const [survey, setSurvey] = useState(opened);
  const { id, respondentId } = survey;
  const replies = device.shelf("reply");
  const [answers, setAnswers] = useState<GivenAnswers>(() => ({
    ...reply?.answers,
    ...(reply?.isSent ? {} : readArrival(opened, arrival)),
  }));
  const [sender] = useState(() =>
    createSender({
      send: async (given) => void (await api.sendSurvey({ id, respondentId, answers: { ...given } })),
      classifyFailure,
      isOnline: () => navigator.onLine,
      after(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      onSent() {
        setAnswers({});
        void eraseSurvey(device, id);
      },
    }),
  );
  const sending = useSyncExternalStore(sender.subscribe, sender.state);
  const isOpen = survey.state === "open";
  /** The server held the answers already: only its answer was lost. */
  const wasSent = survey.state === "answered" && reply?.isSent === true;
  const hasUnsent = isOpen && sending !== "sent" && Object.keys(answers).length > 0;

  const keep = (next: GivenAnswers, isSent: boolean) =>
    void replies.keep(id, { answers: next, isSent } satisfies Reply);

  const read = async () => {
    try {
      const fresh = await api.readSurvey({ id });
      // Another person has signed in since: what is here is not theirs.
      if (fresh.respondentId !== respondentId) return false;
      if (fresh.state !== "open") await eraseSurvey(device, id);
      setSurvey(fresh);
      return true;
    } catch {
      return false;
    }
  };
  useCatchUp(!isFresh && sending !== "sent", read);

  useEffect(() => {
    // What was sent before the page was closed leaves now.
    if (opened.state === "open" && reply?.isSent) sender.start(reply.answers);
    else if (opened.state === "open" && Object.keys(answers).length > 0) keep(answers, false);
    const back = () => sender.retryNow();
    window.addEventListener("online", back);
    document.addEventListener("visibilitychange", back);
    return () => {
      sender.stop();
      window.removeEventListener("online", back);
      document.removeEventListener("visibilitychange", back);
    };
    // Once, as the page was opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sender]);
  useEffect(() => {
    if (!hasUnsent || device.keeps()) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [hasUnsent, device]);
  useEffect(() => {
    // Until when, and whether it was closed early, is the server's to say.
    if (sending === "closed") void read().then((known) => known || setSurvey({ ...survey, state: "closed" }));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sending]);

  return {
    survey,
    answers,
    sending,
    wasSent,
    keeps: device.keeps(),
    answer(key: string, value: number | string | null) {
      const { [key]: _, ...others } = answers;
      const next = value === null ? others : { ...answers, [key]: value };
      setAnswers(next);
      keep(next, false);
    },
    isAnswered: (question: Survey["content"]["questions"][number]) => isAnswered(question, answers),
    send() {
      keep(answers, true);
      sender.start(answers);
    },
    takeBack() {
      sender.takeBack();
      keep(answers, false);
    },
    retryNow: sender.retryNow,
    resume: sender.resume,
  };
}

export type AnsweredSurvey = ReturnType<typeof useSurvey>;
