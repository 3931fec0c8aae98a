import { expect, test } from "vitest";
import { answerAll, launchEvaluation } from "#app/testing/answering.ts";
import { makeWorld } from "#app/testing/world.ts";

const world = await makeWorld();
const parseValues = (text: string, name: string) =>
  text
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    .map((line) => line.slice(line.indexOf(":") + 1));

test("the due days of all that awaits me are one file, with the entries of my invitations", async () => {
  const owner = await world.company();
  const [me, first, second] = [
    await world.person(owner),
    await world.person(owner, { firstName: "Noé", lastName: "Roy" }),
    await world.person(owner, { firstName: "Zoé", lastName: "Côté" }),
  ];
  const read = async () => (await me.api.answers.dueDays({})).text();
  expect(parseValues(await read(), "UID")).toEqual([]);
  const one = await launchEvaluation(world, {
    author: owner,
    subject: first,
    invited: [[me, "peer"]],
    questions: [{}],
  });
  const two = await launchEvaluation(world, {
    author: owner,
    subject: second,
    invited: [[me, "peer"]],
    questions: [{}],
  });
  const all = await read();
  expect(parseValues(all, "BEGIN").filter((kind) => kind === "VEVENT")).toHaveLength(2);
  // As in an invitation (readDueDay.db.test.ts).
  expect(parseValues(all, "UID").toSorted()).toEqual(
    [one.id, two.id].map((id) => `${id}@localhost`).toSorted(),
  );
  expect(parseValues(all, "SUMMARY").toSorted()).toEqual([
    "Échéance\u00A0: votre regard sur Noé Roy",
    "Échéance\u00A0: votre regard sur Zoé Côté",
  ]);

  await answerAll(me, one);
  expect(parseValues(await read(), "UID").map((uid) => uid.split("@")[0])).toEqual([two.id]);
});
