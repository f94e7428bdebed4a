import { createHash } from "node:crypto";
import { calendarFeeds, dateAnswers } from "domain/documents/agenda";
import { asks } from "domain/documents/ask";
import { campaigns } from "domain/documents/campaign";
import { campaignInvites, campaignSecrets } from "domain/documents/campaignInvite";
import { characters } from "domain/documents/character";
import { chestLog } from "domain/documents/chest";
import { encounters } from "domain/documents/encounter";
import { eveningNoteId, eveningNotes, evenings, markedLines } from "domain/documents/evening";
import { endedFights, fightPages, fights } from "domain/documents/fight";
import { forgeRolls } from "domain/documents/forgeRolls";
import { handoutNoteId, handoutNotes, handouts, shownHandouts } from "domain/documents/handout";
import { invites } from "domain/documents/invite";
import { inviteRequests } from "domain/documents/inviteRequest";
import { joinRequests } from "domain/documents/joinRequest";
import { members } from "domain/documents/member";
import { whispers } from "domain/documents/message";
import { noteIndexPages } from "domain/documents/note";
import { playLog, playStates } from "domain/documents/play";
import { presence } from "domain/documents/presence";
import { pushDevices, pushPaces } from "domain/documents/pushDevice";
import { randomTables } from "domain/documents/randomTable";
import { rareItemRequests } from "domain/documents/rareItemRequest";
import { mjRolls, rolls } from "domain/documents/roll";
import { drawings, scenes, sceneTiles, tokens, traces, truths } from "domain/documents/scene";
import { sceneSights, sceneWalls, tableExplored, tableSights } from "domain/documents/sight";
import { whisperThreads } from "domain/documents/whisperThread";
import { indexPageId } from "domain/table/notes/noteIndex";
import { chestMoveOf } from "domain/testing/chests";
import { copyOf, handoutNoteOf, letterOf } from "domain/testing/handouts";
import { AGENDA, calendarFeedOf, dateAnswersOf } from "../../support/agenda";
import {
  earlierRequest,
  earlierRoll,
  FAR,
  rareItemRequestOf,
  storeBelongings,
} from "../../support/belongings";
import { campaignRunBy, characterOf } from "../../support/campaigns";
import { invite, member, type Person, unique } from "../../support/cast";
import { ambushOf } from "../../support/creatures";
import { exists, put, read } from "../../support/database";
import { eveningNoteOf, eveningOf, markedLineOf } from "../../support/evenings";
import { endedFightOf, fightOf, fightPageOf } from "../../support/fights";
import { whisperThreadOf } from "../../support/messages";
import { pushDeviceOf } from "../../support/push";
import { rumoursOf } from "../../support/randomTables";
import { drawingOf, sceneOf, tableTokenOf, tileOf, traceOf, truthOf } from "../../support/scenes";
import { sceneSightOf, sceneWallsOf, tableExploredOf, tableSightOf } from "../../support/sight";

/** Documents of every kind that a member can have, at least one of each. */
export interface Life {
  /**
   * Paths of the documents that belong to the member, or to a campaign of theirs: deleted with the member.
   */
  own: string[];
  /** Documents of others that contain the member's name. */
  code: string;
  decidedRequest: string;
  /** The beginning of their other address, with which they requested an invitation. */
  otherAddress: string;
  friend: Person;
  friendsTable: string;
  friendsCharacter: string;
}

/** A scene of the campaign that Ana runs, and what she has on one of her friend's. */
async function onScenes(ana: Person, friend: Person, { run, played }: { run: string; played: string }) {
  const owner = { ownerId: ana.uid, characterId: "gone" };
  const trace = `${ana.uid}~0`;
  await Promise.all([
    put(scenes, [run, "crypt-01"], sceneOf(ana.uid, 1)),
    put(sceneTiles, [run, "crypt-01", "0"], tileOf("0")),
    put(sceneWalls, [run, "crypt-01"], sceneWallsOf(1)),
    put(sceneSights, [run, "crypt-01"], sceneSightOf(1)),
    put(tableSights, [run], tableSightOf("crypt-01", 1)),
    put(tableExplored, [run], tableExploredOf("crypt-01", 1)),
    put(tokens, [played, "lyra-0001"], tableTokenOf("bridge-1", 1, owner)),
    put(traces, [played, trace], traceOf(ana.uid, "bridge-1", 1)),
    put(drawings, [played, "drawing-1"], drawingOf(ana.uid, "bridge-1", 1)),
    put(truths, [played, ana.uid, "truth-01"], truthOf(ana.uid, friend.uid, "bridge-1", 1)),
  ]);
  return [
    scenes.path(run, "crypt-01"),
    sceneTiles.path(run, "crypt-01", "0"),
    sceneWalls.path(run, "crypt-01"),
    sceneSights.path(run, "crypt-01"),
    tableSights.path(run),
    tableExplored.path(run),
    tokens.path(played, "lyra-0001"),
    traces.path(played, trace),
    drawings.path(played, "drawing-1"),
    truths.path(played, ana.uid, "truth-01"),
  ];
}

