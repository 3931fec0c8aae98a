import { importCalls, importedFiles, type ImportCalls, fileAbout } from "../importedFiles.ts";
import { runChecked, sender } from "../imports.ts";
import type { Call, Scene } from "./scene.ts";

let count = 0;
/** One file of a kind for those who leave it as it is: a person may send few of them. */
const kept = new WeakMap<Scene, Map<ImportCalls, Promise<string>>>();

/** A file of one row, judged; what the call before has left to a worker is done. */
export async function judgedFile(scene: Scene, calls: ImportCalls): Promise<string> {
  const files = kept.get(scene) ?? new Map<ImportCalls, Promise<string>>();
  kept.set(scene, files);
  if (!files.has(calls)) files.set(calls, sendAndCheck(scene, calls));
  const id = (await files.get(calls)) ?? "";
  await runChecked(scene.world, scene.owner, id);
  return id;
}

async function sendAndCheck({ world, owner }: Scene, calls: ImportCalls): Promise<string> {
  const { upload, headers } = importedFiles[calls];
  const { body } = await sender(world)(owner, upload, fileAbout(calls, `nouveau-${(count += 1)}`));
  await owner.api[calls].check({ id: body.id, mapping: [...headers], options: {} });
  return body.id;
}

/** One valid call of each endpoint that every kind of import has. */
export const callsOfImports: Record<string, Call> = Object.fromEntries(
  importCalls.flatMap((calls) => {
    const { headers, corrected: field } = importedFiles[calls];
    const api = ({ owner }: Scene) => owner.api[calls];
    const onJudged =
      (call: (scene: Scene, id: string) => Promise<unknown>): Call =>
      async (scene) => {
        const id = await judgedFile(scene, calls);
        return () => call(scene, id);
      };
    const ofKind: Record<string, Call> = {
      latest: async (scene) => () => api(scene).latest({}),
      read: onJudged((scene, id) => api(scene).read({ id })),
      check: onJudged((scene, id) => api(scene).check({ id, mapping: [...headers], options: {} })),
      correct: onJudged((scene, id) => api(scene).correct({ id, number: 2, field, value: "Autre" })),
      rejected: onJudged((scene, id) => api(scene).rejected({ id })),
      start: onJudged((scene, id) => api(scene).start({ id, onlyValid: false })),
      cancel: async (scene) => {
        const id = await judgedFile(scene, calls);
        if ((await api(scene).read({ id })).status === "checked")
          await api(scene).start({ id, onlyValid: false });
        return () => api(scene).cancel({ id });
      },
    };
    return Object.entries(ofKind).map(([call, prepare]) => [`${calls}.${call}`, prepare]);
  }),
);
