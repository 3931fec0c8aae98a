import { parseCrontab } from "graphile-worker";
import { expect, test } from "vitest";
import { fr } from "#administration/client/system/texts.fr.ts";
import { tasksAtStart } from "./registries.ts";
import { crontab, makeTasks } from "./tasks.ts";

const rounds = parseCrontab(crontab).map(({ task }) => task);

test("each round, and each task of a start, is work that is done", () => {
  // Nothing is asked of the product before a task runs.
  const tasks = makeTasks({} as never, {} as never, {} as never);
  expect(tasksAtStart).toContain("queueLostClosings");
  expect([...rounds, ...tasksAtStart].filter((task) => !Object.hasOwn(tasks, task))).toEqual([]);
  expect(new Set(rounds).size).toBe(rounds.length);
});

test("all that is to be forgotten comes round by itself", () => {
  expect(rounds).toEqual(
    expect.arrayContaining([
      "dueWork",
      "checkDueWork",
      "purgeRegistrations",
      "forgetAuthors",
      "tellOfManagers",
      "vacuumAnswers",
      "vacuumPulses",
      "forgetSessions",
      "forgetTokens",
      "forgetNotifications",
      "forgetImports",
      "forgetLimits",
      "forgetFailures",
      "removeFiles",
      "publishAnswerRates",
      "queueLostClosings",
    ]),
  );
});

test("each round has a name on the page of the state of the system", () => {
  expect(Object.keys(fr.background.names).toSorted()).toEqual(rounds.toSorted());
});

test("the round of the last minute is made at a start: a product that comes back is not called stopped", () => {
  const filled = parseCrontab(crontab).filter(({ options }) => options.backfillPeriod > 0);
  expect(filled.map(({ task, options }) => [task, options.backfillPeriod])).toEqual([["dueWork", 60_000]]);
});
