import { describe, expect, test } from "vitest";
import { deliveryState, failureCode, mayRetry, type StoredDelivery } from "./deliveries.ts";

describe("the state of a delivery", () => {
  test.each<[StoredDelivery["status"], string | null, string]>([
    ["waiting", null, "waiting"],
    ["queued", null, "underWay"],
    ["sending", null, "underWay"],
    ["queued", "421 try later", "delayed"],
    ["sending", "421 try later", "delayed"],
    ["sent", null, "sent"],
    ["held", null, "held"],
    ["failed", "550 no", "failed"],
  ])("%s with the failure %s is %s", (status, failure, state) => {
    const shown = deliveryState({ status, failure });
    expect(shown).toBe(state);
    expect(mayRetry({ state: shown })).toBe(status === "failed");
  });
});

test.each([
  [null, null],
  ["550 5.1.1 <a@b.example>: no such mailbox", "550 5.1.1"],
  ["550-5.7.26 unauthenticated mail", "550 5.7.26"],
  ["421 try later", "421"],
  ["Can't send mail - all recipients were rejected: 554 relay denied", "554"],
  ["connect ECONNREFUSED 127.0.0.1:2525", "ECONNREFUSED"],
  ["could not be written: TypeError", null],
  ["Greeting never received", null],
])("of « %s » only the code is shown: %s", (failure, code) => {
  expect(failureCode(failure)).toBe(code);
});
