import { findArrivals, openArrivals } from "#answers/client/light/device/device.ts";
import { paths } from "#paths.ts";

/** What a person chose in the email: the key of a question, one of its choices, and whose email it is. */
export interface Arrival {
  question: string;
  answer: string;
  person: string;
}

/** How long a choice waits for its person to sign in. */
const MAX_WAIT = 30 * 60_000;

/** Reads the choice in the fragment of the address (`#q=…&a=…&p=…`), which no server sees. */
export function parseArrival(fragment: string): Arrival | null {
  const values = new URLSearchParams(fragment.replace(/^#/, ""));
  const [question, answer, person] = ["q", "a", "p"].map((name) => values.get(name));
  if (!question || !answer || !person) return null;
  return [question, answer, person].every(({ length }) => length <= 60) ? { question, answer, person } : null;
}

const surveyPath = new RegExp(`^${paths.pulseSurvey("([0-9a-f-]{36})")}$`);

/** Keeps the choice with which a link to a survey (`next`) was opened on a page where its person signs in first. */
export async function keepChoice(next: string, fragment: string): Promise<void> {
  const arrival = parseArrival(fragment);
  const id = surveyPath.exec(next)?.[1];
  if (arrival && id) await keepArrival(id, arrival);
}

/** Of a person, their own choice alone: a link may be opened where another person is signed in. */
export const selectOwn = (arrival: Arrival | null, person: string): Arrival | null =>
  arrival?.person === person ? arrival : null;

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
  return Date.now() - kept.at <= MAX_WAIT ? kept : null;
}
