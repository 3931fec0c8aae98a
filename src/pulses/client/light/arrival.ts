import { findArrivals, openArrivals } from "#answers/client/light/device/device.ts";

/** What a person chose in the email: the key of a question, and one of its choices. */
export interface Arrival {
  question: string;
  answer: string;
}

/** How long a choice waits for its person to sign in. */
const MAX_WAIT = 30 * 60_000;

/** Reads the choice in the fragment of the address (`#q=…&a=…`), which no server sees. */
export function parseArrival(fragment: string): Arrival | null {
  const values = new URLSearchParams(fragment.replace(/^#/, ""));
  const [question, answer] = [values.get("q"), values.get("a")];
  return question && answer && question.length <= 60 && answer.length <= 60 ? { question, answer } : null;
}

/** The choice with which this page was opened. It leaves the address at once: it is not to be copied with it. */
export function takeArrival(): Arrival | null {
  const { hash, pathname, search } = window.location;
  const arrival = parseArrival(hash);
  if (arrival) window.history.replaceState(window.history.state, "", pathname + search);
  return arrival;
}

/** Keeps the choice, sealed, while its person signs in, which may take other pages. */
export async function keepArrival(surveyId: string, arrival: Arrival): Promise<void> {
  const arrivals = await openArrivals();
  await arrivals.keep(surveyId, { ...arrival, at: Date.now() });
}

/** The choice that waited, once. */
export async function findKeptArrival(surveyId: string): Promise<Arrival | null> {
  const arrivals = await findArrivals();
  const kept = await arrivals.read<Arrival & { at: number }>(surveyId);
  if (!kept) return null;
  await arrivals.drop(surveyId);
  return Date.now() - kept.at <= MAX_WAIT ? { question: kept.question, answer: kept.answer } : null;
}
