import { PulseSnapshot } from "#disclosure/contract/pulse.ts";
import { selectForReader } from "#disclosure/rules/pulse/readers.ts";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { EarlierRun, PulseReport } from "../../contract/report.ts";
import { listEarlier, withoutChanges } from "../../rules/earlier.ts";
import { tellAnswers } from "../../rules/participation.ts";
import { resolveRunReader } from "./access.ts";
import { selectReportRows, type ReportRow } from "./reportRows.ts";

type Reader = Pick<Actor, "companyId" | "profileId" | "capabilities">;

/**
 * The results of a run as this person reads them. People in charge read how many have answered while it is open; for all
 * others, and of runs that never opened, there is nothing.
 */
export async function readReport(tx: Tenant, actor: Reader, id: string): Promise<PulseReport> {
  const [run, ...before] = await selectReportRows(tx, actor, id);
  const reader = run && resolveRunReader(actor, run.access);
  if (!reader || !run.content) return refuse("not_found");
  const { content, plan, anchor, snapshot: stored, status } = run;
  if (status !== "closed" && !(status === "open" && reader.kind === "charge")) return refuse("not_found");
  const facts = {
    id: run.id,
    seriesId: run.seriesId,
    number: run.number,
    content,
    cadence: plan.cadence,
    opensOn: run.opensOn,
    closesOn: run.closesOn,
    asked: run.asked ?? 0,
    answers: tellAnswers(run),
    threshold: run.threshold,
    readers: run.access.readers,
    reader: reader.kind,
    publishedOn: run.publishedOn,
  };
  if (status === "open" || !stored)
    return { ...facts, status, snapshot: null, cuts: [], earlier: [], note: null };
  const keys = new Set(content.questions.map(({ key }) => key));
  const earlier = listEarlier({ cadence: plan.cadence, anchor }, before, run, (each) =>
    resolveRunReader(actor, each.access) ? toEarlierRun(each, keys) : null,
  );
  const selected = selectForReader(PulseSnapshot.parse(stored), reader);
  const isPreviousRead = before[0] !== undefined && resolveRunReader(actor, before[0].access) !== null;
  const snapshot = isPreviousRead ? selected : withoutChanges(selected);
  const cutsSeen = new Set(snapshot.questions.flatMap(({ cuts }) => cuts.map(({ cut }) => cut)));
  return {
    ...facts,
    status,
    snapshot,
    cuts: (run.cuts ?? []).filter(({ cut }) => cutsSeen.has(cut)),
    earlier,
    note: reader.kind === "charge" || run.note?.publishedOn ? run.note : null,
  };
}

function toEarlierRun({ id, number, opensOn, content, wholes }: ReportRow, keys: ReadonlySet<string>) {
  const cells = new Map((wholes ?? []).map(({ key, whole }) => [key, whole]));
  return {
    id,
    number,
    opensOn,
    questions: (content?.questions ?? []).flatMap(({ key, text }) => {
      const whole = keys.has(key) && cells.get(key);
      return whole ? [{ key, wording: text, whole }] : [];
    }),
  } satisfies EarlierRun;
}
