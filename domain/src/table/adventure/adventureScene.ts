import type { SceneDocument, SceneTokenDocument } from "../../documents/scene";
import type { TokenOperation } from "../../documents/sceneSchema";
import type { Door, SceneLight, Wall } from "../../documents/wallSchema";
import type { Creature } from "../../game/gameTypes";
import { isDeepEqual } from "../../values/isDeepEqual";
import type { SystemId } from "../../values/systemIds";
import { numberOf } from "../creatures/numberedNames";
import { type JoiningDice, joinCreatures } from "../fight/joinCreatures";
import type { PlacedCreatures } from "../fight/waitingCreatures";
import { tokenIdOf } from "../scene/tokens";
import type { AdventureScene, AdventureToken } from "./adventure";

type StoredToken = Omit<SceneTokenDocument, "movedAt">;

/** All that a campaign has of a scene. */
export interface WholeScene {
  readonly scene: SceneDocument;
  readonly walls: readonly Wall[];
  readonly doors: readonly Door[];
  readonly lights: readonly SceneLight[];
  /** By their ids. */
  readonly tokens: ReadonlyMap<string, StoredToken>;
  /** Whom a token with numbers stands for; undefined where the fight does not know. */
  readonly creatureOf: (participantId: string) => Creature | undefined;
  /** In base64, by their names. */
  readonly pieces: ReadonlyMap<string, string>;
}

function adventureToken(
  [id, token]: readonly [string, StoredToken],
  { scene: { names }, creatureOf }: WholeScene,
): AdventureToken | undefined {
  const { kind, name, commonName, colour, size, x, y, hidden } = token;
  if (kind === "character") return undefined;
  const { health, badges, down, light, sees, darkvision, aura, participantId } = token;
  const creature = participantId === undefined ? undefined : creatureOf(participantId);
  return {
    ...{ kind, name: names[id] ?? name, nameShown: names[id] === undefined && token.nameShown },
    ...{ colour, size, x, y, hidden },
    ...(commonName !== undefined && { commonName }),
    // What a fight did to it stays there.
    ...(creature
      ? { creature }
      : {
          ...(health !== undefined && { health }),
          ...(badges !== undefined && { badges }),
          ...(down && { down }),
        }),
    ...(light && { light }),
    ...(sees !== undefined && { sees }),
    ...(darkvision !== undefined && { darkvision }),
    ...(aura && { aura }),
  };
}

/** A scene for another table: without its heroes, what was seen of it, and what was shown to some. */
export function adventureScene(whole: WholeScene): AdventureScene {
  const { name, width, height, grid, background, fog, rooms, sight, picture } = whole.scene;
  return {
    ...{ name, width, height, grid, background, fogOn: fog.on, rooms },
    ...(sight && { sight }),
    walls: [...whole.walls],
    doors: whole.doors.map(({ id, points, state }) => ({ id, points, state })),
    lights: [...whole.lights],
    tokens: [...whole.tokens].flatMap((one) => adventureToken(one, whole) ?? []),
    ...(picture && { picture: Object.fromEntries(whole.pieces) }),
  };
}

/** What one request puts on a scene. */
export interface TokenParcel {
  readonly operations: TokenOperation[];
  readonly creatures?: PlacedCreatures;
}

interface Placing extends JoiningDice {
  readonly system: SystemId;
  readonly isOfCatalogue: (creature: Creature) => boolean;
}

/** Below what one request takes of tokens, of kinds of creatures (`creatureGroupsSchema`), and of bytes. */
const PARCEL_TOKENS = 50;
const PARCEL_GROUPS = 10;

type Group = PlacedCreatures["groups"][number];

type WithNumbers = AdventureToken & { readonly creature: Creature };

/**
 * What members will read of somebody whom they have not seen yet: one of its kind, where its name is a number of it or not
 * theirs to read. One with a name of its own keeps that.
 */
