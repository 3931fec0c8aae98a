import { expect, test } from "vitest";
import { formAddress } from "#answers/rules/formAddress.ts";
import { paths } from "#paths.ts";
import { askedBy } from "./pageParts.ts";

const id = "72e90179-0ba4-4f70-8979-24de8f75bebd";

test.each([paths.answer(id), paths.answerReview(id), paths.answerDone(id)])(
  "the head of %s asks for its form",
  (path) => expect(askedBy(path)).toBe(formAddress(id)),
);

test.each([
  paths.answerStart(),
  paths.answerPreview(id),
  paths.answer(`${id}">`),
  paths.answer("x"),
  paths.login(),
])("the head of %s asks for nothing", (path) => expect(askedBy(path)).toBeNull());