/** A campaign that Ana runs and a friend plays in, and one of the friend's in which she plays. */
async function seatAtBothTables(ana: Person, friend: Person) {
  const run = await campaignRunBy(ana, { players: [friend], name: "La table d'Ana" });
  const played = await campaignRunBy(friend, { players: [ana], name: "La table d'un ami", agenda: AGENDA });
  const asked = await campaignRunBy(friend, { name: "Une autre table" });
  const request = { campaignName: "", system: "dnd5e" as const, requestedAt: 1 };
  await put(joinRequests, [asked.id, ana.uid], { uid: ana.uid, name: "Ana", ...request });
  const device = `${ana.uid}~phone`;
  await put(presence, [played.id, device], { uid: ana.uid, lastSeen: 1, page: "campaign" });
  await put(rolls, [played.id, `roll-${ana.uid}`], earlierRoll(ana.uid, "table"));
  await put(mjRolls, [played.id, `roll-${ana.uid}`], earlierRoll(ana.uid, "mj"));
  const spoken = { text: "Psst", createdAt: 1, expiresAt: FAR };
  const said = { uid: ana.uid, name: "Ana", playerUid: ana.uid, ...spoken };
  const heard = { uid: friend.uid, name: "Bob", playerUid: ana.uid, ...spoken };
  await put(whispers, [played.id, `said-${ana.uid}`], said);
  await put(whispers, [played.id, `heard-${ana.uid}`], heard);
  await put(whisperThreads, [played.id, ana.uid], whisperThreadOf(ana.uid));
  const card = { kind: "card" as const, text: "La porte s'ouvre." };
  const shown = { content: card, answeredBy: [], createdAt: 1, expiresAt: FAR };
  await put(asks, [run.id, "ask-of-ana"], { ...shown, uid: ana.uid, targets: [friend.uid] });
  await put(asks, [played.id, "ask-for-ana"], { ...shown, uid: friend.uid, targets: [ana.uid] });
  await put(rareItemRequests, [played.id, "ring-of-ana"], rareItemRequestOf(ana.uid, "gone"));
  await put(forgeRolls, [played.id, ana.uid], { uid: ana.uid, hitDice: [], createdAt: 1 });
  await put(dateAnswers, [played.id, ana.uid], dateAnswersOf(ana.uid));
  const note = eveningNoteId("soir-0001", ana.uid, "table");
  await put(evenings, [played.id, "soir-0001"], eveningOf({ present: [ana.uid] }));
  await put(eveningNotes, [played.id, note], eveningNoteOf(ana.uid, "table"));
  await put(noteIndexPages, [played.id, indexPageId(ana.uid, "table", 1)], {
    uid: ana.uid,
    audience: "table",
    notes: {},
  });
  await put(markedLines, [played.id, `line-${ana.uid}`], markedLineOf(ana.uid));
  const told = markedLineOf(friend.uid, { playerUid: ana.uid });
  await put(markedLines, [played.id, `told-${ana.uid}`], told);
  const feed = unique("agenda");
  await put(calendarFeeds, [feed], calendarFeedOf(ana.uid));
  const telephone = unique("appareil");
  await put(pushDevices, [telephone], pushDeviceOf(ana.uid));
  await put(pushPaces, [`${ana.uid}~date`], { uid: ana.uid, rungAt: 1, expiresAt: FAR });
  await put(encounters, [run.id, "ambush"], ambushOf(ana.uid));
  await put(randomTables, [run.id, "rumours"], rumoursOf(ana.uid));
  await put(handouts, [run.id, "letter"], letterOf(ana.uid));
  await put(
    handouts,
    [played.id, "letter"],
    letterOf(friend.uid, { readers: { "part-known": [ana.uid] }, readerUids: [ana.uid] }),
  );
  const [copyId, copy] = copyOf("letter", ana.uid);
  await put(shownHandouts, [played.id, copyId], copy);
  const noteOfHandout = handoutNoteId("letter", ana.uid, "self");
  await put(handoutNotes, [played.id, noteOfHandout], handoutNoteOf(ana.uid));
  await put(chestLog, [played.id, "put-by-ana"], chestMoveOf(ana.uid));
  await put(fights, [run.id], fightOf(ana.uid, run.id));
  await put(endedFights, [run.id, "over"], endedFightOf(ana.uid));
  await put(fightPages, [run.id, "began~0"], fightPageOf(ana.uid));
  const own = [
    ...(await onScenes(ana, friend, { run: run.id, played: played.id })),
    fights.path(run.id),
    endedFights.path(run.id, "over"),
    fightPages.path(run.id, "began~0"),
    encounters.path(run.id, "ambush"),
    randomTables.path(run.id, "rumours"),
    handouts.path(run.id, "letter"),
    shownHandouts.path(played.id, copyId),
    handoutNotes.path(played.id, noteOfHandout),
    chestLog.path(played.id, "put-by-ana"),
    whispers.path(played.id, `said-${ana.uid}`),
    whispers.path(played.id, `heard-${ana.uid}`),
    whisperThreads.path(played.id, ana.uid),
    campaigns.path(run.id),
    campaignSecrets.path(run.id),
    campaignInvites.path(run.token),
    members.path(run.id, friend.uid),
    members.path(played.id, ana.uid),
    joinRequests.path(asked.id, ana.uid),
    presence.path(played.id, device),
    rolls.path(played.id, `roll-${ana.uid}`),
    mjRolls.path(played.id, `roll-${ana.uid}`),
    forgeRolls.path(played.id, ana.uid),
    dateAnswers.path(played.id, ana.uid),
    calendarFeeds.path(feed),
    pushDevices.path(telephone),
    pushPaces.path(`${ana.uid}~date`),
    eveningNotes.path(played.id, note),
    noteIndexPages.path(played.id, indexPageId(ana.uid, "table", 1)),
    markedLines.path(played.id, `line-${ana.uid}`),
    markedLines.path(played.id, `told-${ana.uid}`),
    asks.path(run.id, "ask-of-ana"),
    rareItemRequests.path(played.id, "ring-of-ana"),
  ];
  return { run, played, own };
}

