import type { Participant } from "../../documents/initiativeState";
import { FALLBACKS } from "../../sheet/character/fallbacks";
import { MISSING_NICKNAME } from "../../values/nickname";
import { type Fields, fieldsOf, isRecord, pick, pickFrom } from "../../values/reading/fields";
import { readList, readText } from "../../values/reading/values";
import { isConnectedByHints } from "./connectionHints";
import { colorFor, readColor } from "./playerColor";

/**
 * Product §3 "Derived roster entry": a character of the campaign with its player. Texts are empty when
 * unknown.
 */
export interface RosterEntry {
  /** The character's id, or its player's if it has none. */
  readonly id: string;
  readonly playerId: string | undefined;
  readonly name: string;
  readonly pronouns: string;
  readonly role: string;
  readonly tag: string;
  readonly color: string;
  readonly connected: boolean;
}

export const EMPTY_ROSTER_TEXT = "Aucun personnage lié pour cette campagne.";

const PERSON_ID_FIELDS = ["userId", "uid", "id"];
const PERSON_NAME_FIELDS = ["name", "displayName"];
const ROLE_FIELDS = ["class", "role"];

/** A player in any documented shape, with their character, if any. */
interface Player {
  readonly fields: Fields;
  readonly uid: string | undefined;
  readonly name: string | undefined;
  readonly characterId: string | undefined;
  /** The character embedded in the player. */
  readonly character: Fields;
}

function readPlayer(raw: unknown): Player {
  const fields = fieldsOf(raw);
  const profile = fieldsOf(pick(fields, ["profile"]));
  const character = pick(fields, ["character"]);
  const embedded = fieldsOf(character);
  return {
    fields,
    uid: readText(pickFrom([fields, profile], PERSON_ID_FIELDS)),
    name: readText(pickFrom([fields, profile], PERSON_NAME_FIELDS)),
    characterId:
      readText(pick(fields, ["characterId"])) ?? readText(character) ?? readText(pick(embedded, ["id"])),
    character: embedded,
  };
}

/** A list, a map by id, or a single person. */
function readPeople(raw: unknown): Player[] {
  const alone = pick(fieldsOf(raw), PERSON_ID_FIELDS) !== undefined;
  return (alone ? [raw] : readList(raw)).filter(isRecord).map(readPlayer);
}

/** `players`, or `linked_user` when a campaign has only that (product §3). */
function readPlayers(campaign: Fields): Player[] {
  const players = readPeople(pick(campaign, ["players"]));
  return players.length > 0 ? players : readPeople(pick(campaign, ["linked_user"]));
}

/** A player whose own fields describe a character has one, even if no id links it. */
function bringsCharacter({ fields, characterId, character }: Player): boolean {
  return (
    characterId !== undefined ||
    character.size > 0 ||
    readText(pick(fields, [...ROLE_FIELDS, "tag"])) !== undefined
  );
}

/** The live presence of a campaign, by uid (`presence/heartbeats`); undefined until it is known. */
type LivePresence = { has(uid: string): boolean } | undefined;

function isConnected(player: Player | undefined, playerId: string | undefined, live: LivePresence): boolean {
  if (live !== undefined && playerId !== undefined) return live.has(playerId);
  return player !== undefined && isConnectedByHints(player.fields);
}

/** The character's fields take precedence over its player's. */
function deriveEntry(
  id: string,
  character: Fields,
  player: Player | undefined,
  live: LivePresence,
): RosterEntry {
  const layers = player === undefined ? [character] : [character, player.fields];
  const ownName = readText(pick(character, ["name"]));
  const playerId = player?.uid ?? readText(pick(character, ["userId"]));
  const playerName = player?.name;
  return {
    id,
    playerId,
    name: ownName ?? playerName ?? FALLBACKS.name,
    pronouns: readText(pickFrom(layers, ["pronouns", "pronoun"])) ?? "",
    role: readText(pickFrom(layers, ROLE_FIELDS)) ?? "",
    tag: readText(pickFrom(layers, ["tag"])) ?? (ownName && playerName) ?? "",
    color: readColor(pickFrom(layers, ["color"])) ?? colorFor(id),
    connected: isConnected(player, playerId, live),
  };
}

/**
 * The characters of a campaign, from its `characters` and from players who have one in a shape of their own
 * (product §3). Live presence, once known, takes precedence over hints in the data. Never throws; each id
 * appears once.
 */
export function deriveRoster(campaign: unknown, live?: LivePresence): RosterEntry[] {
  const source = fieldsOf(campaign);
  const players = readPlayers(source);
  const entries = new Map<string, RosterEntry>();

  for (const character of readList(pick(source, ["characters"])).map(fieldsOf)) {
    const id = readText(pick(character, ["id"]));
    if (id === undefined) continue;
    const userId = readText(pick(character, ["userId"]));
    const player =
      players.find((one) => one.characterId === id) ??
      players.find((one) => one.uid !== undefined && one.uid === userId);
    entries.set(id, deriveEntry(id, character, player, live));
  }
  const playing = new Set([...entries.values()].map((entry) => entry.playerId));
  for (const player of players.filter(bringsCharacter)) {
    const id = player.characterId ?? (playing.has(player.uid) ? undefined : player.uid);
    if (id !== undefined && !entries.has(id)) {
      entries.set(id, deriveEntry(id, player.character, player, live));
    }
  }
  return [...entries.values()];
}

/** The names of players without a character: the roster has no card for them. */
export function playersWithoutCharacter(campaign: unknown): string[] {
  const playing = new Set(deriveRoster(campaign).map((entry) => entry.playerId));
  return readPlayers(fieldsOf(campaign))
    .filter((player) => player.uid !== undefined && !playing.has(player.uid))
    .map((player) => player.name ?? MISSING_NICKNAME);
}

/**
 * Product §2: 'X/Y joueurs connectés', a player of two characters counted once, or that no character is
 * linked.
 */
export function connectedCounter(roster: readonly RosterEntry[]): string {
  if (roster.length === 0) return "Aucun personnage lié";
  const playersOf = (entries: readonly RosterEntry[]) =>
    new Set(entries.map((entry) => entry.playerId ?? entry.id)).size;
  const connected = playersOf(roster.filter((entry) => entry.connected));
  return `${connected}/${playersOf(roster)} joueurs connectés`;
}

/** The roster as participants of an initiative. */
export function rosterParticipants(roster: readonly RosterEntry[]): Participant[] {
  return roster.map(({ id, name, pronouns, role }) => ({
    id,
    name,
    pronouns,
    role,
    kind: "character",
    hidden: false,
  }));
}
