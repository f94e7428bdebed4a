import { login } from "domain/api/auth";
import { calendarFeeds, dateAnswers } from "domain/documents/agenda";
import { asks } from "domain/documents/ask";
import { auditLog } from "domain/documents/auditEntry";
import { chestLog, chestOffers, chests } from "domain/documents/chest";
import { encounters } from "domain/documents/encounter";
import {
  eveningMoments,
  eveningNoteId,
  eveningNotes,
  eveningRecords,
  evenings,
  markedLines,
} from "domain/documents/evening";
import { forgeRolls } from "domain/documents/forgeRolls";
import {
  handoutNoteId,
  handoutNotes,
  handoutPictures,
  handouts,
  shownHandouts,
} from "domain/documents/handout";
import { inviteRequests } from "domain/documents/inviteRequest";
import { joinRequests } from "domain/documents/joinRequest";
import { memberSessions } from "domain/documents/memberSessions";
import { messages, whispers } from "domain/documents/message";
import { noteIndexPages } from "domain/documents/note";
import { playLog } from "domain/documents/play";
import { presence } from "domain/documents/presence";
import { pushDevices, pushPaces } from "domain/documents/pushDevice";
import { randomTables } from "domain/documents/randomTable";
import { rareItemRequests } from "domain/documents/rareItemRequest";
import { mjRolls, rolls } from "domain/documents/roll";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { sweeps } from "domain/documents/sweep";
import { whisperThreads } from "domain/documents/whisperThread";
import { seatsRequestId } from "domain/members/invitations/seats";
import { DEFAULT_CAMPAIGN_SETTINGS } from "domain/table/campaign/settings";
import { CHEST, chestMoveOf } from "domain/testing/chests";
import { copyOf, handoutNoteOf, letterOf } from "domain/testing/handouts";
import { AGENDA, calendarFeedOf, dateAnswersOf } from "../../support/agenda";
import { Browser } from "../../support/apiClient";
import {
  earlierRequest,
  earlierRoll,
  FAR,
  rareItemRequestOf,
  storeBelongings,
} from "../../support/belongings";
import { campaignRunBy, characterOf, type Table } from "../../support/campaigns";
import { idTokenWith, invite, member, newcomer, type Person, unique } from "../../support/cast";
import { ambushOf } from "../../support/creatures";
import { identityProvider, put, read } from "../../support/database";
import { eveningNoteOf, markedLineOf, playedEvening, recordWith } from "../../support/evenings";
import { whisperThreadOf } from "../../support/messages";
import { pushDeviceOf } from "../../support/push";
import { RUMOURS, rumoursOf } from "../../support/randomTables";
import type { Role } from "../authority/rules";
import { storeFight } from "./fightWorld";
import { storeScene } from "./sceneWorld";

const SESSION_CHECK_MS = 11 * 60_000;

/** One campaign with its people and at least one document of every kind. */
export interface World {
  people: Record<Exclude<Role, "visitor">, Person>;
  /** Has an account and is no member yet. */
  newcomer: Person;
  /** Has asked to join the table. */
  applicant: Person;
  table: Table;
  hero: string;
  freeHero: string;
  deletedHero: string;
  item: string;
  creature: string;
  portrait: string;
  code: string;
  request: string;
  requestEmail: string;
  /** The token of the player's private calendar. */
  feed: string;
  /** The id of a device that rings for the player. */
  device: string;
  browserOf: (role: Role) => Promise<Browser>;
}

/** A token of a sign-in just now, as the emulator accepts it for any project. */
export const tokenOf = ({ uid, email }: Person) => idTokenWith(uid, { issuedIn: 0, expiresIn: 3600, email });

/** A browser with a session; `server`: another one than that of all tests. */
export async function signedIn(person: Person, server?: string): Promise<Browser> {
  const browser = new Browser(server === undefined ? {} : { server });
  const answer = await browser.call(login, { body: { idToken: tokenOf(person) } });
  if (answer.status !== 200) throw new Error(`${person.uid}: ${answer.body?.error}`);
  return browser;
}

