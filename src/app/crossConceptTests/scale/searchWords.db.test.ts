import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { buildDraftEvaluation } from "../../testing/evaluations.ts";
import { makeWorld, type Person } from "../../testing/world.ts";

const world = await makeWorld();
let owner: Person;
beforeEach(async () => {
  owner = await world.company();
});

const run = (statement: ReturnType<typeof sql>) => world.inside(owner, (tx) => tx.execute(statement));

/** Words that are stored and should not be, or the other way round, in the company of the test. */
const listStrayWords = async () => {
  const { rows } = await run(sql`
    with names as (
      select 'profile' as kind, id, concat_ws(' , ', first_name, last_name, email) as name from profiles
      union all
      select 'evaluation', e.id, concat_ws(' , ', e.name, s.first_name, s.last_name, a.first_name, a.last_name)
      from evaluations e join profiles a on a.id = e.author_profile_id left join profiles s on s.id = e.subject_profile_id
      union all
      select 'position', id, concat_ws(' ', name_fr, name_en) from job_positions
      union all
      select 'team', id, name from teams
    ), wanted as (select kind, id, unnest(app.search_words(name)) as word from names),
    kept as (select 'profile' as kind, id, word from profile_words union all select 'evaluation', id, word from evaluation_words
      union all select 'position', id, word from job_position_words
      union all select 'team', id, word from team_words)
    (select 'missing' as fault, * from wanted except select 'missing', * from kept)
    union all (select 'left over', * from kept except select 'left over', * from wanted)`);
  return rows;
};
const searchPeople = async (search: string) =>
  (await owner.api.people.list({ search })).items.map(
    ({ firstName, lastName }) => `${firstName} ${lastName}`,
  );
const searchEvaluations = async (search: string) =>
  (await owner.api.evaluations.list({ search })).items.map(({ name }) => name);

test("somebody invited, then renamed, is found by the present name, and so are their evaluations", async () => {
  const { id } = await owner.api.people.invite({
    email: "kim@client.example",
    firstName: "Kim",
    lastName: "Lê",
  });
  await owner.api.evaluations.create({ name: "Bilan", evaluationType: "peer", subjectProfileId: id });
  expect(await searchEvaluations("kim le")).toEqual(["Bilan"]);
  await owner.api.people.update({ id, firstName: "Quỳnh", lastName: "Lê-Roy" });
  expect([await searchPeople("kim"), await searchEvaluations("kim")]).toEqual([["Quỳnh Lê-Roy"], []]);
  expect([await searchPeople("quynh leroy"), await searchEvaluations("quynh leroy")]).toEqual([
    ["Quỳnh Lê-Roy"],
    ["Bilan"],
  ]);
  expect(await listStrayWords()).toEqual([]);
});

test("« daoust » finds McNeil-D’Aoust, and those of one name stand together whatever their apostrophe", async () => {
  for (const [firstName, lastName] of [
    ["Luc", "Dubé"],
    ["Ana", "D’Amours"],
    ["Bo", "Damours"],
    ["Cy", "D'Amours"],
    ["Éva", "Eaton"],
    ["Guy", "McNeil-D’Aoust"],
  ] as const)
    await world.person(owner, { firstName, lastName });
  const listed = await searchPeople("");
  expect(listed.filter((name) => / [DE]/.test(name))).toEqual([
    "Ana D’Amours",
    "Bo Damours",
    "Cy D'Amours",
    "Luc Dubé",
    "Éva Eaton",
  ]);
  for (const search of ["daoust", "mcneil daoust", "d'aoust", "McNeil-D’Aoust", "mcneildaoust"])
    expect(await searchPeople(search)).toEqual(["Guy McNeil-D’Aoust"]);
});

test("people, teams and evaluations are found however their name is written", async () => {
  const names = ["Damours", "D’Amours", "Sainte-Marie", "Saintemarie", "Ste Marie", "St-Jean", "Saint Jean"];
  for (const lastName of names) await world.person(owner, { firstName: "Ana", lastName });
  for (const lastName of names) await owner.api.teams.create({ name: `Équipe ${lastName}` });
  for (const search of ["damours", "d'amours", "ana d amours"])
    expect((await searchPeople(search)).toSorted()).toEqual(["Ana Damours", "Ana D’Amours"]);
  for (const search of ["saintemarie", "Sainte-Marie", "sainte marie"])
    expect((await searchPeople(search)).toSorted()).toEqual([
      "Ana Sainte-Marie",
      "Ana Saintemarie",
      "Ana Ste Marie",
    ]);
  for (const search of ["st jean", "saint-jean", "stjean"]) {
    expect((await searchPeople(search)).toSorted()).toEqual(["Ana Saint Jean", "Ana St-Jean"]);
    const { items } = await owner.api.teams.list({ search });
    expect(items.map(({ name }) => name).toSorted()).toEqual(["Équipe Saint Jean", "Équipe St-Jean"]);
  }
  await buildDraftEvaluation(world, owner, { type: "peer", subject: owner, name: "Mi année" });
  expect(await searchEvaluations("mi-annee")).toEqual(["Mi année"]);
  expect(await searchEvaluations("miannee")).toEqual(["Mi année"]);
  expect(await listStrayWords()).toEqual([]);
});

