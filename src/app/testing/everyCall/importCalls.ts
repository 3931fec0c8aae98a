import { importCalls, importedFiles, type ImportCalls, buildFile } from "../importedFiles.ts";
import { runImportCheck, makeSender } from "../imports.ts";
import type { Call, CallScenario } from "./scene.ts";

let count = 0;
/** One file of a kind for those who leave it as it is: a person may send few of them. */
const kept = new WeakMap<CallScenario, Map<ImportCalls, Promise<string>>>();

/** A file of one row, checked; the tasks that the call before queued are run. */
export async function getCheckedFile(scenario: CallScenario, calls: ImportCalls): Promise<string> {
  const files = kept.get(scenario) ?? new Map<ImportCalls, Promise<string>>();
  kept.set(scenario, files);
  if (!files.has(calls)) files.set(calls, sendAndCheck(scenario, calls));
  const id = (await files.get(calls)) ?? "";
  await runImportCheck(scenario.world, scenario.owner, id);
  return id;
}

async function sendAndCheck({ world, owner }: CallScenario, calls: ImportCalls): Promise<string> {
  const { upload, headers } = importedFiles[calls];
  const { body } = await makeSender(world)(owner, upload, buildFile(calls, `nouveau-${(count += 1)}`));
  await owner.api[calls].check({ id: body.id, mapping: [...headers], options: {} });
  return body.id;
}

/** One valid call of each endpoint that every kind of import has. */
export const callsOfImports: Record<string, Call> = Object.fromEntries(
  importCalls.flatMap((calls) => {
    const { headers, corrected: field } = importedFiles[calls];
    const api = ({ owner }: CallScenario) => owner.api[calls];
    const onCheckedFile =
      (call: (scenario: CallScenario, id: string) => Promise<unknown>): Call =>
      async (scenario) => {
        const id = await getCheckedFile(scenario, calls);
        return () => call(scenario, id);
      };
    const ofKind: Record<string, Call> = {
      latest: async (scenario) => () => api(scenario).latest({}),
      read: onCheckedFile((scenario, id) => api(scenario).read({ id })),
      check: onCheckedFile((scenario, id) => api(scenario).check({ id, mapping: [...headers], options: {} })),
      correct: onCheckedFile((scenario, id) =>
        api(scenario).correct({ id, number: 2, field, value: "Autre" }),
      ),
      rejected: onCheckedFile((scenario, id) => api(scenario).rejected({ id })),
      start: onCheckedFile((scenario, id) => api(scenario).start({ id, onlyValid: false })),
      cancel: async (scenario) => {
        const id = await getCheckedFile(scenario, calls);
        if ((await api(scenario).read({ id })).status === "checked")
          await api(scenario).start({ id, onlyValid: false });
        return () => api(scenario).cancel({ id });
      },
    };
    return Object.entries(ofKind).map(([call, prepare]) => [`${calls}.${call}`, prepare]);
  }),
);
