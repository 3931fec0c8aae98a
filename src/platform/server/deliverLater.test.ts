import { expect, test } from "vitest";
import { deliveryJob } from "./deliverLater.ts";

test("the mail of all companies stands in two queues: a server that hangs leaves workers free", () => {
  const ids = Array.from("0123456789abcdef", (digit) => `00000000-0000-7000-8000-00000000000${digit}`);
  expect(new Set(ids.map((id) => deliveryJob(id).queue))).toEqual(new Set(["mail:0", "mail:1"]));
  expect(new Set(ids.map((id) => deliveryJob(id).key)).size).toBe(16);
});
