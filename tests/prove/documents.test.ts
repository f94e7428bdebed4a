import { type CallName, contract } from "domain/api/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { identityProvider } from "../support/database";
import { everyDocument, restoreDocuments, type StoredDocument, wipeDatabase } from "../support/wholeDatabase";
import { type Role, verdictOf } from "./authority/rules";
import { checkAnswer, type RawAnswer, send } from "./support/answers";
import { EXAMPLES } from "./support/examples";
import { isProving, noteFigure } from "./support/figures";
import { SHOWN_SCENE } from "./support/sceneWorld";
import { emptied, spoiled } from "./support/spoiling";
import { makeWorld, type World } from "./support/world";

/** What the server counts and makes for itself, and what no call reads. */
const NOT_TRIED = ["rateLimits", "serverSecrets", "sweeps"];

/**
 * Calls that change accounts at the identity provider, which no restored database undoes: once done, all is made anew.
 */
const ACCOUNT_CALLS: ReadonlySet<CallName> = new Set<CallName>([
  "register",
  "cancelRegistration",
  "logout",
  "updatePassword",
  "signOutEverywhere",
  "deleteAccount",
  "updateUserRole",
  "deleteUser",
]);

/** Whose success may remove documents. */
const REMOVING: ReadonlySet<CallName> = new Set<CallName>([
  ...ACCOUNT_CALLS,
  "approveJoinRequest",
  "refuseJoinRequest",
  "closeAsk",
  // What the character asked for, and its tokens.
  "deleteCharacter",
  "removeCharacter",
  "approveRareItem",
  "refuseRareItem",
  "deleteCalendarFeed",
  "deletePush",
  "deleteCampaign",
  "deleteCreature",
  "deleteEncounter",
  "deleteRandomTable",
  "deleteHandout",
  "putHandoutPicture",
  "removeHandoutPicture",
  "withdrawHandout",
  "deleteItem",
  "deleteScene",
  // Published tiles that the fog now covers.
  "changeFog",
  "showScene",
  "changeTokens",
  // Creatures' tokens that the group does not see any more, and pieces of what is forgotten.
  "changeWalls",
  "moveTokens",
  "changeDoor",
  "forgetSeen",
  "removeTruth",
  "eraseDrawing",
  "clearDrawings",
  "deleteInvite",
  "leaveCampaign",
  "removePlayer",
  "renewCalendarFeed",
  "renewCampaignInvite",
]);

const calls = Object.keys(contract) as CallName[];
const actorOf = (name: CallName): Role =>
  (["player", "mj", "outsider", "admin", "visitor"] as const).find(
    (role) => verdictOf(name, role) === "done",
  ) ?? "visitor";

let world: World;
let sound: StoredDocument[];
/** By call: what it answers while every document is sound. */
const usual = new Map<CallName, string>();
let requests = 0;
const kept = new Map<number, number>();

async function renew(): Promise<void> {
  await wipeDatabase();
  world = await makeWorld();
  for (const role of ["player", "mj", "outsider", "admin"] as const) await world.browserOf(role);
  sound = await everyDocument();
}

async function attempt(name: CallName): Promise<RawAnswer> {
  const role = actorOf(name);
  requests += 1;
  const answer = await send(contract[name], EXAMPLES[name](world, role), await world.browserOf(role));
  if (answer.status < 300 && ACCOUNT_CALLS.has(name)) await renew();
  return answer;
}

/** A read's whole answer, but only whether a write was done: writes answer new ids and moments. */
const gistOf = (name: CallName, { status, text, body }: RawAnswer): string =>
  contract[name].method === "GET" && status === 200
    ? text.replaceAll(/\b1\d{12}\b/g, "now").replaceAll(/-[0-9a-f]{8}\b/g, "-#")
    : `${status} ${body?.code}`;

const reset = (changed?: StoredDocument) =>
  restoreDocuments(
    changed === undefined ? sound : sound.map((one) => (one.path === changed.path ? changed : one)),
  );

/** The calls whose answer changes when this document holds nothing, or is gone. */
async function readersOf(documentNow: () => StoredDocument): Promise<CallName[]> {
  const readers: CallName[] = [];
  for (const name of calls) {
    await reset(emptied(documentNow()));
    const empty = gistOf(name, await attempt(name));
    const { path: gone } = documentNow();
    await restoreDocuments(sound.filter(({ path }) => path !== gone));
    const absent = gistOf(name, await attempt(name));
    if (empty !== usual.get(name) || absent !== usual.get(name)) readers.push(name);
  }
  return readers;
}

/** The accounts of all but the newcomer, whose registration is undone when it fails, for whatever reason. */
const accountsNow = async () =>
  (await identityProvider.listUsers(1000)).users
    .map(({ uid }) => uid)
    .filter((uid) => uid !== world.newcomer.uid)
    .toSorted();
