import { beforeEach, describe, expect, test } from "vitest";
import { createSender, type SendingFailure } from "./sender.ts";

const given = { pride: 4 };
let online: boolean;
let replies: (SendingFailure | "taken")[];
let sent: unknown[];
let erased: number;
let timers: { milliseconds: number; run: () => void }[];
let sender: ReturnType<typeof createSender>;

beforeEach(() => {
  [online, replies, sent, erased, timers] = [true, [], [], 0, []];
  sender = createSender({
    async send(answers) {
      sent.push(answers);
      const reply = replies.shift() ?? "taken";
      if (reply !== "taken") throw new Error(reply);
    },
    classifyFailure: (error) => (error as Error).message as SendingFailure,
    isOnline: () => online,
    after(milliseconds, run) {
      const timer = { milliseconds, run };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
    onSent: () => void (erased += 1),
  });
});
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("answers", () => {
  test("leave once, and are erased here", async () => {
    sender.start(given);
    expect(sender.state()).toBe("sending");
    await settle();
    expect(sender.state()).toBe("sent");
    sender.retryNow();
    await settle();
    expect(sent).toEqual([given]);
    expect(erased).toBe(1);
  });

  test("wait without a network, and leave by themselves when it is back", async () => {
    online = false;
    sender.start(given);
    await settle();
    expect([sender.state(), sent.length, erased]).toEqual(["waiting", 0, 0]);
    online = true;
    sender.retryNow();
    await settle();
    expect([sender.state(), sent.length, erased]).toEqual(["sent", 1, 1]);
  });

  test("are tried again, later each time, while the server cannot be reached", async () => {
    replies = ["later", "later", "later", "later", "later", "later"];
    sender.start(given);
    const delays: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      await settle();
      expect(sender.state()).toBe("waiting");
      const [timer] = timers.splice(0);
      delays.push(timer?.milliseconds ?? 0);
      timer?.run();
    }
    await settle();
    expect(delays).toEqual([2_000, 5_000, 10_000, 20_000, 30_000, 30_000]);
    expect(sender.state()).toBe("sent");
  });

  test("may be changed before they leave", async () => {
    replies = ["later"];
    sender.start(given);
    await settle();
    sender.takeBack();
    expect([sender.state(), timers]).toEqual(["writing", []]);
    sender.retryNow();
    await settle();
    expect(sent).toHaveLength(1);
    sender.start({ pride: 2 });
    await settle();
    expect(sent.at(-1)).toEqual({ pride: 2 });
  });

  test("wait for their person to sign in again", async () => {
    replies = ["signedOut"];
    sender.start(given);
    await settle();
    expect([sender.state(), erased]).toEqual(["signedOut", 0]);
    sender.resume();
    await settle();
    expect([sender.state(), erased]).toEqual(["sent", 1]);
  });

  test.each(["closed", "refused"] as const)("stay when they are refused: %s", async (failure) => {
    replies = [failure];
    sender.start(given);
    await settle();
    expect([sender.state(), erased, timers]).toEqual([failure, 0, []]);
  });
});
