import type { Call } from "domain/api/call";
import { type CallName, contract } from "domain/api/contract";
import fc from "fast-check";
import { afterAll, describe, it } from "vitest";
import { wipeDatabase } from "../../support/wholeDatabase";
import type { Role } from "../authority/rules";
import { checkAnswer, send } from "../support/answers";
import { requestFrom, requestsOf } from "../support/arbitraries";
import { CONSUMING, type Example } from "../support/examples";
import { noteFigure } from "../support/figures";
import { examplesOf } from "../support/moreExamples";
import { makeWorld, type World } from "../support/world";

const REQUESTS = Number(process.env.PROVE_REQUESTS ?? 200);
const SEED = Number(process.env.PROVE_SEED ?? Date.now() % 2 ** 31);
/** Below the limits of what one member may call in a while. */
const MAX_USES = 25;

const statuses = new Map<number, number>();

/** Whoever may make the call asks most often. */
const rolesOf = ({ access }: Call): Role[] => {
  if (access === "admin") return ["admin", "admin", "admin", "player"];
  return ["player", "mj", "player", "mj", "outsider", "admin", "visitor"];
};

/** A request that succeeds may want a new world, which takes seconds where other work keeps the machine busy. */
const MAX_REQUEST_MS = 5_000;

class Worlds {
  #world: World | undefined;
  #uses = 0;
  isConsumed = false;

  async take(): Promise<World> {
    if (this.#world === undefined || this.#uses >= MAX_USES) {
      // With what the server counts of this address: all these worlds sign in from the same one.
      await wipeDatabase();
      this.#world = await makeWorld();
      this.#uses = 0;
      this.isConsumed = false;
    }
    this.#uses += 1;
    return this.#world;
  }

  discard(): void {
    this.#world = undefined;
  }
}

const worlds = new Worlds();

async function sendOne(
  name: CallName,
  call: Call,
  plan: Parameters<typeof requestFrom>[0],
  by: Role,
  example: Example,
): Promise<void> {
  const world = await worlds.take();
  const request = requestFrom(plan, example(world, by));
  const answer = await send(call, request, await world.browserOf(by), plan.rawQuery);
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  if (answer.status < 300 && CONSUMING.has(name)) worlds.isConsumed = true;
  if (worlds.isConsumed) worlds.discard();
  const problem = checkAnswer(call, answer);
  if (problem !== undefined)
    throw new Error(`${name} by ${by}: ${problem}\n${JSON.stringify(request).slice(0, 2000)}`);
}

describe("any request", () => {
  it.each(Object.entries<Call>(contract) as [CallName, Call][])(
    "%s keeps the contract: no 5xx, no stack, no page, no field that it does not name",
    async (name, call) => {
      const examples = examplesOf(name).map(([, example]) => example);
      const property = fc.asyncProperty(
        requestsOf(call),
        fc.constantFrom(...rolesOf(call)),
        fc.constantFrom(...examples),
        (plan, by, example) => sendOne(name, call, plan, by, example),
      );
      await fc.assert(property, { numRuns: REQUESTS, seed: SEED, endOnFailure: true });
      if (worlds.isConsumed) worlds.discard();
    },
    120_000 + REQUESTS * MAX_REQUEST_MS,
  );

  afterAll(() => {
    const sorted = [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`);
    const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    noteFigure(`${total} generated requests of ${Object.keys(contract).length} calls, seed ${SEED}`);
    noteFigure(`answers by status: ${sorted.join(", ")}`);
  });
});
