import { expect, test } from "vitest";
import { newQuestion } from "#skills/client/question/questionValues.ts";
import { toPreviewedQuestion } from "#skills/client/question/previewed.ts";
import { AnswerForm } from "../../contract.ts";
import { buildPreviewForm } from "./previewForm.ts";

const written = {
  ...newQuestion(""),
  text: { fr: " À quelle fréquence? ", en: "" },
  type: "multiple_choice" as const,
  options: [
    { value: "souvent", fr: "Souvent", en: "Often" },
    { value: "", fr: "", en: null },
  ],
};

test("what is being written is a form of one question, as the server would send it", () => {
  const form = buildPreviewForm(toPreviewedQuestion(written), false);
  expect(AnswerForm.parse(form)).toEqual(form);
  expect(form.items[0]).toMatchObject({
    text: { fr: "À quelle fréquence?", en: null },
    options: [{ value: 1, fr: "Souvent", en: "Often" }],
  });
});

test("options of another type are not shown, and the person evaluated has a part of their own", () => {
  const form = buildPreviewForm(toPreviewedQuestion({ ...written, type: "text" }), true);
  expect(form).toMatchObject({ isSelf: true, role: "subject", items: [{ options: [] }] });
});
