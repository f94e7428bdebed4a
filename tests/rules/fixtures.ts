import { calendarFeeds, dateAnswers } from "domain/documents/agenda";
import { type AskDocument, asks } from "domain/documents/ask";
import { askSecrets } from "domain/documents/askSecret";
import { auditLog } from "domain/documents/auditEntry";
import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { campaignInvites, campaignSecrets } from "domain/documents/campaignInvite";
import { type CharacterDocument, characters } from "domain/documents/character";
import { chestLog, chestOffers, chests } from "domain/documents/chest";
import { campaignCountGuards, memberCountGuards } from "domain/documents/countGuard";
import { creatures } from "domain/documents/creature";
import { encounters } from "domain/documents/encounter";
import {
  eveningMoments,
  eveningNotes,
  eveningRecords,
  evenings,
  markedLines,
} from "domain/documents/evening";
import { endedFights, fightPages, fights } from "domain/documents/fight";
import { forgeRolls } from "domain/documents/forgeRolls";
import { handoutNotes, handoutPictures, handouts, shownHandouts } from "domain/documents/handout";
import { invites } from "domain/documents/invite";
import { inviteRequests } from "domain/documents/inviteRequest";
import { items } from "domain/documents/item";
import { joinRequests } from "domain/documents/joinRequest";
import { members } from "domain/documents/member";
import { memberSessions } from "domain/documents/memberSessions";
import { type MessageDocument, messages, whispers } from "domain/documents/message";
import { noteIndexPages } from "domain/documents/note";
import { notifications } from "domain/documents/notification";
import { playLog, playStates } from "domain/documents/play";
import { portraits } from "domain/documents/portrait";
import { presence } from "domain/documents/presence";
import { pushDevices, pushPaces } from "domain/documents/pushDevice";
import { randomTables } from "domain/documents/randomTable";
import { type RareItemRequestDocument, rareItemRequests } from "domain/documents/rareItemRequest";
import { rateLimits } from "domain/documents/rateLimit";
import { mjRolls, type RollDocument, rolls } from "domain/documents/roll";
import { serverSecrets } from "domain/documents/serverSecret";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { shownPictures } from "domain/documents/shownPicture";
import { sweeps } from "domain/documents/sweep";
import { tableScreens } from "domain/documents/tableScreen";
import { type UserDocument, users } from "domain/documents/user";
import { whisperThreads } from "domain/documents/whisperThread";
import { userKeys } from "domain/members/account/userKeys";
import { defineItem } from "domain/sheet/equipment/item";
import { DEFAULT_CAMPAIGN_SETTINGS } from "domain/table/campaign/settings";
import { CHEST, chestMoveOf, giftOf } from "domain/testing/chests";
import { copyOf, handoutNoteOf, letterOf } from "domain/testing/handouts";
import { AGENDA, calendarFeedOf, dateAnswersOf } from "../support/agenda";
import { ambushOf, THUG } from "../support/creatures";
import { eveningNoteOf, eveningOf, markedLineOf, recordWith } from "../support/evenings";
import { endedFightOf, fightOf, fightPageOf } from "../support/fights";
import { whisperThreadOf } from "../support/messages";
import { pushDeviceOf } from "../support/push";
import { rumoursOf } from "../support/randomTables";
import type { Role } from "./cast";
import { type Fixture, fixture } from "./fixture";
import { playLogOf, playStateOf } from "./playFixtures";
import { SCENE_FIXTURES } from "./sceneFixtures";

const PAST = 1_700_000_000_000;

const userOf = (uid: Role): UserDocument => ({
  name: uid,
  pronouns: "iel",
  email: `${uid}@example.fr`,
  ...userKeys(uid),
  role: uid === "admin" ? "admin" : "player",
  characterQuota: 10,
  createdAt: PAST,
  claimsAt: PAST,
});

const campaignOf = (mj: Role, memberIds: Role[]): CampaignDocument => ({
  system: "dnd5e",
  name: "Les Brumes",
  description: "Une vallée sans soleil.",
  mj: { uid: mj, name: mj },
  memberIds,
  settings: DEFAULT_CAMPAIGN_SETTINGS,
  vttStatus: { status: "offline" },
  agenda: AGENDA,
  remindAt: PAST,
  createdAt: PAST,
  updatedAt: PAST,
});

