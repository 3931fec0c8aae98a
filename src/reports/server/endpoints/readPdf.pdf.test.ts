import { expect, test } from "vitest";
import { answerAll, launchEvaluation } from "#app/testing/answering.ts";
import { buildLaunchedEvaluation } from "#app/testing/evaluations.ts";
import { makeWorld } from "#app/testing/world.ts";
import { findCompiler } from "#platform/server/typesetting/typst.ts";
import { saveCompany } from "#company/server/queries.ts";
import { storeFile } from "#platform/server/files/storedFiles.ts";
import { png } from "#platform/testing/images.ts";
import { readPdf } from "#platform/testing/readPdf.ts";

const imagesIn = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString("latin1")
    .match(/\/Subtype\s*\/Image/g)?.length ?? 0;

test.skipIf(!findCompiler())(
  "a PDF holds no name and no id of anybody who answered, and no hour",
  async () => {
    const world = await makeWorld();
    const owner = await world.company();
    const { evaluationId, subject, managers, peers, people } = await buildLaunchedEvaluation(world, owner, {
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

test.skipIf(!findCompiler())(
  "a PDF prints the note to the person, how many comments are masked or looked at, and none of them",
  async () => {
    const world = await makeWorld();
    const owner = await world.company();
    const [manager, subject] = [await world.person(owner), await world.person(owner)];
    const one = await launchEvaluation(world, {
      author: owner,
      subject,
      invited: [[manager, "manager"]],
      evaluationType: "manager",
      questions: [{}, {}, {}],
      release: "by_hand",
    });
    const { id: evaluationId } = one;
    await answerAll(manager, one, { words: "CANARI" });
    await owner.api.reports.close({ evaluationId });
    const comment = { place: "question-0", group: "manager" } as const;
    await owner.api.reports.maskComment({
      evaluationId,
      comment: { ...comment, index: 0 },
      reason: "Nomme quelqu’un",
    });
    await owner.api.reports.publish({ evaluationId, note: "Bravo pour l’année!" });
    const printedFor = async (person: typeof subject, language: "fr" | "en") => {
      const pdf = await person.api.reports.pdf({ evaluationId, language });
      return readPdf(new Uint8Array(await pdf.arrayBuffer())).text;
    };
    const before = await printedFor(subject, "fr");
    expect(before).toContain("Bravo pour l’année!");
    expect(before).toContain("1 commentaire a été masqué à la relecture.");
    expect(before.match(/CANARI/gu)).toHaveLength(2);

    const flagged = { ...comment, place: "question-1", words: "CANARI" };
    await subject.api.reports.flagComment({ evaluationId, comment: flagged, words: "C’est faux" });
    for (const person of [subject, owner]) {
      const text = await printedFor(person, "fr");
      expect(text).toContain("1 commentaire signalé est masqué, le temps d’être examiné.");
      expect(text.match(/CANARI/gu)).toHaveLength(1);
      expect(text).not.toMatch(/C’est faux|Nomme quelqu’un/u);
    }
    expect(await printedFor(subject, "en")).toContain("1 flagged comment is hidden while it is reviewed.");
    const [flag] = (await owner.api.reports.listFlagged({ evaluationId })).items;
    const decided = { decision: "kept", words: "Nomme Zoé" } as const;
    await owner.api.reports.decideFlag({ evaluationId, flagId: flag?.id ?? "", ...decided });
    const after = await printedFor(subject, "fr");
    expect(after).toContain("1 commentaire signalé reste masqué après examen.");
    expect(after).not.toContain("Zoé");
  },
);
