import { expect, test } from "vitest";
import { closeTask, shownTasks, startTask, subscribeToTasks } from "./tasks.ts";

test("a task is shown with its counts, ends in words, and goes when it is closed", () => {
  let published = 0;
  const unsubscribe = subscribeToTasks(() => (published += 1));
  const task = startTask({ title: "Import", total: 40 });
  task.progress(12);
  expect(shownTasks()).toMatchObject([
    { title: "Import", done: 12, total: 40, state: "running", outcome: null },
  ]);
  task.progress(80);
  expect(shownTasks()[0]?.done, "never more than there is").toBe(40);
  const other = startTask({ title: "Invitations", total: 5 });
  other.fail("3 courriels sur 5 sont partis.");
  task.finish("40 personnes ajoutées.");
  expect(shownTasks()).toMatchObject([
    { state: "done", outcome: "40 personnes ajoutées." },
    { state: "failed", done: 0, outcome: "3 courriels sur 5 sont partis." },
  ]);
  for (const { id } of shownTasks()) closeTask(id);
  expect(shownTasks()).toEqual([]);
  unsubscribe();
  const before = published;
  startTask({ title: "Unheard", total: 1 });
  expect(published).toBe(before);
  for (const { id } of shownTasks()) closeTask(id);
});
