import { sql } from "drizzle-orm";
import { answerAll, launchEvaluation, toSkillId } from "./answering.ts";
import type { Person, World } from "./world.ts";
import { feedingNoticeVersion } from "#evaluations/rules/notice.ts";
import { skillFamilies, skills } from "#skills/tables.ts";
import { publishFigures } from "#analytics/server/publishFigures.ts";

export interface Company {
  owner: Person;
  rater: Person;
}

export type Nights = ReturnType<typeof prepareNights>;

/** Companies whose reports are released in November 2026, and the nights that tell of them. */
export function prepareNights(world: World) {
  return {
    async createCompany(at = "2026-11-20T15:00:00Z"): Promise<Company> {
      world.clock.now = new Date(at);
      const owner = await world.company();
      await nameSkill(world, owner);
      return { owner, rater: await world.person(owner) };
    },

    createPeople: ({ owner }: Company, count: number) =>
      Promise.all(Array.from({ length: count }, () => world.person(owner))),

    async createTeam({ owner }: Company, name: string, members: readonly Person[], manager?: Person) {
      const { id } = await owner.api.teams.create({ name, managerId: manager?.profileId ?? null });
      await owner.api.teams.addMembers({ id, profileIds: members.map(({ profileId }) => profileId) });
      return id;
    },

    /** Released reports in which « les autres » are one person who gives this level everywhere. */
    async evaluate(
      { owner, rater }: Company,
      people: readonly Person[],
      score: number,
      noticeVersion = feedingNoticeVersion,
    ) {
      for (const subject of people) {
        const evaluation = await launchEvaluation(world, {
          author: owner,
          subject,
          subjectAnswers: false,
          invited: [[rater, "manager"]],
          noticeVersion,
        });
        await answerAll(rater, evaluation, { score });
        await owner.api.reports.close({ evaluationId: evaluation.id });
      }
    },

    /** Then the clock is as before: the sessions of its people still stand. */
    async night({ owner }: Company, at = "2026-12-02T08:00:00Z") {
      const before = world.clock.now;
      world.clock.now = new Date(at);
      await publishFigures(world.services, owner.companyId);
      world.clock.now = before;
    },
  };
}

/** The skill of `launchEvaluation`, in the catalogue. */
const nameSkill = (world: World, owner: Person) =>
  world.inside(owner, async (tx) => {
    const { companyId } = owner;
    const familyId = world.services.newId();
    await tx
      .insert(skillFamilies)
      .values({ companyId, id: familyId, key: "nights", nameFr: "Famille", position: 99 });
    await tx
      .insert(skills)
      .values({ companyId, id: toSkillId("1"), key: "nights", familyId, nameFr: "Compétence", position: 99 });
  });

/** A part that they finished in each evaluation of a person, as one of several colleagues. */
export const answerAsPeer = (world: World, owner: Person, peer: Person, subject: Person) =>
  world.inside(owner, (tx) =>
    tx.execute(sql`
      insert into evaluation_participants
        (company_id, id, evaluation_id, participant_profile_id, participant_role, status, created_at)
      select company_id, gen_random_uuid(), id, ${peer.profileId}, 'peer', 'completed', now()
      from evaluations where company_id = ${owner.companyId} and subject_profile_id = ${subject.profileId}`),
  );
