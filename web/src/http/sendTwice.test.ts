import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HttpError } from "./request";
import { NoAnswer, SECOND_AFTER_MS, sendTwice } from "./sendTwice";

const WITHIN_MS = 15_000;

/** Requests that end as the test says, in the order in which they were sent. */
function requests() {
  const sent: { within: number; answer: (value: string) => void; fail: (error: unknown) => void }[] = [];
  const send = (within: number) =>
    new Promise<string>((answer, fail) => {
      sent.push({ within, answer, fail });
    });
  return { sent, send };
}

/** What became of it by now. */
function outcomeOf(request: Promise<string>) {
  const outcome: { answer?: string; error?: unknown } = {};
  request.then(
    (answer) => Object.assign(outcome, { answer }),
    (error: unknown) => Object.assign(outcome, { error }),
  );
  return outcome;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("a request that may be sent twice", () => {
  it("is sent once where it is answered in time, and refused once", async () => {
    const answered = requests();
    const outcome = outcomeOf(sendTwice(answered.send, WITHIN_MS));
    await pass(SECOND_AFTER_MS - 1);
    answered.sent[0]?.answer("done");
    await pass(WITHIN_MS);
    expect(outcome).toEqual({ answer: "done" });
    expect(answered.sent).toHaveLength(1);

    const refused = requests();
    const refusal = outcomeOf(sendTwice(refused.send, WITHIN_MS));
    refused.sent[0]?.fail(new HttpError(403, { error: "Non." }));
    await pass(WITHIN_MS);
    expect(refusal.error).toEqual(new HttpError(403, { error: "Non." }));
    expect(refused.sent).toHaveLength(1);
  });

  it("is sent once where the server sends it away for a moment: it has done nothing", async () => {
    for (const error of [new HttpError(429, null, 1), new HttpError(503, null, 1)]) {
      const { sent, send } = requests();
      const outcome = outcomeOf(sendTwice(send, WITHIN_MS));
      sent[0]?.fail(error);
      await pass(WITHIN_MS);
      expect([outcome.error, sent.length]).toEqual([error, 1]);
    }
  });

  it("is sent once more beside the first that is not answered, and both have the time of one", async () => {
    const { sent, send } = requests();
    const outcome = outcomeOf(sendTwice(send, WITHIN_MS));
    await pass(SECOND_AFTER_MS);
    expect(sent.map(({ within }) => Math.round(within))).toEqual([WITHIN_MS, WITHIN_MS - SECOND_AFTER_MS]);
    sent[1]?.answer("found");
    await pass(0);
    expect(outcome).toEqual({ answer: "found" });
  });

  it("takes the first answer after all, where the second is lost or one too many", async () => {
    const sentAway = [new HttpError(429, null), new HttpError(503, null, 1)];
    for (const error of [new TypeError("Failed to fetch"), ...sentAway]) {
      const { sent, send } = requests();
      const outcome = outcomeOf(sendTwice(send, WITHIN_MS));
      await pass(SECOND_AFTER_MS);
      sent[1]?.fail(error);
      await pass(1);
      expect(outcome).toEqual({});
      sent[0]?.answer("late");
      await pass(0);
      expect(outcome).toEqual({ answer: "late" });
    }
  });

  it("is sent once more at once where the connection broke or the server failed", async () => {
    for (const error of [new TypeError("Failed to fetch"), new HttpError(503, null)]) {
      const { sent, send } = requests();
      const outcome = outcomeOf(sendTwice(send, WITHIN_MS));
      sent[0]?.fail(error);
      await pass(1_000);
      expect(sent).toHaveLength(2);
      sent[1]?.answer("done");
      await pass(0);
      expect(outcome).toEqual({ answer: "done" });
    }
  });

  it("says that it is not known where neither was answered, and the failure where the server failed twice", async () => {
    const silent = requests();
    const unknown = outcomeOf(sendTwice(silent.send, WITHIN_MS));
    await pass(SECOND_AFTER_MS);
    for (const { fail } of silent.sent) fail(new DOMException("signal timed out", "TimeoutError"));
    await pass(0);
    expect(unknown.error).toBeInstanceOf(NoAnswer);

    const failing = requests();
    const failure = outcomeOf(sendTwice(failing.send, WITHIN_MS));
    failing.sent[0]?.fail(new HttpError(500, null));
    await pass(1_000);
    failing.sent[1]?.fail(new HttpError(500, null));
    await pass(0);
    expect(failure.error).toEqual(new HttpError(500, null));
  });
});