/** A session that stood when the account was disabled, and is old enough to be asked about. */
async function signInThenDisable(person: Person): Promise<Browser> {
  const browser = await signedIn(person);
  const sessions = await read(memberSessions, person.uid);
  const open = Object.entries(sessions?.open ?? {}).map(
    ([id, one]) => [id, { ...one, usedAt: one.usedAt - SESSION_CHECK_MS }] as const,
  );
  await put(memberSessions, [person.uid], { validAfter: 0, open: Object.fromEntries(open) });
  await identityProvider.updateUser(person.uid, { disabled: true });
  return browser;
}

/** What hangs on the table, most of it this player's. */
async function fillTable({ id }: Table, mj: Person, { uid }: Person, hero: string): Promise<void> {
  const said = { uid, name: "Ana", text: "Psst", createdAt: 1, expiresAt: FAR };
  const entry = { id: hero, name: "Lyra", pronouns: "", role: "", value: 12 };
  await Promise.all([
    put(presence, [id, `${uid}~phone`], { uid, lastSeen: 1, page: "campaign", expiresAt: FAR }),
    put(rolls, [id, "roll-of-before"], earlierRoll(uid, "table")),
    put(mjRolls, [id, "roll-of-before"], earlierRoll(uid, "mj")),
    put(messages, [id, "message-of-before"], said),
    put(whispers, [id, "whisper-of-before"], { ...said, playerUid: uid }),
    put(whisperThreads, [id, uid], whisperThreadOf(uid)),
    put(asks, [id, "ask-of-before"], {
      uid: mj.uid,
      content: { kind: "roll", trait: "Perception", secret: false },
      targets: [uid],
      answeredBy: [],
      createdAt: 1,
      expiresAt: FAR,
    }),
    put(rareItemRequests, [id, "ring-of-before"], rareItemRequestOf(uid, hero)),
    put(forgeRolls, [id, uid], { uid, hitDice: [], createdAt: 1 }),
    put(dateAnswers, [id, uid], dateAnswersOf(uid)),
    put(evenings, [id, "evening-1"], playedEvening([uid])),
    put(eveningRecords, [id, "evening-1"], recordWith()),
    put(eveningMoments, [id, "scene-01"], {
      fact: { kind: "scene", title: "Le pont" },
      createdAt: 1,
      expiresAt: FAR,
    }),
    put(markedLines, [id, "line-of-before"], markedLineOf(uid, { eveningId: "evening-1" })),
    put(noteIndexPages, [id, `${uid}~table~0`], { uid, audience: "table", notes: {} }),
    ...[uid, mj.uid].map((author) =>
      put(
        eveningNotes,
        [id, eveningNoteId("evening-1", author, "table")],
        eveningNoteOf(author, "table", { eveningId: "evening-1" }),
      ),
    ),
    put(encounters, [id, "ambush"], ambushOf(mj.uid)),
    // Of one row, so that two worlds roll the same.
    put(randomTables, [id, "rumours"], { ...rumoursOf(mj.uid), rows: RUMOURS.rows.slice(0, 1) }),
    put(
      handouts,
      [id, "letter"],
      letterOf(mj.uid, {
        ...{ pictureId: "seal", readers: { "part-known": [uid] }, readerUids: [uid] },
      }),
    ),
    put(shownHandouts, [id, copyOf("letter", uid)[0]], copyOf("letter", uid)[1]),
    put(handoutNotes, [id, handoutNoteId("letter", uid, "table")], handoutNoteOf(uid, { audience: "table" })),
    put(chests, [id], CHEST),
    put(chestOffers, [id], { gifts: [], updatedAt: 1 }),
    put(chestLog, [id, "put-before"], chestMoveOf(uid)),
    put(handoutPictures, [id, "seal"], {
      ...{ handoutId: "letter", type: "image/png", image: "aW1hZ2U=", createdAt: 1 },
    }),
    storeScene(id, mj.uid, { uid, hero }),
    storeFight(id, mj.uid, hero),
    put(playLog, [hero, "operation-of-before"], {
      ownerId: uid,
      uid,
      role: "owner",
      character: { id: hero, name: "Lyra" },
      campaignId: id,
      operations: [{ kind: "damage", amount: 1 }],
      events: [{ text: "−1 PV", tone: "bad" }],
      inverse: [{ kind: "revert", changes: [{ field: "hitPoints", key: "lost", by: -1 }] }],
      createdAt: 1,
      expiresAt: FAR,
    }),
    put(inviteRequests, [seatsRequestId(id)], {
      ...earlierRequest("mj@example.fr"),
      seats: { campaignId: id, campaignName: "Les Brumes", system: "dnd5e", count: 3 },
    }),
    put(sharedInitiatives, [id], {
      revision: 1,
      shared: { order: [entry], activeIndex: 0, round: 1 },
      updatedAt: 1,
    }),
  ]);
}

