import type { Snapshot } from "#disclosure/contract.ts";
import { buildQuestionnaire, computeReport, response, seeded } from "#disclosure/testing/build.ts";
import { feedingNoticeVersion } from "#evaluations/rules/notice.ts";
import { evaluations } from "#evaluations/tables.ts";
import { reportSnapshots } from "#reports/tables.ts";
import { toSkillId } from "./answering.ts";
import type { Person, World } from "./world.ts";

/** A released report as the tables keep it, and where its person stood when collection closed. */
export interface ReportToRelease {
  evaluationId: string;
  profileId: string;
  launchedOn: string;
  closedOn: string;
  releasedOn: string;
  noticeVersion?: number;
  teamId: string | null;
  directionId: string | null;
  positionId: string | null;
  snapshot: Snapshot;
}

/** Four skills, the values and the objectives, of three questions each. */
const questionnaire = buildQuestionnaire([
  ...["1", "2", "3", "4"].flatMap((skill) => [1, 2, 3].map(() => ({ skill: toSkillId(skill) }))),
  ...[1, 2, 3].map(() => ({ dimension: "value" as const })),
  ...[1, 2, 3].map(() => ({ dimension: "objective" as const })),
]);

/** So many reports that differ, of small and of large groups: with numbers, ends, intervals, and measures that are hidden. */
export function computeAnyReports(count: number, seed = 1): Snapshot[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const level = 1.4 + 3.4 * random();
    const answer = () => Math.min(5, Math.max(1, Math.round(level + 2.4 * (random() - 0.5))));
    const scores = (isObserved: boolean) =>
      questionnaire.items.map(({ dimension }) => (dimension !== "skill" && !isObserved ? 0 : answer()));
    const peers = 3 + Math.floor(6 * random());
    return computeReport(
      questionnaire,
      [
        ...(index % 3 === 0 ? [] : [response("manager", scores(index % 4 !== 1))]),
        ...Array.from({ length: peers }, () => response("peer", scores(index % 4 !== 1))),
      ],
      { random },
    );
  });
}

/** Writes released reports as closing and releasing leave them. */
export async function insertReleasedReports(
  world: World,
  owner: Person,
  reports: readonly ReportToRelease[],
): Promise<void> {
  if (reports.length === 0) return;
  const { companyId, profileId: authorProfileId } = owner;
  await world.inside(owner, (tx) =>
    tx.insert(evaluations).values(
      reports.map(({ evaluationId: id, profileId, launchedOn, closedOn, noticeVersion }) => ({
        companyId,
        id,
        name: "Bilan",
        authorProfileId,
        subjectProfileId: profileId,
        evaluationType: "full" as const,
        status: "completed" as const,
        selectedDimensions: ["skills" as const],
        scale: "frequency" as const,
        threshold: 3,
        noticeVersion: noticeVersion ?? feedingNoticeVersion,
        launchedOn,
        closedOn,
        createdAt: world.clock.now,
        updatedAt: world.clock.now,
      })),
    ),
  );
  await world.reporting(owner, (tx) =>
    tx.insert(reportSnapshots).values(
      reports.map(({ evaluationId, releasedOn, teamId, directionId, positionId, snapshot }) => ({
        companyId,
        id: world.services.newId(),
        evaluationId,
        engineVersion: snapshot.engineVersion,
        snapshot,
        releasedOn,
        teamId,
        directionId,
        positionId,
      })),
    ),
  );
}
