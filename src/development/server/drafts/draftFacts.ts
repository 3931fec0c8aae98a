import { createHash } from "node:crypto";
import { eq, and } from "drizzle-orm";
import { jobPositions } from "#jobs/tables.ts";
import { profiles } from "#people/tables.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import type { Call } from "#platform/server/calls/handle.ts";
import { translated } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import { sayCell } from "#reports/rules/presentation.ts";
import {
  listReportsWithFigures,
  type PublishedSkill,
  type ReportWithFigures,
} from "#reports/server/publishedFigures.ts";
import { en as reportsEn } from "#reports/texts.en.ts";
import { fr as reportsFr } from "#reports/texts.fr.ts";
import type { DraftSkill } from "../../contract/drafts.ts";
import { areDraftsOn, findObstacle, mayFeedDraft, whyNotDraft } from "../../rules/drafts/drafting.ts";
import { composeDraftRequest, listSentFigures, type DraftFacts } from "../../rules/drafts/draftRequest.ts";
import { en } from "../../texts.en.ts";
import { fr } from "../../texts.fr.ts";
import type { DraftObstacle } from "../../vocabulary/drafts.ts";
import { requirePlanAccess } from "../plans/access.ts";
import type { DraftServer } from "./draftServer.ts";
import { readLastSwitch } from "./switches.ts";

type DraftCall = Pick<Call<{ profileId: string }>, "input" | "actor" | "tx" | "services">;

interface Source {
  obstacle: DraftObstacle | null;
  /** The latest report that may be used. */
  report: ReportWithFigures | null;
}

/** Allows the person alone, and finds what their plan can be drafted on. */
export async function findDraftSource({ input, actor, tx, services }: DraftCall): Promise<Source> {
  const access = await requirePlanAccess(tx, actor, input.profileId);
  refuseIf(whyNotDraft(access.reader, access.person));
  const last = await readLastSwitch(tx, actor.companyId);
  const isOn = areDraftsOn(last, services.draftServer !== null);
  if (!last || !isOn) return { obstacle: "off", report: null };
  const reports = (await listReportsWithFigures(tx, actor, input.profileId)).map((report) => ({
    ...report,
    mayFeed: mayFeedDraft(report, last),
    hasFigures: report.skills.length > 0,
  }));
  return {
    obstacle: findObstacle(reports, isOn),
    report: reports.find(({ mayFeed, hasFigures }) => mayFeed && hasFigures) ?? null,
  };
}

/** A skill as the report prints it, in the language that is asked for. */
export const toDraftSkill = (
  language: Language,
  { skillId, skill, tag, figures }: PublishedSkill,
): DraftSkill => {
  const words = { fr: reportsFr, en: reportsEn }[language];
  return {
    skillId,
    skill,
    tag,
    figures: figures.map(({ column, cell }) => ({
      group: words.groups[column],
      figure: sayCell(language, words.cells, cell, "masked"),
    })),
  };
};

export interface ComposedDraft {
  server: DraftServer;
  report: ReportWithFigures;
  /** The chosen ones, in the order of their keys. */
  skills: readonly DraftSkill[];
  facts: DraftFacts;
  request: string;
  digest: string;
  figures: ReturnType<typeof listSentFigures>;
}

interface Asked {
  profileId: string;
  language?: Language | undefined;
  skillIds: readonly string[];
  ownWords: string | null;
}

/** What would be sent, and what is: the preview and the sending call this alone. */
export async function composeDraft(
  call: Pick<Call<Asked>, "input" | "actor" | "tx" | "services">,
): Promise<ComposedDraft> {
  const { input, actor, tx, services } = call;
  const { obstacle, report } = await findDraftSource(call);
  const { draftServer: server } = services;
  if (obstacle === "off" || !server) return refuse("drafts_off");
  if (!report) return refuse("draft_report");
  const { language = actor.language } = input;
  const skills = report.skills
    .filter(({ skillId }) => input.skillIds.includes(skillId))
    .map((skill) => toDraftSkill(language, skill));
  if (skills.length === 0 || skills.length < new Set(input.skillIds).size) refuse("draft_report");
  const [person] = await tx
    .select({ title: profiles.jobTitle, fr: jobPositions.nameFr, en: jobPositions.nameEn })
    .from(profiles)
    .leftJoin(
      jobPositions,
      and(eq(jobPositions.companyId, profiles.companyId), eq(jobPositions.id, profiles.jobPositionId)),
    )
    .where(and(eq(profiles.companyId, actor.companyId), eq(profiles.id, input.profileId)));
  const facts: DraftFacts = {
    language,
    model: server.model,
    position:
      (person?.fr ? translated(language, { fr: person.fr, en: person.en }).text : person?.title) || null,
    skills: skills.map(({ skill, figures }) => ({ name: translated(language, skill).text, figures })),
    pillars: { fr, en }[language].pillars,
    ownWords: input.ownWords || null,
  };
  const request = composeDraftRequest(facts);
  const digest = createHash("sha256").update(request).digest("base64url");
  return { server, report, skills, facts, request, digest, figures: listSentFigures(facts) };
}
