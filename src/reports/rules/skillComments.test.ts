import { expect, test } from "vitest";
import { sampleReport } from "../testing/sampleReport.ts";
import { fr } from "../texts.fr.ts";
import { listAllWritings } from "./presentation.ts";
import { groupBySkill, listCommentsBySkill, listSkillComments } from "./skillComments.ts";
import { buildReportWords } from "./words.ts";

const read = (options: Parameters<typeof sampleReport>[0]) => {
  const report = sampleReport(options);
  return { ...report, words: buildReportWords({ report, language: "fr", texts: fr }) };
};

test("comments stand by skill, then by group, then by question, and none is lost or moved to another group", () => {
  const { snapshot, words } = read({
    talkative: 0.6,
    peers: 6,
    directReports: 4,
    comment: (index) => `Parole ${index}.`,
  });
  const all = listCommentsBySkill(snapshot);
  const chapters = groupBySkill(all, snapshot, words);
  expect(chapters.map(({ name }) => name)).toEqual([
    "Écoute",
    "Communication écrite",
    "Gestion des priorités",
    "Prise de décision",
    "Délégation",
    "Collaboration",
    "Valeurs",
    "Autres questions",
  ]);
  const flat = chapters.flatMap(({ groups }) =>
    groups.flatMap(({ group, places }) =>
      places.flatMap(({ id, writings }) => writings.map((each) => ({ ...each, group, at: id }))),
    ),
  );
  expect(flat.every(({ at, place }) => at === place.id)).toBe(true);
  const address = ({ place, group, index, words: written }: (typeof all)[number]) =>
    [place.id, group, index, written].join();
  expect(flat.map(address)).toEqual(all.map(address));
  expect(flat.map(address).toSorted()).toEqual(listAllWritings(snapshot).map(address).toSorted());
});

test("within a question the order of a group’s comments is that of the report", () => {
  const { snapshot } = read({ talkative: 0.9, peers: 7 });
  const indices = Map.groupBy(listCommentsBySkill(snapshot), ({ place, group }) => `${place.id} ${group}`);
  for (const [where, writings] of indices)
    expect(
      writings.map(({ index }) => index),
      where,
    ).toEqual(writings.map((_, index) => index));
});

test("what is pooled stands under its skill or under the whole evaluation", () => {
  const { snapshot, words } = read({ talkative: 0 });
  const [skill] = snapshot.skills;
  if (!skill) throw new Error("a sample has skills");
  const none = { self: null, manager: null, peer: null, direct_report: null };
  const pooled = {
    ...snapshot,
    items: snapshot.items.map((item) => ({ ...item, comments: none, answers: none })),
    skills: snapshot.skills.map((each) =>
      each === skill ? { ...each, comments: { ...none, peer: ["Sous la compétence."] } } : each,
    ),
    comments: { ...none, peer: ["Sous tout."] },
  };
  const chapters = groupBySkill(listCommentsBySkill(pooled), pooled, words);
  expect(chapters.map(({ name, groups }) => [name, groups[0]?.places[0]?.title.text])).toEqual([
    ["Écoute", "Sur l’ensemble de la compétence"],
    ["Sur l’ensemble de l’évaluation", "Sur l’ensemble de l’évaluation"],
  ]);
  expect(listSkillComments(pooled, skill.id).map(({ words: written }) => written)).toEqual([
    "Sous la compétence.",
  ]);
});
