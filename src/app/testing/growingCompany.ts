import { sql, type SQL } from "drizzle-orm";
import { growCheckpoints, growPlans } from "./growingPlans.ts";
import { growSurveys } from "./growingSurveys.ts";
import type { Person, World } from "./world.ts";

/** A company of which pages and searches are measured. */
export interface GrownCompany {
  owner: Person;
  /** With a team of ten, whatever the size of the company. */
  manager: Person;
  draft: string;
  /** Of a person in that team, in a company whose reports are read through first. */
  about: string;
  /** One of the teams that hold all people: twenty each, whatever the size of the company. */
  team: string;
  /** One person of five has it. */
  position: string;
  /** All positions but those of the library stand in it. */
  family: string;
  /** Of a series of twenty. */
  closedRun: string;
}
/** As many people, evaluations and statuses in proportion; five people named Zoé whatever the size. */
export async function growCompany(world: World, size: number): Promise<GrownCompany> {
  const owner = await world.company();
  const manager = await world.person(owner, { role: "team_manager" });
  const held = (await owner.api.jobs.listPositions({})).items[0];
  const [position, family] = [held?.id ?? "", held?.family.id ?? ""];
  const fill = async (rows: SQL) => {
    await world.inside(owner, async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(rows);
    });
    // Plans made while the tables were empty are made again.
    await world.database.owner.query("analyze");
  };
  await fill(sql`
    insert into profiles (company_id, id, first_name, last_name, email, role, statut_rh, joined_at, invited_at, direct_manager_id,
      job_position_id, created_at)
    select ${owner.companyId}, gen_random_uuid(), case when i <= 5 then 'Zoé' when i % 5 = 0 then 'Ada' else 'Prénom' || i end,
      case when i % 5 = 1 or i = 10 then 'Yale' else 'Nom' end || i % 997,
      'courriel' || i || '@croissance.example', case when i % 20 = 3 then 'team_manager' else 'user' end,
      case when i % 40 = 7 then 'en_transition' else 'actif' end,
      case when i % 20 <> 1 then now() end, case when i % 40 <> 21 then now() end, case when i <= 10 then ${manager.profileId}::uuid end,
      case when i % 5 = 2 then ${position}::uuid end, now()
    from generate_series(1, ${size}::int) i`);
  await fill(growPlans(owner));
  await fill(sql`
    insert into campaigns (company_id, id, name, author_profile_id, evaluation_type, due_on, most_requests, created_at)
    select ${owner.companyId}, gen_random_uuid(), case when i <= 2 then 'Zéphyr ' else 'Campagne ' end || i,
      case when i <= 60 then ${manager.profileId}::uuid else ${owner.profileId}::uuid end, 'full', date '2027-01-01' + i % 300, 4,
      now() - i * interval '1 minute'
    from generate_series(1, ${size / 10}::int) i`);
  await fill(sql`
    insert into evaluations (company_id, id, name, author_profile_id, subject_profile_id, evaluation_type, status,
      selected_dimensions, scale, threshold, launched_on, created_at, updated_at, campaign_id)
    select subject.company_id, gen_random_uuid(), 'Bilan', ${owner.profileId}, subject.id, 'full',
      case when place % 40 = 2 then 'in_progress' else 'completed' end,
      array['skills'], 'frequency', 3, current_date, now() - place * interval '1 second', now(), campaign.id
    from (select *, row_number() over (order by id) as place from profiles
      where company_id = ${owner.companyId} and email like 'courriel%') subject
    left join (select id, row_number() over (order by created_at) * 2 as of_place from campaigns
      where company_id = ${owner.companyId}) campaign on campaign.of_place = place
    where place % 2 = 0 or first_name = 'Zoé' order by place`);
  await fill(growCheckpoints(owner));
  // In proportion: 5,000 questions in the larger company, all of the first skill: the 21st would be read for both pages.
  await fill(sql`
    insert into questions (company_id, id, skill_id, slug, text_fr, type, position)
    select ${owner.companyId}, gen_random_uuid(), (select s.id from skills s join skill_families f on f.id = s.family_id
      order by f.position, f.id, s.position, s.id limit 1), 'croissance_' || i,
      case when i <= 5 then 'Zeste ' else 'Question ' end || i % 997, 'star_rating', i
    from generate_series(1, ${Math.round((size * 5) / 12)}::int) i`);
  // After those of the library, so that a page of the usual ones is as long whatever the size: 1,000 in the larger company.
  await fill(sql`
    insert into skills (company_id, id, family_id, key, name_fr, position)
    select ${owner.companyId}, gen_random_uuid(), (select id from skill_families order by position desc limit 1),
      'croissance_' || i, case when i <= 5 then 'Zèle ' else 'Compétence ' end || i, 100000 + i
    from generate_series(1, ${Math.round(size / 12)}::int) i`);
  await fill(sql`
    insert into job_positions (company_id, id, family_id, name_fr, name_en)
    select ${owner.companyId}, gen_random_uuid(), ${family}::uuid, case when i <= 2 then 'Zingueur ' else 'Métier ' end || i,
      'Trade ' || i
    from generate_series(1, ${size / 20}::int) i`);
  await fill(sql`
    insert into teams (company_id, id, name, parent_team_id, manager_profile_id)
    select ${owner.companyId}, gen_random_uuid(), case when i <= 2 then 'Zinc ' else 'Équipe ' end || i, null,
      case when i <= 2 then ${manager.profileId}::uuid end
    from generate_series(1, ${size / 20}::int) i`);
  await fill(sql`
    update teams set parent_team_id = (select id from teams where company_id = ${owner.companyId} and name = 'Zinc 1')
    where company_id = ${owner.companyId} and name like 'Équipe %0'`);
  await fill(sql`
    insert into team_members (company_id, id, team_id, profile_id)
    select ${owner.companyId}, gen_random_uuid(), team.id, person.id
    from (select id, row_number() over (order by name) as place from teams where company_id = ${owner.companyId}) team
    join (select id, row_number() over (order by id) as place from profiles
      where company_id = ${owner.companyId} and email like 'courriel%') person on (person.place - 1) / 20 + 1 = team.place`);
  await tellFigures(owner, fill);
  const { version } = await owner.api.company.readSettings({});
  await owner.api.company.updateSettings({ release: "by_hand", version });
  const [zinc] = (await owner.api.teams.list({ search: "zinc" })).items;
  const { id: draft } = await owner.api.evaluations.create({ name: "Ébauche", evaluationType: "peer" });
  const team = zinc?.id ?? "";
  const [subject] = (await owner.api.teams.members({ id: team })).items;
  const { id: about } = await owner.api.evaluations.create({
    name: "Ébauche",
    evaluationType: "peer",
    subjectProfileId: subject?.id ?? null,
  });
  const closedRun = await growSurveys(world, owner, { size, fill });
  return { owner, manager, draft, about, team, position, family, closedRun };
}