test("an evaluation is found by its present name, person evaluated and lead, and no more once deleted", async () => {
  const [first, second] = [
    await world.person(owner, { firstName: "Ana", lastName: "Ek" }),
    await world.person(owner, { firstName: "Bo", lastName: "Ås" }),
  ];
  const { evaluationId: id } = await buildDraftEvaluation(world, owner, {
    type: "peer",
    subject: first,
    name: "Mi-année",
  });
  expect(await searchEvaluations("miannee ana")).toEqual(["Mi-année"]);
  await owner.api.evaluations.update({ id, name: "Bilan", subjectProfileId: second.profileId });
  expect([await searchEvaluations("ana"), await searchEvaluations("mi")]).toEqual([[], []]);
  expect(await searchEvaluations(`as bilan ${owner.firstName}`)).toEqual(["Bilan"]);
  expect(await listStrayWords()).toEqual([]);
  await owner.api.evaluations.remove({ id });
  expect(await listStrayWords()).toEqual([]);
});

test("a team is found by its present name, and no more once deleted", async () => {
  const { teams } = owner.api;
  const { id } = await teams.create({ name: "Expérience-membres" });
  const searchTeams = async (search: string) => (await teams.list({ search })).items.map(({ name }) => name);
  expect(await searchTeams("experiencem")).toEqual(["Expérience-membres"]);
  await teams.update({ id, version: 1, name: "Atelier d’été" });
  expect([await searchTeams("experience"), await searchTeams("ete")]).toEqual([[], ["Atelier d’été"]]);
  expect(await listStrayWords()).toEqual([]);
  await teams.remove({ id });
  expect(await listStrayWords()).toEqual([]);
});

test("no writer of a name can forget its words: a statement of one's own keeps them too", async () => {
  await buildDraftEvaluation(world, owner, { type: "peer", subject: owner });
  await run(sql`update profiles set last_name = 'Ünal-' || last_name, email = 'x' || email`);
  await run(sql`insert into profiles (company_id, id, first_name, last_name, email, created_at)
    values (${owner.companyId}, gen_random_uuid(), 'Éva', 'Œ', 'eva@x.example', now()),
      (${owner.companyId}, gen_random_uuid(), 'Ivo', '', 'ivo@x.example', now())`);
  await run(sql`update evaluations set name = 'Été ' || name`);
  expect(await listStrayWords()).toEqual([]);
  expect(await searchPeople("unal")).toHaveLength(1);
});

test("words never leave the company, and belong to it whoever writes", async () => {
  const other = await world.company();
  await world.person(other, { firstName: "Zébulon" });
  expect(await searchPeople("zebulon")).toEqual([]);
  const { rows } = await run(sql`select distinct company_id from profile_words`);
  expect(rows).toEqual([{ company_id: owner.companyId }]);
});

test("people of one evaluation are renamed at once, while it is given to another: nobody is refused", async () => {
  const [first, second, admin] = [
    await world.person(owner, { firstName: "Ana", lastName: "Ek" }),
    await world.person(owner, { firstName: "Bo", lastName: "Roy" }),
    await world.person(owner, { role: "admin", isAdmin: true }),
  ];
  const { evaluationId: id } = await buildDraftEvaluation(world, owner, {
    type: "peer",
    subject: first,
    name: "Bilan",
  });
  const rename = (person: Person, round: number) =>
    admin.api.people.update({ id: person.profileId, lastName: `Roy-${"abcdefgh"[round]}` });
  for (let round = 0; round < 8; round += 1) {
    const subjectProfileId = (round % 2 ? first : second).profileId;
    await Promise.all([
      rename(first, round),
      rename(second, round),
      rename(owner, round),
      owner.api.evaluations.update({ id, name: `Bilan ${round}`, subjectProfileId }),
    ]);
  }
  expect(await listStrayWords()).toEqual([]);
});
