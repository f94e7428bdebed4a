import type { Call } from "domain/api/call";
import { type CallName, contract } from "domain/api/contract";
import { describeError } from "domain/values/errors";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wipeDatabase } from "../../support/wholeDatabase";
import { CAST, type Role, verdictOf } from "../authority/rules";
import { send } from "../support/answers";
import { EXAMPLES } from "../support/examples";
import { isProving, noteFigure } from "../support/figures";
import { makeWorld, type World } from "../support/world";

const calls = Object.entries<Call>(contract) as [CallName, Call][];
let tried = 0;

async function attempt(world: World, name: CallName, call: Call, role: Role) {
  const { status, body } = await send(call, EXAMPLES[name](world, role), await world.browserOf(role));
  tried += 1;
  return status < 300 ? { role, verdict: "done", status: 200 } : { role, verdict: body?.code, status };
}

const expected = (name: CallName, role: Role) => {
  const verdict = verdictOf(name, role);
  return { role, verdict, status: verdict === "done" ? 200 : describeError(verdict).status };
};

describe.runIf(isProving)("who may make a call", () => {
  beforeAll(wipeDatabase);

  it.each(calls)(
    "%s answers each member of the cast what docs/authority.md says",
    async (name, call) => {
      let world = await makeWorld();
      // The refused first: they must change nothing for the others.
      const order = [...CAST].toSorted(
        (a, b) => Number(verdictOf(name, a) === "done") - Number(verdictOf(name, b) === "done"),
      );
      for (const role of order) {
        const answer = await attempt(world, name, call, role);
        expect(answer).toEqual(expected(name, role));
        if (answer.verdict === "done" && call.method !== "GET") world = await makeWorld();
      }
    },
    120_000,
  );

  afterAll(() => noteFigure(`${tried} cells of ${calls.length} calls × ${CAST.length} members of the cast`));
});
