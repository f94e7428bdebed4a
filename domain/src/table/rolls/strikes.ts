import type { FightDocument } from "../../documents/fight";
import { isSeenInOrder } from "../../documents/initiativeState";
import type { RollDocument } from "../../documents/roll";
import type { Creature, DamageSpec, RollSpec } from "../../game/gameTypes";
import { type Strike, strikeOf } from "../../game/rolls/strike";
import type { UseSpec } from "../../game/rolls/useSpec";
import { creaturesOf } from "../../games/registry/creatures";
import { gameOf } from "../../games/registry/games";
import type { DiceRoll } from "../../values/dice/rollDice";
import { AppError } from "../../values/errors";
import { aimedCreature } from "../fight/aliases";
import { fightersOf } from "../fight/waitingCreatures";
import { publicName } from "../initiative/publicOrder";
import { isRedo, isUse, type TableRollRequest } from "./tableRoll";

/** Damage that is thrown with its attack. */
export interface FollowingRoll {
  readonly label: string;
  /** Dice notation. */
  readonly roll: string;
  readonly damage: DamageSpec;
  /** After which result of the attack; without it, after any. */
  readonly after?: "hit" | "critical" | undefined;
  /** Of damage that depends on by how much its attack hit: by so much; the greatest by more. */
  readonly margin?: number | undefined;
}

/** How an attack ended; undefined of what is none, and where the MJ decides. */
export function strikeIn({
  rolled,
  outcome,
  contest,
}: Pick<RollDocument, "rolled" | "outcome" | "contest">): Strike | undefined {
  if (contest && contest.result !== "won") return "missed";
  if (rolled === undefined || outcome === undefined) return undefined;
  const own = gameOf(rolled.game).rolls.strikeOf;
  const strike = own ? own(outcome, rolled) : strikeOf(outcome);
  // Who strikes back deals no more for doing it well.
  return contest && (strike !== "critical" || contest.side === "opposing") ? "hit" : strike;
}

/** What decides a roll beside its own numbers: the defence of whom it is aimed at; undefined where nothing does. */
export function defenceRules(spec: TableRollRequest["roll"]) {
  if (typeof spec === "string" || isRedo(spec) || isUse(spec)) return undefined;
  const { defence } = gameOf(spec.game).rolls;
  return defence?.isAsked(spec) ? defence : undefined;
}

/** An attack as the defence of whom it is aimed at decides it; the roll itself where that is not known. */
export function decided(
  spec: string | RollSpec | UseSpec,
  roll: DiceRoll,
  defence: number | undefined,
): DiceRoll {
  if (typeof spec === "string" || isUse(spec) || defence === undefined) return roll;
  const outcome = defenceRules(spec)?.decide(spec, roll, defence);
  return outcome === undefined ? roll : { ...roll, outcome };
}

type KnownFight = Pick<FightDocument, "panel" | "aliases">;

/**
 * The creature that a roll is made for, by the name and the alias that its readers know: none where it hides and they are
 * the whole table, and nothing fills that in later. Throws `creature-not-found` for one that is not in the fight.
 */
export function requireAttacker(
  fight: KnownFight | undefined,
  { creatureId, audience }: Pick<TableRollRequest, "creatureId" | "audience">,
): RollDocument["creature"] {
  if (creatureId === undefined) return undefined;
  const entry = fight && fightersOf(fight.panel).find(({ id }) => id === creatureId);
  if (entry?.kind !== "creature") throw new AppError("creature-not-found");
  const alias = fight?.aliases?.[creatureId];
  const known = alias === undefined ? {} : { id: alias };
  if (audience === "mj") return { ...known, name: publicName(entry.name) };
  const isInOrder = fight?.panel.initiative.order.some(({ id }) => id === creatureId) === true;
  // On a scene that was never shown, nobody is in sight.
  if (!isSeenInOrder(entry) || !(isInOrder || entry.shown)) return undefined;
  return { ...known, name: publicName(entry.commonName ?? entry.name) };
}