const pathsOf = (documents: readonly StoredDocument[]) =>
  documents.filter(({ path }) => !NOT_TRIED.includes(path.split("/")[0] ?? "")).map(({ path }) => path);

/** Sends one call to a database with this document, and says what it did that it must not do. */
async function problemWith(name: CallName, document: StoredDocument): Promise<string | undefined> {
  await reset(document);
  const [paths, accounts] = [pathsOf(sound), await accountsNow()];
  const answer = await attempt(name);
  kept.set(answer.status, (kept.get(answer.status) ?? 0) + 1);
  const problem = checkAnswer(contract[name], answer);
  if (problem !== undefined) return problem;
  const mayRemove = answer.status < 300 && REMOVING.has(name);
  if (mayRemove || contract[name].method === "GET") return undefined;
  const left = new Set(pathsOf(await everyDocument()));
  const lost = paths.filter((path) => !left.has(path));
  if (lost.length > 0) return `answered ${answer.status} and deleted ${lost.join(", ")}`;
  const isSame = JSON.stringify(await accountsNow()) === JSON.stringify(accounts);
  return isSame ? undefined : `answered ${answer.status} and deleted an account`;
}

/** One document of each kind; of members, one of each role. */
const chosen = (): Record<string, (world: World) => string> => ({
  "a player": ({ people }) => `users/${people.player.uid}`,
  "an MJ": ({ people }) => `users/${people.mj.uid}`,
  "an admin": ({ people }) => `users/${people.admin.uid}`,
  "a player's sessions": ({ people }) => `sessions/${people.player.uid}`,
  "a notification": ({ people }) => `users/${people.player.uid}/notifications/welcome`,
  "a campaign": ({ table }) => `campaigns/${table.id}`,
  "a member": ({ table, people }) => `campaigns/${table.id}/members/${people.player.uid}`,
  "a join request": ({ table, applicant }) => `campaigns/${table.id}/joinRequests/${applicant.uid}`,
  "a presence": ({ table, people }) => `campaigns/${table.id}/presence/${people.player.uid}~phone`,
  "an invite secret": ({ table }) => `campaigns/${table.id}/secrets/invite`,
  "an invite link": ({ table }) => `campaignInvites/${table.token}`,
  "a roll": ({ table }) => `campaigns/${table.id}/rolls/roll-of-before`,
  "a roll for the MJ": ({ table }) => `campaigns/${table.id}/mjRolls/roll-of-before`,
  "a message": ({ table }) => `campaigns/${table.id}/messages/message-of-before`,
  "a whisper": ({ table }) => `campaigns/${table.id}/whispers/whisper-of-before`,
  "who waits for an answer": ({ table, people }) =>
    `campaigns/${table.id}/whisperThreads/${people.player.uid}`,
  "an ask": ({ table }) => `campaigns/${table.id}/asks/ask-of-before`,
  "a request for a rare item": ({ table }) => `campaigns/${table.id}/rareItemRequests/ring-of-before`,
  "the forge's rolls": ({ table, people }) => `campaigns/${table.id}/forgeRolls/${people.player.uid}`,
  "a player's answers": ({ table, people }) => `campaigns/${table.id}/dateAnswers/${people.player.uid}`,
  "an evening": ({ table }) => `campaigns/${table.id}/evenings/evening-1`,
  "an evening's record": ({ table }) => `campaigns/${table.id}/eveningRecords/evening-1`,
  "a moment of an evening": ({ table }) => `campaigns/${table.id}/eveningMoments/scene-01`,
  "a marked line": ({ table }) => `campaigns/${table.id}/markedLines/line-of-before`,
  "a note of an evening": ({ table, people }) =>
    `campaigns/${table.id}/eveningNotes/evening-1~${people.player.uid}~table`,
  "a note of a handout": ({ table, people }) =>
    `campaigns/${table.id}/handoutNotes/letter~${people.player.uid}~table`,
  "a chest": ({ table }) => `campaigns/${table.id}/chest/current`,
  "what a chest offers": ({ table }) => `campaigns/${table.id}/chestOffers/current`,
  "a move of a chest": ({ table }) => `campaigns/${table.id}/chestLog/put-before`,
  "an index of notes": ({ table, people }) => `campaigns/${table.id}/noteIndex/${people.player.uid}~table~0`,
  "a private calendar": ({ feed }) => `calendarFeeds/${feed}`,
  "a device that rings": ({ device }) => `pushDevices/${device}`,
  "a pace of pushes": ({ people }) => `pushPaces/${people.player.uid}~date`,
  "an encounter": ({ table }) => `campaigns/${table.id}/encounters/ambush`,
  "a random table": ({ table }) => `campaigns/${table.id}/randomTables/rumours`,
  "a handout": ({ table }) => `campaigns/${table.id}/handouts/letter`,
  "what a player reads of a handout": ({ table, people }) =>
    `campaigns/${table.id}/shownHandouts/letter~${people.player.uid}`,
  "a handout's picture": ({ table }) => `campaigns/${table.id}/handoutPictures/seal`,
  "a fight": ({ table }) => `campaigns/${table.id}/fight/current`,
  "an ended fight": ({ table }) => `campaigns/${table.id}/endedFights/fight-of-before`,
  "a page of a fight": ({ table }) => `campaigns/${table.id}/fightPages/fight-of-before~0`,
  "a prepared scene": ({ table }) => `campaigns/${table.id}/scenes/${SHOWN_SCENE}`,
  "a tile": ({ table }) => `campaigns/${table.id}/scenes/${SHOWN_SCENE}/tiles/0`,
  "a published tile": ({ table }) => `campaigns/${table.id}/scenes/${SHOWN_SCENE}/published/0`,
  "a scene's walls": ({ table }) => `campaigns/${table.id}/scenes/${SHOWN_SCENE}/walls/current`,
  "a scene's sight": ({ table }) => `campaigns/${table.id}/scenes/${SHOWN_SCENE}/sight/current`,
  "what the group sees": ({ table }) => `campaigns/${table.id}/live/sight`,
  "what the group has seen": ({ table }) => `campaigns/${table.id}/live/explored`,
  "a hidden token": ({ table }) => `campaigns/${table.id}/scenes/${SHOWN_SCENE}/sceneTokens/goblin-2`,
  "a token": ({ table, hero }) => `campaigns/${table.id}/tokens/character-${hero}`,
  "a trace": ({ table, people }) => `campaigns/${table.id}/traces/${people.player.uid}~0`,
  "a drawing": ({ table }) => `campaigns/${table.id}/drawings/drawing-1`,
  "a truth": ({ table, people }) => `campaigns/${table.id}/truths/${people.player.uid}/shown/truth-01`,
  "a turn order": ({ table }) => `campaigns/${table.id}/live/initiative`,
  "a scene": ({ table }) => `campaigns/${table.id}/live/scene`,
  "a character": ({ hero }) => `characters/${hero}`,
  "a state in play": ({ hero }) => `characters/${hero}/play/state`,
  "an operation": ({ hero }) => `characters/${hero}/playLog/operation-of-before`,
  "a deleted character": ({ deletedHero }) => `characters/${deletedHero}`,
  "a portrait": ({ portrait }) => `portraits/${portrait}`,
  "a creature": ({ creature }) => `creatures/${creature}`,
  "an item": ({ item }) => `items/${item}`,
  "an invite code": ({ code }) => `invites/${code}`,
  "an invitation request": ({ request }) => `inviteRequests/${request}`,
});

