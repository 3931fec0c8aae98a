import type { GivenAnswers } from "../../../rules/answers.ts";

/** Why the server did not take the answers. « later »: nothing can leave now. */
export type SendingFailure = "later" | "signedOut" | "closed" | "refused";

/** `waiting`: sent as soon as the network is back. */
export type SendingState = "writing" | "sending" | "waiting" | "signedOut" | "closed" | "refused" | "sent";

/** The ports of the sender, which has no clock and no network of its own. */
export interface SenderPorts {
  /** Rejects when the server refuses or cannot be reached. */
  send: (answers: GivenAnswers) => Promise<void>;
  classifyFailure: (error: unknown) => SendingFailure;
  isOnline: () => boolean;
  /** Runs later; returns what cancels it. */
  after: (milliseconds: number, run: () => void) => () => void;
  /** The server has them: they are erased here. */
  onSent: () => void;
}

const retryDelays = [2_000, 5_000, 10_000, 20_000, 30_000] as const;

/** Sends the answers of a survey, whole and once, as soon as they can leave. */
export function createSender(ports: SenderPorts) {
  let state: SendingState = "writing";
  let answers: GivenAnswers | null = null;
  let attempts = 0;
  let isBusy = false;
  let cancelTimer = () => {};
  const listeners = new Set<() => void>();
  const become = (next: SendingState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  async function attempt() {
    cancelTimer();
    if (isBusy || !answers) return;
    if (!ports.isOnline()) return become("waiting");
    isBusy = true;
    // A new attempt does not hide that it waits.
    if (state !== "waiting") become("sending");
    try {
      await ports.send(answers);
      answers = null;
      ports.onSent();
      become("sent");
    } catch (error) {
      const failure = ports.classifyFailure(error);
      if (failure !== "later") become(failure);
      // Taken back meanwhile: nothing more leaves.
      else if (answers) {
        const delay = retryDelays[Math.min(attempts, retryDelays.length - 1)] ?? 30_000;
        attempts += 1;
        cancelTimer = ports.after(delay, () => void attempt());
        become("waiting");
      }
    } finally {
      isBusy = false;
    }
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start(given: GivenAnswers) {
      answers = given;
      attempts = 0;
      void attempt();
    },
    /** The network is back, or the person asks for it. */
    retryNow() {
      if (state === "waiting") void attempt();
    },
    /** Signed in again. */
    resume() {
      if (state !== "signedOut") return;
      become("sending");
      void attempt();
    },
    /** The person changes their answers before they could leave. */
    takeBack() {
      cancelTimer();
      answers = null;
      become("writing");
    },
    stop() {
      cancelTimer();
    },
  };
}
