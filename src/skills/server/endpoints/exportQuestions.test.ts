import fc from "fast-check";
import { expect, test } from "vitest";
import { eachOnce, expectRoundTrips, hostileName, hostileText } from "#imports/testing/roundTrip.ts";
import { withoutPause } from "#platform/testing/withoutPause.ts";
import { questionColumns } from "../../rules/import/columns.ts";
import { validateQuestions, readQuestions } from "../../rules/import/validateQuestions.ts";
import { questionTypes } from "../../vocabulary.ts";
import type { ExportedQuestion } from "../questions.ts";
import { sheetIn } from "./exportQuestions.ts";

const option = fc.record({ value: hostileText(3), fr: hostileText(4), en: fc.option(hostileText(4)) });
const question = fc.record({
  text: hostileName,
  selfText: fc.record({ fr: fc.option(hostileText(5)), en: fc.option(hostileText(5)) }),
  type: fc.constantFrom(...questionTypes),
  options: fc.uniqueArray(option, { selector: ({ value }) => value, minLength: 1, maxLength: 4 }),
  skill: hostileName,
  model: fc.option(hostileName),
  isRequired: fc.boolean(),
  isArchived: fc.boolean(),
});
const catalogue = eachOnce(question, ({ text }) => text.fr, 6).map((all) =>
  all.map(
    ({ options, ...one }, at): ExportedQuestion => ({
      ...one,
      id: `q${at}`,
      slug: `question_${at}`,
      options: one.type === "multiple_choice" ? options : [],
      skill: { id: `s${at}`, name: one.skill },
      model: one.model && { id: `m${at}`, name: one.model },
      version: 1,
      usedIn: 0,
    }),
  ),
);

test("whatever questions say, an export comes back whole: options, texts for oneself, whether one must answer", () =>
  expectRoundTrips({
    what: "questions",
    companies: catalogue,
    listRows: (all) => all,
    sheetIn,
    fields: questionColumns,
    expectBack: (all, rows) => {
      const named = ({ id, name }: ExportedQuestion["skill"]) => ({
        id,
        nameFr: name.fr,
        nameEn: name.en,
        isArchived: false,
      });
      const read = withoutPause(
        readQuestions(rows, {
          skills: all.map(({ skill }) => named(skill)),
          models: all.flatMap(({ model }) => (model ? [named(model)] : [])),
          created: [],
        }),
      );
      expect(read.map((row) => row.question)).toEqual(
        all.map(({ text, selfText, skill, model, ...one }) => ({
          skill: { nameFr: skill.name.fr, nameEn: skill.name.en },
          textFr: text.fr,
          textEn: text.en,
          nameSelfFr: selfText.fr,
          nameSelfEn: selfText.en,
          type: one.type,
          options: one.options,
          isRequired: one.isRequired,
          model: model?.name.fr ?? null,
          slug: one.slug,
        })),
      );
      const texts = new Map(read.map(({ number }) => [number, "active" as const]));
      const { validations } = withoutPause(validateQuestions(read, { texts, slugs: new Set(texts.keys()) }));
      expect(validations.map(({ state }) => state)).toEqual(all.map(() => "duplicate"));
    },
  }));