describe.runIf(isProving)("a document that is invalid or enormous", () => {
  beforeAll(async () => {
    await renew();
    for (const name of calls) {
      await reset();
      usual.set(name, gistOf(name, await attempt(name)));
    }
  }, 120_000);

  it("is tried of every kind", () => {
    const shape = (path: string) =>
      path
        .split("/")
        .filter((_, index) => index % 2 === 0)
        .join("/");
    const stored = new Set(pathsOf(sound).map(shape));
    const tried = new Set(Object.values(chosen()).map((pathIn) => shape(pathIn(world))));
    expect([...stored].filter((kind) => !tried.has(kind))).toEqual(["auditLog"]);
  });

  it.each(Object.entries(chosen()))(
    "%s fails no call, and costs nobody anything",
    async (what, pathIn) => {
      const documentNow = () => {
        const found = sound.find(({ path }) => path === pathIn(world));
        if (found === undefined) throw new Error(`${pathIn(world)} is not there`);
        return found;
      };
      const readers = await readersOf(documentNow);
      const problems: string[] = [];
      const fields = spoiled(documentNow());
      for (const [index, { what: change }] of fields.entries()) {
        const spoil = () => spoiled(documentNow())[index]?.document ?? documentNow();
        for (const name of readers) {
          const problem = await problemWith(name, spoil());
          if (problem !== undefined) problems.push(`${change}, ${name}: ${problem}`);
        }
      }
      noteFigure(`${what}: ${fields.length} changes × ${readers.length} calls that read it`);
      expect(problems).toEqual([]);
    },
    900_000,
  );

  afterAll(() => {
    const sorted = [...kept].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    noteFigure(`${requests} requests; answers by status: ${sorted.join(", ")}`);
  });
});
