import { sql } from "drizzle-orm";
import { runExport } from "../exports.ts";
import { withoutPreparation, type Call, type CallScenario } from "./scene.ts";

const start = ({ owner }: CallScenario) =>
  owner.api.exports.start({ kind: "evaluations", format: "csv", language: "fr", parameters: {} });

/** A file that is ready. */
const onReadyFile =
  (call: (scenario: CallScenario, id: string) => Promise<unknown>, prepare = runExport): Call =>
  async (scenario) => {
    const { id } = await start(scenario);
    await prepare(scenario.world, scenario.owner, id);
    return () => call(scenario, id);
  };

const fail: typeof runExport = async (world, person, id) => {
  await world.inside(person, (tx) =>
    tx.execute(sql`update export_jobs set state = 'failed', failure = 'server_error' where id = ${id}`),
  );
};

export const exportCalls: Record<string, Call> = {
  "exports.start": withoutPreparation(start),
  "exports.list": withoutPreparation(({ owner }) => owner.api.exports.list({})),
  "exports.read": onReadyFile(({ owner }, id) => owner.api.exports.read({ id })),
  "exports.retry": onReadyFile(({ owner }, id) => owner.api.exports.retry({ id }), fail),
  "exports.download": onReadyFile(({ owner }, id) => owner.api.exports.download({ id })),
  "exports.remove": onReadyFile(({ owner }, id) => owner.api.exports.remove({ id })),
};
