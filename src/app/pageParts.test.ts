import { expect, test } from "vitest";
import { formAddress } from "#answers/rules/formAddress.ts";
import { viewerAddress } from "#auth/rules/viewerAddress.ts";
import { homeAddress } from "#dashboards/rules/homeAddress.ts";
import { paths } from "#paths.ts";
import { surveyAddress } from "#pulses/rules/surveyAddress.ts";
import { listReadAddresses } from "./pageParts.ts";

const id = "72e90179-0ba4-4f70-8979-24de8f75bebd";

test.each([paths.answer(id), paths.answerReview(id), paths.answerDone(id)])(
  "the head of %s asks for its form",
  (path) => expect(listReadAddresses(path)).toEqual([formAddress(id)]),
);

test("the head of a survey asks for it", () =>
  expect(listReadAddresses(paths.pulseSurvey(id))).toEqual([surveyAddress(id)]));

test.each([
  paths.pulseSurvey("x"),
  paths.answerStart(),
  paths.answerPreview(id),
  paths.answer(`${id}">`),
  paths.answer("x"),
  paths.login(),
])("the head of %s asks for nothing", (path) => expect(listReadAddresses(path)).toEqual([]));

test("the head of the home asks who is signed in and what waits", () =>
  expect(listReadAddresses(paths.dashboard())).toEqual([viewerAddress, homeAddress]));

test.each([paths.people(), paths.evaluation(id)])("the head of %s asks who is signed in", (path) =>
  expect(listReadAddresses(path)).toEqual([viewerAddress]),
);
