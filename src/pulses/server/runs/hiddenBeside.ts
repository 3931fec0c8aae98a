import { forecastPulseRun } from "#disclosure/rules/pulse/opening.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { inSteps } from "#platform/server/work/inSteps.ts";
import type { PulseQuestion } from "../../contract/content.ts";
import { listCuts, type Labels } from "../../rules/audience.ts";
import { toEngineQuestion } from "../../rules/engine.ts";
import { listComparedRuns, listInvited, toEarlierRun } from "./earlier.ts";

interface Forecast {
  questions: readonly PulseQuestion[];
  people: readonly (Labels & { id: string })[];
  closesOn: string;
  timeZone: string;
  threshold: number;
}

/**
 * How many parts would stay hidden beside earlier reports though all answer, for a warning before planning. A request reads
 * no receipt: those who were asked earlier stand for those who answered.
 */
export async function countHiddenBeside(
  tx: Tenant,
  companyId: string,
  { questions, people, closesOn, timeZone, threshold }: Forecast,
): Promise<number> {
  const compared = await listComparedRuns(tx, companyId, {
    closesOn,
    timeZone,
    keys: questions.map(({ key }) => key),
    without: null,
  });
  if (compared.length === 0) return 0;
  const invited = await listInvited(
    tx,
    companyId,
    compared.map(({ id }) => id),
  );
  const forecast = forecastPulseRun(
    {
      closedOn: closesOn,
      threshold,
      questions: questions.map(toEngineQuestion),
      earlier: compared.map((run) => {
        const asked = invited.get(run.id) ?? [];
        return toEarlierRun(run, asked, () => asked.length);
      }),
    },
    people.map((person) => ({ person: person.id, cuts: listCuts(person) })),
  );
  const { besideEarlier } = await inSteps(forecast);
  return new Set(besideEarlier.flatMap(({ cuts }) => cuts)).size;
}