const characterOf = (change: Partial<CharacterDocument>): CharacterDocument => ({
  userId: "player",
  system: "dnd5e",
  name: "Lorien",
  class: "Rôdeuse",
  stats: {},
  data: {},
  version: 1,
  updatedAt: PAST,
  ...change,
});

const memberOf = (uid: Role) => ({ uid, name: uid, pronouns: "", joinedAt: PAST });

const rollOf = (uid: Role, audience: RollDocument["audience"]): RollDocument => ({
  uid,
  name: uid,
  label: "Discrétion",
  audience,
  notation: "1d20+5",
  die: 20,
  roll: 12,
  modifier: 5,
  total: 17,
  dice: [{ sides: 20, value: 12, kept: true, sign: 1 }],
  createdAt: PAST,
  expiresAt: PAST + 86_400_000,
});

const messageOf = (uid: Role, playerUid?: Role): MessageDocument => ({
  uid,
  name: uid,
  text: "La porte est piégée.",
  ...(playerUid && { playerUid }),
  createdAt: PAST,
  expiresAt: PAST + 86_400_000,
});

const askOf = (targets: Role[]): AskDocument => ({
  uid: "mj",
  content: { kind: "roll", trait: "Perception", difficulty: 15, secret: true },
  targets,
  answeredBy: [],
  createdAt: PAST,
  expiresAt: PAST + 86_400_000,
});

const rareItemRequestOf = (uid: Role): RareItemRequestDocument => ({
  uid,
  characterId: "lyra",
  characterName: "Lyra",
  itemId: "dnd5e-anneau-de-protection",
  itemName: "Anneau de protection",
  createdAt: PAST,
  expiresAt: PAST + 86_400_000,
});

/** Paths that several tests use. */
export const PATHS = {
  playersUser: users.path("player"),
  playersNotification: notifications.path("player", "welcome"),
  readNotification: notifications.path("player", "old"),
  campaign: campaigns.path("brumes"),
  otherCampaign: campaigns.path("nuits"),
  playersMembership: members.path("brumes", "player"),
  joinRequest: joinRequests.path("brumes", "requester"),
  playersPresence: presence.path("brumes", "player~0"),
  mjsPresence: presence.path("brumes", "mj~0"),
  formerPlayersPresence: presence.path("brumes", "formerPlayer~0"),
  secret: campaignSecrets.path("brumes"),
  linkedCharacter: characters.path("linked"),
  freeCharacter: characters.path("free"),
  deletedCharacter: characters.path("deleted"),
  orphanCharacter: characters.path("orphan"),
  strangersCharacter: characters.path("stranger"),
  linkedPlay: playStates.path("linked"),
  freePlay: playStates.path("free"),
  deletedPlay: playStates.path("deleted"),
  orphanPlay: playStates.path("orphan"),
  strangersPlay: playStates.path("stranger"),
  linkedPlayEntry: playLog.path("linked", "hurt-1"),
  freePlayEntry: playLog.path("free", "hurt-1"),
  formerPlayEntry: playLog.path("linked", "former-1"),
  roll: rolls.path("brumes", "seen"),
  playersMjRoll: mjRolls.path("brumes", "whispered"),
  formerPlayersMjRoll: mjRolls.path("brumes", "old"),
  message: messages.path("brumes", "said"),
  playersWhisper: whispers.path("brumes", "whispered"),
  answerToPlayer: whispers.path("brumes", "answer"),
  formerPlayersWhisper: whispers.path("brumes", "old"),
  playersThread: whisperThreads.path("brumes", "player"),
  otherTablesThread: whisperThreads.path("nuits", "otherPlayer"),
  playersAsk: asks.path("brumes", "perceive"),
  anothersAsk: asks.path("brumes", "resist"),
  formerPlayersAsk: asks.path("brumes", "old"),
  askSecret: askSecrets.path("brumes", "perceive"),
  playersRareItemRequest: rareItemRequests.path("brumes", "ring"),
  anothersRareItemRequest: rareItemRequests.path("brumes", "cloak"),
  formerPlayersRareItemRequest: rareItemRequests.path("brumes", "old"),
  playersDateAnswers: dateAnswers.path("brumes", "player"),
  formerPlayersDateAnswers: dateAnswers.path("brumes", "formerPlayer"),
  sharedInitiative: sharedInitiatives.path("brumes"),
  tableScreen: tableScreens.path("brumes"),
  shownPicture: shownPictures.path("brumes", "shown"),
  fight: fights.path("brumes"),
  endedFight: endedFights.path("brumes", "over"),
  fightPage: fightPages.path("brumes", "began~0"),
  encounter: encounters.path("brumes", "ambush"),
  randomTable: randomTables.path("brumes", "rumours"),
  handout: handouts.path("brumes", "letter"),
  handoutForAll: shownHandouts.path("brumes", "letter~table"),
  handoutForPlayer: shownHandouts.path("brumes", "letter~player"),
  handoutForFormerPlayer: shownHandouts.path("brumes", "letter~formerPlayer"),
  handoutNoteForAll: handoutNotes.path("brumes", "letter~player~table"),
  ownHandoutNote: handoutNotes.path("brumes", "letter~player~self"),
  formerPlayersHandoutNote: handoutNotes.path("brumes", "letter~formerPlayer~self"),
  handoutPicture: handoutPictures.path("brumes", "seal"),
  chest: chests.path("brumes"),
  chestOffers: chestOffers.path("brumes"),
  chestMove: chestLog.path("brumes", "put-before"),
  evening: evenings.path("brumes", "soir-0001"),
  eveningRecord: eveningRecords.path("brumes", "soir-0001"),
  eveningMoment: eveningMoments.path("brumes", "scene-01"),
  markedLine: markedLines.path("brumes", "said"),
  noteForAll: eveningNotes.path("brumes", "soir-0001~player~table"),
  noteForMj: eveningNotes.path("brumes", "soir-0001~player~mj"),
  ownNote: eveningNotes.path("brumes", "soir-0001~player~self"),
  formerPlayersNote: eveningNotes.path("brumes", "soir-0001~formerPlayer~self"),
  noteIndex: noteIndexPages.path("brumes", "player~table~0"),
  item: items.path("sword"),
  inviteRequest: inviteRequests.path("wish"),
  auditEntry: auditLog.path("act"),
} as const;

