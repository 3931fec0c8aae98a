import { expect, test } from "vitest";
import { answerAll } from "#app/testing/answering.ts";
import { launchedEvaluation } from "#app/testing/evaluations.ts";
import { makeWorld } from "#app/testing/world.ts";
import { findCompiler } from "#platform/server/typesetting/typst.ts";
import { saveCompany } from "#company/server/queries.ts";
import { storeFile } from "#platform/server/files/storedFiles.ts";
import { png } from "#platform/testing/images.ts";
import { readPdf } from "../../testing/readPdf.ts";

const imagesIn = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString("latin1")
    .match(/\/Subtype\s*\/Image/g)?.length ?? 0;

test.skipIf(!findCompiler())(
  "a PDF holds no name and no id of anybody who answered, and no hour",
  async () => {
    const world = await makeWorld();
    const owner = await world.company();
    const { evaluationId, subject, managers, peers, people } = await launchedEvaluation(world, owner, {
      peers: 5,
      managers: 1,
      values: 1,
    });
    const { items } = await subject.api.answers.read({ evaluationId });
    for (const [index, person] of people.entries())
      await answerAll(person, { id: evaluationId, items }, { words: `Regard ${index}` });
    await owner.api.reports.close({ evaluationId });
    for (const reader of [subject, owner, ...managers]) {
      const pdf = new Uint8Array(await (await reader.api.reports.pdf({ evaluationId })).arrayBuffer());
      const { text } = readPdf(pdf);
      expect(text).toContain("Regard 3");
      const written = text + Buffer.from(pdf).toString("latin1") + Buffer.from(pdf).toString("utf16le");
      for (const { profileId, userId, email } of people)
        for (const id of [profileId, userId, email]) expect(written).not.toContain(id);
      for (const { firstName } of [...peers, ...managers])
        expect(text.split(/[^\p{L}\d]+/u)).not.toContain(firstName);
      expect(text).not.toMatch(/\d\d:\d\d|\d\s?h\s?\d\d/);
      expect(imagesIn(pdf)).toBe(0);
    }

    const { companyId } = owner;
    const image = { bytes: new Uint8Array(png({ width: 40, height: 20 })), type: "image/png" as const };
    const logo = await storeFile(world.services, { kind: "logo", companyId, object: image });
    await world.inside(owner, (tx) => saveCompany(tx, companyId, { logo }));
    const withLogo = await (await subject.api.reports.pdf({ evaluationId })).arrayBuffer();
    expect(imagesIn(new Uint8Array(withLogo))).toBe(1);
    // Without its file, the report is printed all the same.
    await world.services.storage.remove(`${companyId}/${logo}`);
    expect((await subject.api.reports.pdf({ evaluationId })).size).toBeGreaterThan(0);
  },
);