/** The creature of the fight that a roll is aimed at, as it is now; undefined where it is not known. */
export function creatureAimedAt(
  fight: KnownFight | undefined,
  target: RollDocument["target"],
  catalogue: readonly Creature[],
) {
  if (fight === undefined || target === undefined) return undefined;
  const { fighting } = fight.panel;
  const id = aimedCreature(fight, target);
  const now = id === undefined ? undefined : fighting.creatures[id];
  const source = now?.source;
  if (now === undefined || source === undefined) return undefined;
  const creature =
    "copy" in source ? fighting.copies[source.copy] : catalogue.find((one) => one.id === source.catalogue);
  return creature && { creature, now };
}

/** The defence of the creature of the fight that a roll is aimed at; undefined where it is not known. */
export function creatureDefence(
  fight: KnownFight | undefined,
  target: RollDocument["target"],
  catalogue: readonly Creature[],
): number | undefined {
  const aimed = creatureAimedAt(fight, target, catalogue);
  return aimed && creaturesOf(aimed.creature.system).defence?.(aimed.creature);
}

/**
 * The damage that an attack throws at once: none where it has missed; where nothing has decided it, as if it had hit, for
 * the MJ to say. That of a critical hit takes the place of the ordinary one, where the attack has such. `margin`: by how
 * much it hit; where that is not known, what depends on it is thrown by itself.
 */
export function thrownWith<Following extends FollowingRoll>(
  following: readonly Following[],
  strike: Strike | undefined,
  margin?: number,
): Following[] {
  const isGreatest = strike === "critical" && following.some(({ after }) => after === "critical");
  const wanted = isGreatest ? "critical" : "hit";
  return byMargin(following, margin).filter(
    ({ after }) => after === undefined || (strike !== "missed" && after === wanted),
  );
}

/** Of damage that depends on by how much its attack hit, that of this margin: none where it is not known. */
export function byMargin<Damage extends { readonly margin?: number | undefined }>(
  damage: readonly Damage[],
  margin: number | undefined,
): Damage[] {
  const most = Math.max(0, ...damage.map((one) => one.margin ?? 0));
  const wanted = margin === undefined ? undefined : Math.min(margin, most);
  return damage.filter((one) => one.margin === undefined || one.margin === wanted);
}

/** By how much a roll exceeds what it needed, where that says something. */
export const marginIn = ({ rolled, total }: Pick<RollDocument, "rolled" | "total">): number | undefined =>
  rolled && gameOf(rolled.game).rolls.marginOf?.(rolled, total);

/**
 * The id of the roll that follows a request's in this place: a request's own length, since the ids of what applies its
 * damage are made of it.
 */
export const followingId = (requestId: string, place: number): string => `${requestId.slice(2)}-${place}`;

/** Whether a roll was thrown with this one: anybody may have made one of its own under the id that it would have. */
export const isFollowing = (
  { uid, follows }: Pick<RollDocument, "uid" | "follows">,
  id: string,
  followed: Pick<RollDocument, "uid">,
): boolean => uid === followed.uid && follows === id;

type Attacker = Pick<RollDocument, "character" | "creature">;

/** By their aliases where both have one: one that was shown meanwhile has got its. */
const isSameCreature = (one: Attacker["creature"], other: Attacker["creature"]): boolean =>
  one?.id === undefined || other?.id === undefined ? one?.name === other?.name : one.id === other.id;

/**
 * What a roll has of the one that it follows: of an attack its target; of a spell or a power nothing, since each of its
 * rolls is aimed itself. Throws `roll-not-found` for one that is not there, another's (all are the MJ's to follow),
 * another attacker's, and for damage that follows one itself.
 */
export function requireFollowed(
  attack: RollDocument | undefined,
  { uid, isMj }: { readonly uid: string; readonly isMj: boolean },
  { character, creature }: Attacker,
): Pick<RollDocument, "target"> {
  const isOwn = attack !== undefined && (isMj || attack.uid === uid);
  const isSame = attack?.character?.id === character?.id && isSameCreature(attack?.creature, creature);
  // The attack of a spell follows its line, and has damage that follows it.
  const isDamage = attack?.follows !== undefined && attack.rolled === undefined;
  if (!isOwn || !isSame || isDamage) throw new AppError("roll-not-found");
  return attack.target && attack.used === undefined ? { target: attack.target } : {};
}