/** A report of everyone who was evaluated, in their team and the company, and what a night told of them. */
async function tellFigures({ companyId }: Person, fill: (rows: SQL) => Promise<void>): Promise<void> {
  await fill(sql`
    insert into analytics_reports (company_id, id, evaluation_id, profile_id, number, closed_on, launched_on, cuts, measures)
    select e.company_id, gen_random_uuid(), e.id, e.subject_profile_id, row_number() over (order by e.id),
      '2026-10-10', '2026-10-01', array['company', 'team:' || m.team_id], '{"values": {"low": 30, "high": 30, "items": "x"}}'
    from evaluations e join team_members m on m.company_id = e.company_id and m.profile_id = e.subject_profile_id
    where e.company_id = ${companyId}`);
  await fill(sql`
    insert into analytics_figures (company_id, id, measure, cut, period_kind, period_start, told_on, columns)
    select company_id, gen_random_uuid(), 'values', cut, 'month', '2026-10-01', '2026-11-02', array_agg(number)
    from analytics_reports, unnest(cuts) cut where company_id = ${companyId} group by company_id, cut`);
  await fill(sql`
    insert into analytics_cuts (company_id, id, period_kind, period_start, cut_kind, cut_id, told_on, launched_from, figures)
    select company_id, gen_random_uuid(), period_kind, period_start, split_part(cut, ':', 1), nullif(split_part(cut, ':', 2), '')::uuid,
      told_on, '2026-10-01', '{"values": {"cell": {"form": "value", "value": 3, "people": 5}}}'
    from analytics_figures where company_id = ${companyId}`);
}

/** An index is read alone where every row is visible to all: a statement that was running meanwhile leaves pages out. */
export async function vacuumWhole(world: World): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    await world.database.owner.query("vacuum (analyze)");
    const { rows } = await world.database.owner.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relallvisible < relpages",
    );
    if (rows.length === 0) return;
  }
  throw new Error("some rows are not visible to all");
}
