import { calendarFeeds, dateAnswers } from "./agenda";
import { asks } from "./ask";
import { askSecrets } from "./askSecret";
import { auditLog } from "./auditEntry";
import { campaigns } from "./campaign";
import { campaignInvites, campaignSecrets } from "./campaignInvite";
import { characters } from "./character";
import { chestLog, chestOffers, chests } from "./chest";
import { campaignCountGuards, memberCountGuards } from "./countGuard";
import { creatures } from "./creature";
import type { DocumentKind } from "./documentKind";
import { encounters } from "./encounter";
import { eveningMoments, eveningNotes, eveningRecords, evenings, markedLines } from "./evening";
import { endedFights, fightPages, fights } from "./fight";
import { forgeRolls } from "./forgeRolls";
import { handoutNotes, handoutPictures, handouts, shownHandouts } from "./handout";
import { invites } from "./invite";
import { inviteRequests } from "./inviteRequest";
import { items } from "./item";
import { joinRequests } from "./joinRequest";
import { members } from "./member";
import { memberSessions } from "./memberSessions";
import { messages, whispers } from "./message";
import { noteIndexPages } from "./note";
import { notifications } from "./notification";
import { playLog, playStates } from "./play";
import { portraits } from "./portrait";
import { presence } from "./presence";
import { pushDevices, pushPaces } from "./pushDevice";
import { randomTables } from "./randomTable";
import { rareItemRequests } from "./rareItemRequest";
import { rateLimits } from "./rateLimit";
import { mjRolls, rolls } from "./roll";
import {
  drawings,
  publishedTiles,
  scenes,
  sceneTiles,
  sceneTokens,
  tableScenes,
  tokens,
  traces,
  truths,
} from "./scene";
import { serverSecrets } from "./serverSecret";
import { sharedInitiatives } from "./sharedInitiative";
import { shownPictures } from "./shownPicture";
import { sceneSights, sceneWalls, tableExplored, tableSights } from "./sight";
import { sweeps } from "./sweep";
import { tableScreens } from "./tableScreen";
import { users } from "./user";
import { whisperThreads } from "./whisperThread";

/** A kind of any data: its path takes as many ids as its documents' addresses hold. */
export type AnyKind = DocumentKind<object, string[]>;

const asAny = <Data extends object, Ids extends string[]>(kind: DocumentKind<Data, Ids>): AnyKind =>
  kind as unknown as AnyKind;

/** Every kind of document that the database holds. */
export const documentKinds: readonly AnyKind[] = [
  asAny(asks),
  asAny(askSecrets),
  asAny(auditLog),
  asAny(campaigns),
  asAny(campaignInvites),
  asAny(campaignSecrets),
  asAny(characters),
  asAny(campaignCountGuards),
  asAny(memberCountGuards),
  asAny(endedFights),
  asAny(fightPages),
  asAny(fights),
  asAny(evenings),
  asAny(eveningRecords),
  asAny(eveningMoments),
  asAny(eveningNotes),
  asAny(markedLines),
  asAny(noteIndexPages),
  asAny(creatures),
  asAny(encounters),
  asAny(randomTables),
  asAny(handouts),
  asAny(shownHandouts),
  asAny(handoutPictures),
  asAny(handoutNotes),
  asAny(chests),
  asAny(chestOffers),
  asAny(chestLog),
  asAny(calendarFeeds),
  asAny(dateAnswers),
  asAny(forgeRolls),
  asAny(invites),
  asAny(inviteRequests),
  asAny(rareItemRequests),
  asAny(items),
  asAny(joinRequests),
  asAny(members),
  asAny(memberSessions),
  asAny(messages),
  asAny(whispers),
  asAny(whisperThreads),
  asAny(notifications),
  asAny(playLog),
  asAny(playStates),
  asAny(portraits),
  asAny(presence),
  asAny(pushDevices),
  asAny(pushPaces),
  asAny(rateLimits),
  asAny(mjRolls),
  asAny(rolls),
  asAny(serverSecrets),
  asAny(sharedInitiatives),
  asAny(shownPictures),
  asAny(sweeps),
  asAny(drawings),
  asAny(publishedTiles),
  asAny(scenes),
  asAny(sceneTiles),
  asAny(sceneTokens),
  asAny(sceneWalls),
  asAny(sceneSights),
  asAny(tableScenes),
  asAny(tableSights),
  asAny(tableExplored),
  asAny(tableScreens),
  asAny(tokens),
  asAny(traces),
  asAny(truths),
  asAny(users),
];

/** The kind of the document at this path, or undefined. */
export function kindAt(path: string): AnyKind | undefined {
  const segments = path.split("/");
  return documentKinds.find((kind) => {
    const ids = segments.filter((_, index) => index % 2 === 1).slice(0, kind.path.length);
    return ids.length === kind.path.length && kind.path(...ids) === path;
  });
}

/** The collection of a kind's documents, without the documents around it. */
export const collectionOf = (kind: AnyKind): string =>
  kind
    .path(...Array<string>(kind.path.length).fill("id"))
    .split("/")
    .at(-2) ?? "";