async function inviteThings(by: Person): Promise<Pick<World, "code" | "request" | "requestEmail">> {
  const request = unique("demande");
  const requestEmail = `${request}@example.fr`;
  const processedBy = { uid: by.uid, name: "Zeus", email: by.email };
  const [code] = await Promise.all([
    invite({ note: "Pour le club" }),
    invite({ used: true, usedAt: 1, usedBy: processedBy }),
    put(inviteRequests, [request], { ...earlierRequest(requestEmail), note: "Je joue depuis dix ans." }),
    put(auditLog, [unique("acte")], {
      at: 1,
      expiresAt: FAR,
      actor: { uid: by.uid, name: "Zeus" },
      action: "createInvites",
      target: { id: "", label: "1 code" },
      actorKey: "zeus",
      targetKey: "1 code",
    }),
    put(sweeps, ["proof"], { accounts: 1, members: 1, at: 1 }),
  ]);
  return { code, request, requestEmail };
}

const SETTINGS = {
  ...DEFAULT_CAMPAIGN_SETTINGS,
  abilityMethod: "rolled",
  hitPoints: "rolled",
  useVtt: true,
  askForRareItems: true,
} as const;
const STATS = { hp: { current: 7, max: 12 }, abilities: { strength: 12 } };

export async function makeWorld(): Promise<World> {
  const [mj, player, outsider, admin, , disabled, applicant, joiner] = await Promise.all([
    member("Mona"),
    member("Ana"),
    member("Ben"),
    member("Zeus", { role: "admin" }),
    // Another one, so that the admin may leave.
    member("Hera", { role: "admin" }),
    member("Dora"),
    member("Cleo"),
    newcomer("Eva", "Eva"),
  ]);
  const table = await campaignRunBy(mj, {
    players: [player, disabled],
    settings: SETTINGS,
    name: "Les Brumes",
    agenda: AGENDA,
    evening: { id: "evening-1", number: 1, startedAt: 1 },
    quietAt: FAR,
  });
  const feed = unique("agenda");
  const device = unique("appareil");
  const asked = { uid: applicant.uid, name: "Cleo", campaignName: "Les Brumes", system: "dnd5e" as const };
  const [hero, freeHero, deletedHero, { item, creature, portrait }, invitations] = await Promise.all([
    characterOf(player, { campaignId: table.id, stats: STATS, data: { level: 5 } }),
    characterOf(player),
    characterOf(player, { deletedAt: Date.now() }),
    storeBelongings(player),
    inviteThings(admin),
    put(joinRequests, [table.id, applicant.uid], { ...asked, requestedAt: 1 }),
    put(calendarFeeds, [feed], calendarFeedOf(player.uid)),
    put(pushDevices, [device], pushDeviceOf(player.uid)),
    put(pushPaces, [`${player.uid}~date`], { uid: player.uid, rungAt: 1, expiresAt: FAR }),
  ]);
  await fillTable(table, mj, player, hero);
  const people = { outsider, player, mj, admin, disabled };
  const browsers = new Map<Role, Promise<Browser>>([["visitor", Promise.resolve(new Browser())]]);
  const open = (role: Exclude<Role, "visitor">) =>
    role === "disabled" ? signInThenDisable(disabled) : signedIn(people[role]);
  const browserOf = (role: Role) => {
    const known = browsers.get(role) ?? open(role as Exclude<Role, "visitor">);
    browsers.set(role, known);
    return known;
  };
  return {
    people,
    newcomer: joiner,
    applicant,
    table,
    hero,
    freeHero,
    deletedHero,
    item,
    creature,
    portrait,
    feed,
    device,
    ...invitations,
    browserOf,
  };
}
