import { expect, test } from "vitest";
import {
  commentsBySkill,
  demoCompany,
  demoObjectives,
  demoPeople,
  demoPositions,
  demoStatuses,
  demoSubjectKey,
  demoTeams,
  demoUsualStatus,
  openAnswersByQuestion,
} from "./demo.ts";
import { libraryFamilies, libraryJobFamilies, libraryJobStatuses } from "./library/library.ts";

const skills = libraryFamilies.flatMap((family) => family.skills);
const findPerson = (key: string | null) => demoPeople.find((candidate) => candidate.key === key);
const written = [...Object.values(commentsBySkill), ...Object.values(openAnswersByQuestion)].flat();
const french = [
  demoCompany.mission,
  demoCompany.strategicPlan,
  ...demoTeams.flatMap((team) => [team.name, team.description]),
  ...demoPeople.map((candidate) => candidate.jobTitle),
  ...demoObjectives.map((objective) => objective.name.fr),
];

test("about 45 people have unique keys and names", () => {
  expect(demoPeople.length).toBeGreaterThanOrEqual(45);
  expect(new Set(demoPeople.map((p) => p.key)).size).toBe(demoPeople.length);
  expect(new Set(demoPeople.map((p) => `${p.firstName} ${p.lastName}`)).size).toBe(demoPeople.length);
});

test("Camille Tremblay leads a team and answers to Hélène Gagnon, who owns the account", () => {
  const camille = findPerson(demoSubjectKey);
  expect(camille).toMatchObject({ firstName: "Camille", lastName: "Tremblay", role: "team_manager" });
  expect(findPerson(camille?.managerKey ?? null)).toMatchObject({
    lastName: "Gagnon",
    role: "account_owner",
  });
});

test("every person has a team of the company, and everyone but the owner a manager", () => {
  const teamKeys = demoTeams.map((team) => team.key);
  expect(demoPeople.filter((p) => !teamKeys.includes(p.teamKey))).toEqual([]);
  expect(demoPeople.filter((p) => !findPerson(p.managerKey)).map((p) => p.role)).toEqual(["account_owner"]);
});

test("the managers of people are those of their teams, or a chief among them, and no chain is a circle", () => {
  for (const team of demoTeams) {
    const manager = findPerson(team.managerKey);
    expect(manager?.role).not.toBe("user");
    const members = demoPeople.filter((p) => p.teamKey === team.key && p.key !== team.managerKey);
    const chiefs = members.filter(({ key }) => demoPositions["chef_equipe"]?.includes(key));
    const managers = [team.managerKey, ...chiefs.map(({ key }) => key)];
    expect(members.filter(({ managerKey }) => !managers.includes(managerKey ?? ""))).toEqual([]);
    expect(chiefs.filter(({ managerKey }) => managerKey !== team.managerKey)).toEqual([]);
    expect(manager?.managerKey ?? null).toBe(team.key === "direction" ? null : "helene_gagnon");
  }
});

test("positions and statuses are those of the library, and nobody holds two", () => {
  const positions = libraryJobFamilies.flatMap((family) => family.positions.map(({ key }) => key));
  expect(positions).toEqual(expect.arrayContaining(Object.keys(demoPositions)));
  const statuses = libraryJobStatuses.map(({ key }) => key);
  expect(statuses).toEqual(expect.arrayContaining([demoUsualStatus, ...Object.keys(demoStatuses)]));
  for (const held of [demoPositions, demoStatuses]) {
    const people = Object.values(held).flat();
    expect(new Set(people).size).toBe(people.length);
    expect(people.filter((key) => !findPerson(key))).toEqual([]);
  }
});

test("every direction is large enough for company figures (5 people), and Camille for two protected groups", () => {
  for (const team of demoTeams.filter(({ parentKey }) => parentKey === null)) {
    expect(demoPeople.filter((p) => p.teamKey === team.key).length).toBeGreaterThanOrEqual(5);
  }
  expect(demoPeople.filter((p) => p.managerKey === demoSubjectKey).length).toBeGreaterThanOrEqual(5);
});

test("comments belong to skills of the library, 5 to 7 for each of at least 8 skills", () => {
  const keys = Object.keys(commentsBySkill);
  expect(keys.length).toBeGreaterThanOrEqual(8);
  expect(keys.filter((key) => !skills.some((skill) => skill.key === key))).toEqual([]);
  const counts = Object.values(commentsBySkill).map((comments) => comments.length);
  expect(counts.filter((count) => count < 5 || count > 7)).toEqual([]);
});

test("every open question of the library, and nothing else, has at least 4 answers", () => {
  const open = skills.flatMap((skill) => skill.questions.filter((question) => question.type === "text"));
  expect(Object.keys(openAnswersByQuestion).sort()).toEqual(open.map((question) => question.slug).sort());
  expect(Object.values(openAnswersByQuestion).filter((answers) => answers.length < 4)).toEqual([]);
});

test("what people write is unique, short enough, and names nobody", () => {
  expect(new Set(written).size).toBe(written.length);
  expect(written.filter((text) => text.length > 1200)).toEqual([]);
  for (const { firstName, lastName } of demoPeople) {
    const named = new RegExp(`(?<!\\p{L})(?:${firstName}|${lastName})(?!\\p{L})`, "u");
    expect(written.filter((text) => named.test(text))).toEqual([]);
  }
});

test("no address is stored here, and the typography is that of Québec", () => {
  const texts = [...written, ...french];
  expect(texts.filter((text) => text.includes("@"))).toEqual([]);
  expect(texts.filter((text) => /'|"|\.\.\.| :|[^\u00A0]:|[\s\u00A0][;!?]| {2}|[·•]/.test(text))).toEqual([]);
});
