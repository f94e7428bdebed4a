import type { Call } from "domain/api/call";
import { type CallName, contract } from "domain/api/contract";
import { afterAll, describe, expect, it } from "vitest";
import { everyDocument, type StoredDocument, wipeDatabase } from "../../support/wholeDatabase";
import { CAST, type Role, verdictOf } from "../authority/rules";
import { type RawAnswer, send } from "../support/answers";
import { EXAMPLES, type Example } from "../support/examples";
import { isProving, noteFigure } from "../support/figures";
import { examplesOf } from "../support/moreExamples";
import { makeWorld, type World } from "../support/world";

const mutations = (Object.entries<Call>(contract) as [CallName, Call][]).filter(
  ([, { method }]) => method !== "GET",
);

/** What counts requests does count them twice, and each sign-in has a session of its own. */
const COUNTERS = ["rateLimits", "sessions", "serverSecrets"];

/**
 * Calls that mean something else the second time; a client that gets no answer must not send them again by
 * itself, and ours does not.
 */
const RELATIVE: Partial<Record<CallName, string>> = {
  createInvites: "codes for two more",
  requestInvite: "counts how often somebody asked",
  requestSeats: "counts how often a table asked",
};

/** Calls that answer the second request what they answered the first: the same dice, the same document. */
const SAME_ANSWER: ReadonlySet<CallName> = new Set<CallName>([
  "answerDates",
  "ask",
  "beginEvening",
  "changeAgenda",
  "changeFight",
  "changePlayState",
  "createCampaign",
  "createCharacter",
  "createCreature",
  "createEncounter",
  "createRandomTable",
  "createItem",
  "createScene",
  "endEvening",
  "endTurn",
  "markMessage",
  "moveChest",
  "moveTokens",
  "requestRareItem",
  "rollAbilityScores",
  "rollForTable",
  "rollRandomTable",
  "rollHitDice",
  "saveEveningNote",
  "saveHandoutNote",
  "sendMessage",
  "showRecap",
]);

/** Whoever may make the call, the most ordinary first. */
const actorOf = (name: CallName): Role =>
  (["player", "mj", "outsider", "admin", "visitor"] as const).find(
    (role) => verdictOf(name, role) === "done",
  ) ?? CAST[0];

/** Ids of one run, random tokens and moments differ from world to world. */
const anonymous = (text: string) =>
  text
    .replace(/-[0-9a-fA-F]{8}\b/g, "-#")
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "#")
    .replace(/(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{20,}/g, "#")
    .replace(/\b1[0-9]{12}\b/g, "now")
    .replace(/\bDH(-[A-Z0-9]{4}){3}\b/g, "a code")
    .replace(/"(dice|values)":\[[^[\]]*\]/g, '"$1":"dice"')
    .replace(/"(value|total)":\d+/g, '"$1":"dice"')
    .replace(/"(roll|total)",\d+/g, '"$1","dice"');

const shapeOf = (documents: readonly StoredDocument[]) =>
  documents
    .filter(({ path }) => !COUNTERS.includes(path.split("/")[0] ?? ""))
    .map(({ path, data }) => anonymous(`${path} ${JSON.stringify(Object.entries(data).toSorted())}`))
    .toSorted();

async function inNewWorld(
  name: CallName,
  example: Example,
  act: (sendIt: () => Promise<RawAnswer>) => Promise<RawAnswer[]>,
): Promise<{ answers: RawAnswer[]; state: string[] }> {
  await wipeDatabase();
  const world: World = await makeWorld();
  const role = actorOf(name);
  const browser = await world.browserOf(role);
  const request = example(world, role);
  const answers = await act(() => send(contract[name], request, browser));
  return { answers, state: shapeOf(await everyDocument()) };
}

const isSound = ({ status }: RawAnswer) => status < 500;

describe.runIf(isProving)("a mutation that is sent twice", () => {
  const compared = mutations
    .filter(([name]) => RELATIVE[name] === undefined)
    .flatMap(([name]) => examplesOf(name).map(([what, example]) => ({ name, what, example })));

  it.each(compared)(
    "$name ($what) ends as if it were sent once, one after the other and both at once",
    async ({ name, example }) => {
      const once = await inNewWorld(name, example, async (sendIt) => [await sendIt()]);
      expect(once.answers[0]?.status, once.answers[0]?.text).toBeLessThan(300);
      const twice = await inNewWorld(name, example, async (sendIt) => [await sendIt(), await sendIt()]);
      expect(twice.answers.every(isSound)).toBe(true);
      expect(twice.state).toEqual(once.state);
      if (SAME_ANSWER.has(name)) expect(twice.answers[1]?.body).toEqual(twice.answers[0]?.body);
      const atOnce = await inNewWorld(name, example, (sendIt) => Promise.all([sendIt(), sendIt()]));
      expect(atOnce.answers.every(isSound)).toBe(true);
      expect(atOnce.answers.some(({ status }) => status < 300)).toBe(true);
      expect(atOnce.state).toEqual(once.state);
      if (SAME_ANSWER.has(name)) expect(atOnce.answers[1]?.body).toEqual(atOnce.answers[0]?.body);
    },
    60_000,
  );

  it.each(Object.entries(RELATIVE))("%s never fails (%s)", async (name) => {
    const { answers } = await inNewWorld(name as CallName, EXAMPLES[name as CallName], (sendIt) =>
      Promise.all([sendIt(), sendIt(), sendIt()]),
    );
    expect(answers.every(isSound)).toBe(true);
    expect(answers.some(({ status }) => status < 300)).toBe(true);
  });

  afterAll(() =>
    noteFigure(
      `${compared.length} mutations sent once, twice and twice at once; ${Object.keys(RELATIVE).length} are relative: ${Object.keys(RELATIVE).join(", ")}`,
    ),
  );
});