const notification = {
  title: "Bienvenue",
  message: "La table vous attend.",
  type: "info" as const,
  cta: { label: "Voir", href: "/game" },
  createdAt: PAST,
  expiresAt: PAST + 86_400_000,
};

const heartbeat = (uid: Role) => ({ uid, page: "campaign" as const, lastSeen: PAST, expiresAt: PAST });

/** At least one document of every kind; none but her account belongs to `ana`. */
/** A note of a handout, by its id. */
function handoutNote(id: string): Fixture {
  const [handoutId = "", uid = "", audience] = id.split("~");
  const readers = audience === "self" ? "self" : "table";
  const note = handoutNoteOf(uid, { handoutId, audience: readers, updatedAt: PAST });
  return fixture(handoutNotes, ["brumes", id], note);
}

export const FIXTURES: readonly Fixture[] = [
  fixture(users, ["ana"], userOf("ana")),
  fixture(users, ["player"], userOf("player")),
  fixture(users, ["admin"], userOf("admin")),
  fixture(notifications, ["player", "welcome"], { ...notification, read: false }),
  fixture(notifications, ["player", "old"], { ...notification, read: true }),
  fixture(campaigns, ["brumes"], campaignOf("mj", ["player"])),
  fixture(campaigns, ["nuits"], campaignOf("otherMj", ["otherPlayer"])),
  fixture(members, ["brumes", "player"], memberOf("player")),
  fixture(members, ["nuits", "otherPlayer"], memberOf("otherPlayer")),
  fixture(joinRequests, ["brumes", "requester"], {
    uid: "requester",
    name: "requester",
    campaignName: "Les Brumes",
    system: "dnd5e",
    requestedAt: PAST,
  }),
  fixture(presence, ["brumes", "player~0"], heartbeat("player")),
  fixture(presence, ["brumes", "mj~0"], heartbeat("mj")),
  fixture(presence, ["brumes", "formerPlayer~0"], heartbeat("formerPlayer")),
  fixture(campaignSecrets, ["brumes"], { token: "jeton" }),
  fixture(forgeRolls, ["brumes", "player"], { uid: "player", hitDice: [], createdAt: PAST }),
  fixture(campaignCountGuards, ["brumes", "drawings"], { changes: 2 }),
  fixture(memberCountGuards, ["player", "items"], { changes: 1 }),
  fixture(campaignInvites, ["jeton"], { campaignId: "brumes", system: "dnd5e", createdAt: PAST }),
  fixture(characters, ["linked"], characterOf({ campaignId: "brumes" })),
  fixture(characters, ["free"], characterOf({})),
  fixture(characters, ["deleted"], characterOf({ deletedAt: PAST, formerCampaignId: "brumes" })),
  fixture(characters, ["orphan"], characterOf({ campaignId: "disparue" })),
  fixture(characters, ["stranger"], characterOf({ userId: "otherPlayer", campaignId: "nuits" })),
  fixture(rolls, ["brumes", "seen"], rollOf("player", "table")),
  fixture(mjRolls, ["brumes", "whispered"], rollOf("player", "mj")),
  fixture(mjRolls, ["brumes", "old"], rollOf("formerPlayer", "mj")),
  fixture(messages, ["brumes", "said"], messageOf("player")),
  fixture(whispers, ["brumes", "whispered"], messageOf("player", "player")),
  fixture(whispers, ["brumes", "answer"], messageOf("mj", "player")),
  fixture(whispers, ["brumes", "old"], messageOf("formerPlayer", "formerPlayer")),
  fixture(whisperThreads, ["brumes", "player"], whisperThreadOf("player")),
  fixture(whisperThreads, ["nuits", "otherPlayer"], whisperThreadOf("otherPlayer")),
  fixture(asks, ["brumes", "perceive"], askOf(["player"])),
  fixture(asks, ["brumes", "resist"], askOf(["otherPlayer"])),
  fixture(asks, ["brumes", "old"], askOf(["formerPlayer"])),
  fixture(askSecrets, ["brumes", "perceive"], {
    difficulty: 15,
    outcomes: {},
    expiresAt: PAST + 86_400_000,
  }),
  fixture(rareItemRequests, ["brumes", "ring"], rareItemRequestOf("player")),
  fixture(rareItemRequests, ["brumes", "cloak"], rareItemRequestOf("otherPlayer")),
  fixture(rareItemRequests, ["brumes", "old"], rareItemRequestOf("formerPlayer")),
  fixture(dateAnswers, ["brumes", "player"], dateAnswersOf("player", PAST)),
  fixture(dateAnswers, ["brumes", "formerPlayer"], dateAnswersOf("formerPlayer", PAST)),
  fixture(dateAnswers, ["nuits", "otherPlayer"], dateAnswersOf("otherPlayer", PAST)),
  fixture(calendarFeeds, ["adresse"], calendarFeedOf("player", PAST)),
  fixture(pushDevices, ["telephone"], pushDeviceOf("player")),
  fixture(pushPaces, ["player~date"], { uid: "player", rungAt: PAST, expiresAt: PAST }),
  fixture(sharedInitiatives, ["brumes"], {
    revision: 3,
    shared: {
      order: [{ id: "linked", name: "Lorien", pronouns: "iel", role: "Rôdeuse", value: 17 }],
      activeIndex: 0,
      round: 2,
    },
    updatedAt: PAST,
  }),
  fixture(tableScreens, ["brumes"], {
    shown: { id: "shown", card: { text: "Les portes.", picture: true }, until: PAST + 86_400_000 },
    updatedAt: PAST,
  }),
  fixture(shownPictures, ["brumes", "shown"], {
    type: "image/png",
    image: "aW1hZ2U=",
    createdAt: PAST,
    expiresAt: PAST + 86_400_000,
  }),
  fixture(fights, ["brumes"], fightOf("mj", "brumes", PAST)),
  fixture(endedFights, ["brumes", "over"], endedFightOf("mj", PAST)),
  fixture(fightPages, ["brumes", "began~0"], fightPageOf("mj")),
  fixture(encounters, ["brumes", "ambush"], { ...ambushOf("mj"), createdAt: PAST, updatedAt: PAST }),
  fixture(evenings, ["brumes", "soir-0001"], eveningOf({ present: ["mj", "player"] })),
  fixture(eveningRecords, ["brumes", "soir-0001"], recordWith()),
  fixture(eveningMoments, ["brumes", "scene-01"], {
    fact: { kind: "scene", title: "Le pont" },
    createdAt: PAST,
    expiresAt: PAST,
  }),
  fixture(markedLines, ["brumes", "said"], markedLineOf("player")),
  fixture(eveningNotes, ["brumes", "soir-0001~player~table"], eveningNoteOf("player", "table")),
  fixture(eveningNotes, ["brumes", "soir-0001~player~mj"], eveningNoteOf("player", "mj")),
  fixture(eveningNotes, ["brumes", "soir-0001~player~self"], eveningNoteOf("player", "self")),
  fixture(eveningNotes, ["brumes", "soir-0001~formerPlayer~self"], eveningNoteOf("formerPlayer", "self")),
  fixture(noteIndexPages, ["brumes", "player~table~0"], { uid: "player", audience: "table", notes: {} }),
  fixture(chests, ["brumes"], { ...CHEST, updatedAt: PAST }),
  fixture(chestOffers, ["brumes"], { gifts: [giftOf("player", "mj")], updatedAt: PAST }),
  fixture(chestLog, ["brumes", "put-before"], {
    ...chestMoveOf("player"),
    ...{ createdAt: PAST, expiresAt: PAST },
  }),
  fixture(randomTables, ["brumes", "rumours"], { ...rumoursOf("mj"), createdAt: PAST, updatedAt: PAST }),
  fixture(handouts, ["brumes", "letter"], { ...letterOf("mj"), createdAt: PAST, updatedAt: PAST }),
  ...["table", "player", "formerPlayer"].map((audience) => {
    const [id, copy] = copyOf("letter", audience, { shownAt: PAST, updatedAt: PAST });
    return fixture(shownHandouts, ["brumes", id], copy);
  }),
  fixture(
    shownHandouts,
    ["brumes", "road~table"],
    copyOf("road", "table", { shownAt: PAST, updatedAt: PAST })[1],
  ),
  fixture(
    shownHandouts,
    ["brumes", "key~player"],
    copyOf("key", "player", { shownAt: PAST, updatedAt: PAST })[1],
  ),
  ...["letter~player~self", "letter~formerPlayer~self", "letter~player~table"].map(handoutNote),
  // Of what is shown to nobody, to all, and to one player.
  ...["plan~mj~table", "road~mj~table", "key~mj~table"].map(handoutNote),
  fixture(handoutPictures, ["brumes", "seal"], {
    ...{ handoutId: "letter", type: "image/png", image: "aW1hZ2U=", createdAt: PAST },
  }),
  ...SCENE_FIXTURES,
  fixture(items, ["sword"], {
    ...defineItem({ id: "sword", name: "Lame des brumes", systems: ["dnd5e"] }),
    ownerId: "player",
    createdAt: PAST,
    updatedAt: PAST,
  }),
  fixture(invites, ["DRAGON"], { code: "DRAGON", used: false, createdAt: PAST }),
  fixture(inviteRequests, ["wish"], {
    email: "visiteur@example.fr",
    status: "pending",
    requestCount: 1,
    createdAt: PAST,
    updatedAt: PAST,
    lastRequestAt: PAST,
    expiresAt: PAST + 86_400_000,
  }),
  fixture(auditLog, ["act"], {
    at: PAST,
    expiresAt: PAST + 86_400_000,
    actor: { uid: "admin", name: "admin" },
    action: "updateUserRole",
    target: { id: "player", label: "player" },
    change: { from: "player", to: "admin" },
    actorKey: "admin",
    targetKey: "player",
  }),
  fixture(playStates, ["linked"], playStateOf("player")),
  fixture(playStates, ["free"], playStateOf("player")),
  fixture(playStates, ["deleted"], playStateOf("player")),
  fixture(playLog, ["linked", "hurt-1"], playLogOf("player", "linked", "brumes")),
  fixture(playLog, ["linked", "former-1"], playLogOf("player", "linked", "anciennes")),
  fixture(playLog, ["free", "hurt-1"], playLogOf("player", "free")),
  fixture(serverSecrets, ["rateLimitSalt"], { value: "sel" }),
  fixture(creatures, ["wyrm"], { ownerId: "player", creature: THUG, createdAt: PAST, updatedAt: PAST }),
  fixture(portraits, ["face"], { ownerId: "player", type: "image/webp", image: "UklGRg==", createdAt: PAST }),
  fixture(rateLimits, ["client"], { hits: 3, expiresAt: PAST }),
  fixture(sweeps, ["orphans"], { accounts: 8, members: 8, at: PAST }),
  fixture(memberSessions, ["player"], {
    validAfter: PAST,
    open: { cookie: { signedInAt: PAST, openedAt: PAST, usedAt: PAST } },
  }),
];

/** The fixture at this path. */
export function dataAt(path: string): Record<string, unknown> {
  const found = FIXTURES.find((each) => each.path === path);
  if (found === undefined) throw new Error(`nothing at ${path}`);
  return { ...found.data };
}
