import { expect, test } from "vitest";
import { listAdded } from "./added.ts";

test("what a reader has just added is told from what stood there and from what others wrote meanwhile", () => {
  const toObjective = (id: string, authorProfileId: string) => ({ id, authorProfileId }) as never;
  const before = { objectives: [toObjective("a", "me")] };
  const after = {
    objectives: [toObjective("c", "me"), toObjective("a", "me"), toObjective("b", "another")],
  };
  expect(listAdded(before, after, "me")).toEqual([toObjective("c", "me")]);
});
