import type { AnyProcedure } from "@orpc/server";
import { expect, test } from "vitest";
import { contract, router } from "../../registries.ts";
import { everyEndpoint } from "../../testing/endpoints.ts";
import { forEachFile } from "../../testing/importedFiles.ts";
import { endpoints, inputs, type Ids } from "../../testing/inputs.ts";

/** What is true of the contract and the router alone; who may do what is acted in everyPermission.db.test.ts. */

const id = "6b6f0c52-3b0e-4d39-9a65-4a0a7c6e7d2b";
const ids: Ids = {
  ...forEachFile(() => id),
  company: id,
  profile: id,
  candidate: id,
  evaluation: id,
  team: id,
  skill: id,
  question: id,
  value: id,
  objective: id,
  jobFamily: id,
  jobPosition: id,
  jobStatus: id,
  participant: id,
  family: id,
  libraryQuestion: id,
  model: id,
  reportModel: id,
  random: id,
};

const inputByName = new Map(everyEndpoint.map(({ name, input }) => [name, input]));

/** What the schema says of an input. */
const listIssues = async (name: string, input: unknown) =>
  (await inputByName.get(name)?.["~standard"].validate(input))?.issues ?? null;

test("every endpoint of the contract has an input here", () => {
  const inContract = Object.entries(contract).flatMap(([concept, group]) =>
    Object.keys(group).map((key) => `${concept}.${key}`),
  );
  expect(Object.keys(inputs).sort()).toEqual(inContract.sort());
});

test.each(endpoints)(
  "$name takes its input, and none with a key that the contract does not know",
  async ({ name }) => {
    expect(await listIssues(name, inputs[name](ids))).toBeNull();
    const withMore = { ...inputs[name](ids), isAdmin: true, intruder: "x" };
    expect(await listIssues(name, withMore)).not.toBeNull();
  },
);

test("every endpoint reads text in its one form (NFC), passwords as they were typed", async () => {
  for (const group of Object.values(router))
    for (const [name, procedure] of Object.entries(group)) {
      const given = { texts: [{ name: "E\u0301te\u0301" }], newPassword: "E\u0301te\u0301" };
      const { inputSchema } = (procedure as AnyProcedure)["~orpc"];
      // What it then says of a field it does not know is of no interest: it was read first.
      await inputSchema?.["~standard"].validate(given);
      expect([name, given]).toEqual([name, { texts: [{ name: "Été" }], newPassword: "E\u0301te\u0301" }]);
    }
});
