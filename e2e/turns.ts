import { proving } from "../src/platform/testing/proof.ts";
import { kitFamilies } from "./kitFamilies.ts";
import { hashOf } from "./rotation.ts";

/**
 * What `npm test` takes in turn (docs/decisions/0109): its turn is the number of commits, so that a commit has the same
 * journeys everywhere and three commits in a row have all of them. All of them run in `npm run prove -- axe`, and
 * wherever somebody runs journeys by hand.
 */

/** By file, the beginning of a title and its place among three turns. */
export const journeysInTurn: Record<string, Record<string, 0 | 1 | 2>> = {
  account: {
    "signing out leads home; the short form": 1,
    "a registration is confirmed elsewhere": 0,
  },
  answerForm: {
    "« Qui verra quoi? » is read whole on": 0,
    "a name of 60 characters leaves the header": 1,
    "the person evaluated is asked in the": 2,
    "a written question stands in the chapter": 0,
  },
  dragQuestions: {
    "questions of a skill are dragged by": 2,
  },
  editConflict: {
    "two people change the same thing": 0,
  },
  fewClicks: {
    "from registration to launched": 1,
  },
  formReasons: {
    "an invitation that was begun is not": 2,
  },
  kit: {
    "a tree is walked, opened, searched and": 0,
    "an upload shows its progress, can be": 1,
    "a task goes on in the background, comes": 2,
    "a drawer whose form is changed asks": 0,
    "a toast stands at the bottom right": 1,
    "a skeleton comes after 150 ms, stays": 2,
    "the moments of a line are inspected": 0,
    "a name that is cut shows whole to the": 1,
    "a versioned form: what another person": 1,
  },
  launchBesideReport: {
    "launching almost the same evaluation": 2,
  },
  mailLinks: {
    "a visitor writes to whoever runs the": 1,
  },
  mailbox: {
    "without a mail server, each message": 0,
  },
  movedOnBoard: {
    "a card of the board is dragged": 0,
  },
  newOwner: {
    "a visitor tries three questions on the": 2,
  },
  offline: {
    "the session ends while somebody types": 0,
    "the evaluation is closed meanwhile": 1,
    "two devices disagree: nothing is replaced": 2,
    "two minutes before the session ends": 0,
    "with a network a page is never older": 1,
  },
  offlineDevice: {
    "signing out says what would be lost": 1,
    "after seven days on a device, what was": 2,
    "the form can be installed: the browser": 0,
    "on a shared device nothing is written": 1,
  },
  offlinePeople: {
    "finalising needs a network and says": 2,
    "what is saved is said aloud once, not": 0,
    "the help says what is kept on the device": 1,
  },
  offlineTaken: {
    "withdrawn while words waited: opening": 1,
    "closed while words waited: opening the": 2,
  },
  start: {
    "demo passwords draws new ones, whether": 2,
    "a fresh installation at an address for": 1,
  },
  steady: {
    "« Créer » has its room on the home before": 2,
  },
  waysIn: {
    "a second factor: switched on, asked": 1,
    "a sign-in link: one click, once; then": 0,
    "a provider: refused where there is a": 2,
  },
  wizardSaving: {
    "what is typed, moved or chosen while": 2,
  },
  "keyboard/answerDialogs": {
    "the dialogs of the answer form open": 0,
    "what interrupts somebody who answers": 1,
  },
  "keyboard/answering": {
    "the same with Tab and the arrows alone": 1,
    "Ctrl and Enter lead through the form": 2,
  },
  "keyboard/dialogs": {
    "every dialog and menu of the workspace": 2,
  },
  "keyboard/jobs": {
    "a family and a position with two": 1,
  },
  "keyboard/lists": {
    "Back leads to the row and to where the": 0,
    "rows are selected by keys, on the page": 1,
    "what is done to many after the session": 2,
    "« Sélectionner les {n} » reaches those": 0,
    "a list is sorted by its headers, shows": 1,
    "Space shows a row beside the list, J": 2,
    "an address that holds what cannot be": 0,
  },
  "keyboard/personPicker": {
    "inviting: Enter chooses the first match": 0,
    "inviting: a text that matches nobody": 1,
    "the list says which option is active": 2,
    "a person's form and the wizard keep": 0,
  },
  "keyboard/places": {
    "the first stop of a page leads to its": 0,
    "two devices disagree: the choice is": 1,
    "at 320 px and 400 %, what only opens": 1,
    "where motion is unwanted, one waits": 0,
  },
  "keyboard/register": {
    "somebody signs up with a mistake, is": 1,
  },
  "keyboard/report": {
    "each chart of a report is reached by": 1,
  },
  "keyboard/security": {
    "a second factor goes on and off by keys": 0,
  },
  "keyboard/views": {
    "a list is saved as a view, opened again": 1,
    "on a phone the filters and the order": 0,
  },
  "keyboard/wizard": {
    "an evaluation is prepared and launched": 0,
  },
};

/** Two that show the same in another language, width or way: one of them in each run. */
export const pairsInTurn: Record<string, readonly (readonly [string, string])[]> = {
  answerForm: [
    ["at 390 × 844, going", "at 360 × 640, going"],
    ["at 360 × 640, choices", "at 390 × 844, choices"],
  ],
  firstEvaluation: [["(fr)", "(en)"]],
  inviteAfterLaunch: [["fr after launch", "en after launch"]],
  start: [["SIGINT stops everything", "SIGTERM stops everything"]],
  steady: [
    [
      "the list of people does not move when its count comes, 1280 px",
      "the list of people does not move when its count comes, 390 px",
    ],
    [
      "the list of evaluations does not move when its count comes, 390 px",
      "the list of evaluations does not move when its count comes, 1280 px",
    ],
  ],
};

/** The turn of this run; null where everything comes. */
const ofThisRun = (): number | null => {
  const turn = process.env["RONDO_TURN"];
  return proving || !turn ? null : Number(turn);
};

/** Patterns of the journeys that come in another turn: files and titles, as Playwright joins them. */
export function journeysOfOtherTurns(turn: number | null = ofThisRun()): RegExp[] {
  if (turn === null) return [];
  const families = Object.fromEntries(kitFamilies.map(({ name }, index) => [`${name}: axe`, index % 3]));
  const thirds = [...Object.entries(journeysInTurn), ["kit", families] as const].flatMap(([file, titles]) =>
    Object.entries(titles)
      .filter(([, place]) => place !== turn % 3)
      .map(([title]) => [file, title] as const),
  );
  const others = Object.entries(pairsInTurn).flatMap(([file, pairs]) =>
    pairs.map((pair) => [file, pair[(turn + 1) % 2] ?? ""] as const),
  );
  return [...thirds, ...others].map(
    ([file, title]) => new RegExp(`(?:^|\\s)${escaped(file)}\\.spec\\.ts .*${escaped(title)}`),
  );
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A moment of a journey is looked at by axe in one run of three. */
export const comesInTurn = (name: string, turn: number | null = ofThisRun()): boolean =>
  turn === null || hashOf(name) % 3 === turn % 3;
