import { sql } from "drizzle-orm";
import { questionImports } from "#skills/tables.ts";
import { runChecked, sender } from "../imports.ts";
import { questionHeaders } from "../inputs.ts";
import type { Call, Scene } from "./scene.ts";

const mapping = [...questionHeaders];

/** A file of one question, as far as its columns are read. */
async function fileOf({ world, owner }: Scene, question: string): Promise<string> {
  const { items } = await owner.api.skills.catalogue({});
  const skill = items[0]?.name.fr ?? "";
  const csv = `${questionHeaders.join(";")}\r\n${question};;text;${skill};`;
  const { body } = await sender(world)(owner, "questions", csv);
  return body.id;
}
/** One file for those who leave it as it is: a person may send few of them. */
const kept = new WeakMap<Scene, Promise<string>>();
async function judgedFileOf(scene: Scene, question: string): Promise<string> {
  const id = await fileOf(scene, question);
  await imports(scene).check({ id, mapping, options: {} });
  return id;
}
const imports = ({ owner }: Scene) => owner.api.questionImports;
const onKept =
  (call: (scene: Scene, id: string) => Promise<unknown>): Call =>
  async (scene) => {
    if (!kept.has(scene)) kept.set(scene, judgedFileOf(scene, "Que dire de plus?"));
    const id = (await kept.get(scene)) ?? "";
    // What the call before has left to a worker.
    await runChecked(scene.world, scene.owner, id);
    return () => call(scene, id);
  };

/** One valid call of each endpoint of a file of questions. */
export const questionImportCalls: Record<string, Call> = {
  "questionImports.latest": async (scene) => () => imports(scene).latest({}),
  "questionImports.read": onKept((scene, id) => imports(scene).read({ id })),
  "questionImports.check": onKept((scene, id) => imports(scene).check({ id, mapping, options: {} })),
  "questionImports.correct": onKept((scene, id) =>
    imports(scene).correct({ id, number: 2, field: "name_fr", value: "Autre" }),
  ),
  "questionImports.rejected": onKept((scene, id) => imports(scene).rejected({ id })),
  "questionImports.start": onKept((scene, id) => imports(scene).start({ id, onlyValid: false })),
  "questionImports.cancel": async (scene) => {
    const cancel = await onKept((_scene, id) => imports(scene).cancel({ id }))(scene);
    const id = (await kept.get(scene)) ?? "";
    if ((await imports(scene).read({ id })).status === "checked")
      await imports(scene).start({ id, onlyValid: false });
    return cancel;
  },
  "skills.recentImports":
    async ({ owner }) =>
    () =>
      owner.api.skills.recentImports({}),
  "skills.undoImport": async ({ world, owner, others, skills: [skillId] }) => {
    const { companyId } = owner;
    const id = world.services.newId();
    await world.inside(owner, async (tx) => {
      await tx
        .insert(questionImports)
        .values({ companyId, id, fileName: "q.csv", added: others.length, createdAt: world.clock.now });
      await tx.execute(sql`
        insert into questions (company_id, id, skill_id, slug, text_fr, type, position, import_id)
        select ${companyId}, gen_random_uuid(), ${skillId}, ${id} || place, 'Question', 'text', place, ${id}
        from generate_series(1, ${others.length}::int) place`);
    });
    return () => owner.api.skills.undoImport({ id });
  },
};
