import { useCallback, useEffect, useState } from "react";
import { AnswerSkeleton } from "#answers/client/light/AnswerSkeleton.tsx";
import { useLoaded } from "#answers/client/light/useLoaded.ts";
import { paths } from "#paths.ts";
import { findKeptArrival, keepArrival, selectOwn, takeArrival, type Arrival } from "./arrival.ts";
import { openSurvey } from "./openSurvey.ts";
import { SurveyFailure } from "./SurveyFailure.tsx";
import { SurveyPlayer } from "./SurveyPlayer.tsx";

/** /pulse/survey/:id. A person who is not signed in goes to sign in, and comes back with what they chose in the email. */
export function SurveyArea({ id, arrival }: { id: string; arrival: Arrival | null }) {
  const read = useCallback(async () => {
    const opened = await openSurvey(id);
    const chosen = arrival ?? (await findKeptArrival(id).catch(() => null));
    return { opened, arrival: selectOwn(chosen, opened.survey.respondentId) };
  }, [id, arrival]);
  const { loaded, failure, retry } = useLoaded(read);
  const mustSignIn =
    failure !== null && ["unauthorized", "expired_token", "forbidden"].includes(failure.code);
  useEffect(() => {
    if (mustSignIn) void signIn(id, arrival);
  }, [mustSignIn, id, arrival]);
  if (failure && !mustSignIn) return <SurveyFailure failure={failure} onRetry={retry} />;
  if (!loaded) return <AnswerSkeleton />;
  return <SurveyPlayer key={JSON.stringify(loaded.arrival)} {...loaded} />;
}

async function signIn(id: string, arrival: Arrival | null) {
  if (arrival) await keepArrival(id, arrival).catch(() => {});
  window.location.replace(paths.login({ next: paths.pulseSurvey(id) }));
}

/** The choice with which the page was opened, or with which its link was followed again. */
export function useArrival(): Arrival | null {
  const [arrival, setArrival] = useState(takeArrival);
  useEffect(() => {
    const follow = () => setArrival((before) => takeArrival() ?? before);
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return arrival;
}
