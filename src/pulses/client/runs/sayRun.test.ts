import { expect, test } from "vitest";
import type { RunRow } from "../../contract/runs.ts";
import { sayAudience, sayDates, sayParticipation } from "./sayRun.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const plain = (text: string | null) => text?.replaceAll("\u00a0", " ") ?? null;

type Counted = Pick<RunRow, "status" | "asked" | "answers">;
test.each<[Counted, string | null, string | null]>([
  [{ status: "scheduled", asked: null, answers: 0 }, null, null],
  // What was last counted: more may have answered since.
  [
    { status: "open", asked: 43, answers: 0 },
    "Moins de 5 réponses sur 43 au dernier relevé",
    "Fewer than 5 of 43 answers when last counted",
  ],
  [{ status: "open", asked: 43, answers: 25 }, "Environ 25 réponses sur 43", "About 25 of 43 answers"],
  // No step would be said of so few before closing.
  [{ status: "open", asked: 4, answers: 0 }, "Connue à la fermeture", "Known at closing"],
  [{ status: "closed", asked: 43, answers: 31 }, "31 réponses sur 43", "31 of 43 answers"],
  [{ status: "closed", asked: 7, answers: null }, "Moins de 5 réponses sur 7", "Fewer than 5 of 7 answers"],
  [{ status: "cancelled", asked: null, answers: 0 }, null, null],
])("participation of %o", (run, french, english) => {
  expect(plain(sayParticipation("fr", fr, { ...run, threshold: 5 }))).toBe(french);
  expect(plain(sayParticipation("en", en, { ...run, threshold: 5 }))).toBe(english);
});

const audience = (kind: RunRow["audience"]["kind"], ids: string[] = [], days: number | null = null) => ({
  kind,
  ids,
  days,
});
test.each<[Pick<RunRow, "audience" | "asked">, string]>([
  [{ audience: audience("everyone"), asked: null }, "Tout le personnel"],
  [{ audience: audience("everyone"), asked: 1 }, "Tout le personnel (1 personne)"],
  [{ audience: audience("teams", ["a", "b"]), asked: 12 }, "2 équipes (12 personnes)"],
  [
    { audience: audience("newcomers", [], 30), asked: null },
    "Les personnes arrivées depuis au plus 30 jours",
  ],
])("%o is said", (run, words) => {
  expect(plain(sayAudience("fr", fr, run))).toBe(words);
});

const run = {
  opensOn: "2026-11-30",
  closesOn: "2026-12-06",
  isSeriesPaused: false,
  asked: null,
  threshold: 5,
};
test.each<[Partial<RunRow> & Pick<RunRow, "status">, string]>([
  [{ status: "scheduled" }, "Ouvre le lundi 30 novembre 2026, jusqu’au dimanche 6 décembre 2026"],
  [{ status: "scheduled", isSeriesPaused: true }, "En pause : n’ouvre pas avant la reprise de la série"],
  // A pause closes nothing that is open.
  [{ status: "open", isSeriesPaused: true }, "Ouvert jusqu’au dimanche 6 décembre 2026"],
  [{ status: "closed" }, "Terminé le dimanche 6 décembre 2026"],
  [{ status: "cancelled" }, "Annulé : devait ouvrir le lundi 30 novembre 2026"],
  [
    { status: "cancelled", asked: 4 },
    "Annulé : le lundi 30 novembre 2026, il s’adressait à moins de 5 personnes",
  ],
])("the dates of %o", (facts, words) => {
  expect(plain(sayDates("fr", fr, { ...run, ...facts }))).toBe(words);
});

test("where there is little room, a year is said once", () => {
  const say = (facts: Partial<RunRow> & Pick<RunRow, "status">) =>
    plain(sayDates("fr", fr, { ...run, ...facts }, "medium"));
  expect(say({ status: "scheduled" })).toBe("Ouvre le 30 nov., jusqu’au 6 déc. 2026");
  expect(say({ status: "scheduled", closesOn: "2027-01-03" })).toBe(
    "Ouvre le 30 nov. 2026, jusqu’au 3 janv. 2027",
  );
  expect(say({ status: "cancelled" })).toBe("Annulé : devait ouvrir le 30 nov. 2026");
});