async function ownThings(ana: Person): Promise<string[]> {
  const { paths } = await storeBelongings(ana);
  const requestId = createHash("sha256").update(ana.email).digest("base64url").slice(0, 24);
  await put(inviteRequests, [requestId], earlierRequest(ana.email));
  return [...paths, inviteRequests.path(requestId)];
}

export async function lifeOf(ana: Person): Promise<Life> {
  const friend = await member("Bob");
  const { run, played, own } = await seatAtBothTables(ana, friend);
  const [atTable, free, deleted, friendsCharacter] = [
    await characterOf(ana, { campaignId: played.id }),
    await characterOf(ana),
    await characterOf(ana, { deletedAt: 1 }),
    await characterOf(friend, { campaignId: run.id }),
  ];
  const hurt = {
    role: "mj" as const,
    events: [{ text: "−1 PV", tone: "bad" as const }],
    inverse: [],
    createdAt: 1,
    expiresAt: FAR,
  };
  for (const [id, ownerId, uid] of [
    [atTable, ana.uid, friend.uid],
    [friendsCharacter, friend.uid, ana.uid],
  ] as const) {
    const done = { ...hurt, ownerId, uid, character: { id, name: "Lyra" } };
    await put(playLog, [id, "hurt-once"], done);
  }
  const usedBy = { uid: ana.uid, name: "Ana", email: ana.email };
  const decidedRequest = unique("demande");
  await put(inviteRequests, [decidedRequest], {
    ...earlierRequest(`${decidedRequest}@example.fr`),
    status: "processed",
    processedBy: usedBy,
  });
  const asked = unique("autre-adresse");
  await put(inviteRequests, [asked], {
    ...earlierRequest(`${asked}@example.fr`),
    status: "processed",
    adminNote: "vue au club",
    processedBy: { uid: friend.uid, name: "Bob", email: friend.email },
  });
  const code = await invite({
    used: true,
    usedAt: 1,
    usedBy,
    note: `${asked}@example.fr`,
    requestId: asked,
  });
  return {
    own: [
      ...own,
      inviteRequests.path(asked),
      ...[atTable, free, deleted].flatMap((id) => [characters.path(id), playStates.path(id)]),
      ...[atTable, friendsCharacter].map((id) => playLog.path(id, "hurt-once")),
      ...(await ownThings(ana)),
    ],
    code,
    otherAddress: asked,
    decidedRequest,
    friend,
    friendsTable: played.id,
    friendsCharacter,
  };
}

/** What remains of these documents, and of the member's name in others: nothing once they are deleted. */
export async function tracesOf({ uid, email }: Person, life: Life): Promise<unknown[]> {
  const standing = await Promise.all(life.own.map(async (path) => ((await exists(path)) ? [path] : [])));
  const elsewhere = await Promise.all([
    read(invites, life.code),
    read(inviteRequests, life.decidedRequest),
    read(campaigns, life.friendsTable),
  ]);
  const naming = elsewhere.filter((document) => {
    const text = JSON.stringify(document);
    return [uid, email, life.otherAddress, "Ana"].some((name) => text.includes(name));
  });
  const friends = await read(characters, life.friendsCharacter);
  return [...standing.flat(), ...naming, ...(friends?.campaignId === undefined ? [] : [friends])];
}