function commonNameOf({ name, nameShown, commonName, creature }: WithNumbers): string | undefined {
  const isOneOfMany = !nameShown || numberOf(creature.name, name) !== undefined;
  return commonName ?? (isOneOfMany ? creature.name : undefined);
}

/** A token of somebody with numbers, who waits on the scene; `named`: those who do already. */
function waiting(
  { creature, hidden, kind, ...token }: WithNumbers,
  named: readonly { readonly name: string }[],
  placing: Placing,
): { readonly operation: TokenOperation; readonly group: Group; readonly name: string } | undefined {
  const ofCatalogue = placing.isOfCatalogue(creature);
  const group = joinCreatures(
    { creature, ofCatalogue, count: 1, hidden, unseen: true, rolled: false },
    named,
    placing,
  );
  const [joins] = group.joining;
  const id = joins && tokenIdOf("creature", joins.participant.id);
  if (joins === undefined || id === undefined) return undefined;
  const { commonName: _, name: lettered, ...joined } = joins.participant;
  const commonName = commonNameOf({ creature, hidden, kind, ...token });
  // A number tells how many there were at the table that it comes from.
  const isNumbered = numberOf(creature.name, token.name) !== undefined;
  const names = {
    name: isNumbered ? lettered : token.name,
    ...(commonName !== undefined && { commonName }),
  };
  const follows = { health: false, badges: true };
  const stands = { ...token, ...names, kind, participantId: joined.id, follows };
  return {
    operation: { kind: "put", id, hidden, token: stands },
    group: { ...group, joining: [{ ...joins, participant: { ...joined, ...names } }] },
    name: names.name,
  };
}

/** The same token, of nobody: it looks as it did. */
export const ofNoCreature = ({ operations }: TokenParcel): TokenParcel => ({
  operations: operations.map((one) => {
    if (one.kind !== "put") return one;
    const { participantId: _, follows: __, commonName: ___, ...token } = one.token;
    return { ...one, token };
  }),
});

/** A group with another of its kind, or undefined where they are of two. */
const joinedGroups = (one: Group, other: Group): Group | undefined =>
  isDeepEqual(one.creature, other.creature)
    ? { ...one, joining: [...one.joining, ...other.joining] }
    : undefined;

function withGroup(groups: readonly Group[], group: Group): Group[] {
  const at = groups.findIndex((one) => joinedGroups(one, group));
  const joined = groups[at] && joinedGroups(groups[at], group);
  return joined ? groups.with(at, joined) : [...groups, group];
}

/**
 * A scene's tokens as requests put them on a new scene, those with numbers with creatures who wait there. A creature of
 * another game is a token alone.
 */
export function tokenParcels(tokens: readonly AdventureToken[], placing: Placing): TokenParcel[] {
  const parcels: { operations: TokenOperation[]; groups: Group[] }[] = [];
  const named = tokens.map(({ name }) => ({ name }));
  for (const { creature, ...plain } of tokens) {
    const waits = creature?.system === placing.system && waiting({ ...plain, creature }, named, placing);
    if (waits) named.push({ name: waits.name });
    const { hidden, ...token } = plain;
    const operation = waits
      ? waits.operation
      : { kind: "put" as const, id: placing.newId(), hidden, token: { ...token } };
    let parcel = parcels.at(-1);
    const groups = waits ? withGroup(parcel?.groups ?? [], waits.group) : (parcel?.groups ?? []);
    if (!parcel || parcel.operations.length >= PARCEL_TOKENS || groups.length > PARCEL_GROUPS) {
      parcel = { operations: [], groups: waits ? [waits.group] : [] };
      parcels.push(parcel);
    } else {
      parcel.groups = groups;
    }
    parcel.operations.push(operation);
  }
  return parcels.map(({ operations, groups }) => ({
    operations,
    ...(groups.length > 0 && { creatures: { id: placing.newId(), groups } }),
  }));
}
