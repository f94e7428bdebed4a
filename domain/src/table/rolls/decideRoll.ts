import type { AskDocument } from "../../documents/ask";
import type { AskedRoll } from "../../documents/askContent";
import type { AskSecretDocument } from "../../documents/askSecret";
import type { CampaignDocument } from "../../documents/campaign";
import type { CharacterDocument } from "../../documents/character";
import type { FightDocument } from "../../documents/fight";
import type { RollAudience, RollDocument } from "../../documents/roll";
import type { Creature, DamageSpec, RollSpec } from "../../game/gameTypes";
import type { AgainstTarget } from "../../game/rolls/againstTarget";
import type { UseSpec } from "../../game/rolls/useSpec";
import type { EquippedCharacter } from "../../sheet/equipment/equippedCharacter";
import type { RandomUint32 } from "../../values/dice/randomSource";
import type { DiceRoll } from "../../values/dice/rollDice";
import { answerTo } from "../asks/answerAsk";
import { requireOpenAsk } from "../asks/ask";
import type { PublicOrder } from "../initiative/publicOrder";
import { againstCreature, meetingState, withAgainst } from "./againstAimed";
import {
  borneBy,
  contestAgain,
  contestOf,
  isBorne,
  opposedTarget,
  requireOpposable,
  requireOpposing,
} from "./contests";
import { settledDamage } from "./damageDealt";
import { inheritedOf, redoRoll } from "./redoRoll";
import {
  creatureDefence,
  decided,
  defenceRules,
  type FollowingRoll,
  marginIn,
  requireAttacker,
  requireFollowed,
  strikeIn,
  thrownWith,
} from "./strikes";
import {
  isRedo,
  NO_DICE,
  type RollFacts,
  requireAim,
  requireRollAllowed,
  rollTableDice,
  type TableRollRequest,
  tableRoll,
} from "./tableRoll";

/** A request to roll, as the API takes it (product §2.8.13, §2.10.12). */
export interface AskedTableRoll extends TableRollRequest {
  /** The roll's id. */
  readonly requestId: string;
  /** The id of the roll that it follows. */
  readonly follows?: string | undefined;
  /** Its damage, thrown with it where it has not missed. */
  readonly following?: readonly FollowingRoll[] | undefined;
}

type Named<Data> = { readonly id: string; readonly data: Data };
type StoredRoll = RollDocument & { readonly id: string };

/** What was read for a roll: each of it undefined where the request names none, or there is none. */
export interface RollSubject {
  readonly campaign: Named<Pick<CampaignDocument, "mj" | "memberIds" | "system">>;
  readonly member: { readonly uid: string; readonly name: string };
  readonly character?: Named<CharacterDocument> | undefined;
  /** The character that it is aimed at, and with what it wears where its defence decides the roll. */
  readonly aimed?: Named<CharacterDocument> | undefined;
  readonly equipped?: EquippedCharacter | undefined;
  /** What its state does to the roll. */
  readonly againstAimed?: AgainstTarget | undefined;
  /** The order as members see it. */
  readonly shared?: Pick<PublicOrder, "order"> | undefined;
  readonly fight?: FightDocument | undefined;
  /** The creatures of the game, where one's defence decides the roll. */
  readonly catalogue?: readonly Creature[] | undefined;
  readonly ask?: AskDocument | undefined;
  /** What the ask hides, of one that does. */
  readonly askSecret?: AskSecretDocument | undefined;
  /** The roll that it follows, for the same audience. */
  readonly followed?: RollDocument | undefined;
  /** The roll that it is a second attempt of, for the same audience, with the other side of that one's contest. */
  readonly earlier?: RollDocument | undefined;
  readonly against?: StoredRoll | undefined;
  /** The roll that it opposes, whoever sees it. */
  readonly opposed?: StoredRoll | undefined;
}

/** What a roll changes of another one. */
interface ChangedRoll {
  readonly id: string;
  readonly audience: RollAudience;
  readonly change: Pick<RollDocument, "contest" | "redoneBy">;
}

/** A roll with all that is written with it. */
export interface RollDecision {
  readonly roll: RollDocument;
  /** What is thrown with it, each under its `followingId`. */
  readonly following: readonly RollDocument[];
  readonly changed: readonly ChangedRoll[];
  /** The ask notes that its author has answered. */
  readonly isAnswer: boolean;
  /** What the MJ alone learns of an answer: what it makes of a difficulty that was not said. */
  readonly judged?: RollDocument["outcome"];
}

/** A roll of damage with what its dice make of it. */
const settled = <Request extends { readonly damage?: DamageSpec | undefined }>(
  request: Request,
  { dice }: DiceRoll,
  source: RandomUint32,
): Request => ({ ...request, damage: settledDamage(request.damage, dice, source) });

const alone = (roll: RollDocument): RollDecision => ({ roll, following: [], changed: [], isAnswer: false });

/**
 * The roll that a request makes: in answer to an ask, against another roll, again, or by itself, with the damage that an
 * attack throws at once. Throws what `requireRollAllowed`, `requireAim`, `requireAttacker`, `requireOpenAsk`, `answerTo`,
 * `requireOpposable`, `requireFollowed`, `redoRoll` and `rollTableDice` throw.
 */
export function decideRoll(
  subject: RollSubject,
  request: AskedTableRoll,
  now: number,
  source: RandomUint32,
): RollDecision {
  const { campaign, member, character, aimed, shared, fight } = subject;
  requireRollAllowed(campaign.id, campaign.data, member.uid, request, character?.data);
  const target = requireAim(campaign.id, campaign.data, request, { character: aimed, shared });
  const rolling: Rolling = {
    subject,
    request,
    facts: { target, creature: requireAttacker(fight, request) },
    dice: (spec) => rollTableDice(campaign.data.system, spec, source),
    stored: (asked, thrown, facts) => tableRoll(member, character, asked, thrown, now, facts),
    isMj: member.uid === campaign.data.mj.uid,
    now,
    source,
  };
  if (request.askId !== undefined) return answering(rolling);
  if (request.opposes !== undefined) return opposing(rolling, request.opposes);
  return isRedo(request.roll) ? again(rolling, request.roll) : striking(rolling, request.roll);
}

/** A request that is being decided. */
interface Rolling {
  readonly subject: RollSubject;
  readonly request: AskedTableRoll;
  readonly facts: RollFacts;
  readonly dice: (spec: string | RollSpec | UseSpec) => DiceRoll;
  readonly stored: (asked: TableRollRequest, thrown: DiceRoll, facts: RollFacts) => RollDocument;
  readonly isMj: boolean;
  readonly now: number;
  readonly source: RandomUint32;
}

function answering(rolling: Rolling): RollDecision {
  const { subject, request, facts, stored, isMj, now } = rolling;
  const { member, ask, askSecret, campaign } = subject;
  const by = { uid: member.uid, isMj, characterId: request.characterId };
  const wanted = requireOpenAsk(ask, by, now);
  const source = replayed(rolling.source);
  const thrown = (content: AskedRoll) => {
    const asked = answerTo(content, request);
    return { asked, dice: rollTableDice(campaign.data.system, asked.roll, source.next()) };
  };
  const { asked, dice } = thrown(wanted);
  const decision = { ...alone(stored(asked, dice, facts)), isAnswer: true };
  if (askSecret === undefined) return decision;
  const { difficulty, level } = askSecret;
  return {
    ...decision,
    judged: thrown({ ...wanted, hidesDifficulty: undefined, difficulty, level }).dice.outcome,
  };
}

/** A source whose faces come again from the first one on, each time that `next` is asked for. */
function replayed(source: RandomUint32): { readonly next: () => RandomUint32 } {
  const faces: number[] = [];
  return {
    next: () => {
      let place = 0;
      return () => {
        const face = faces[place] ?? source();
        faces[place] = face;
        place += 1;
        return face;
      };
    },
  };
}

/** What is opposed to the MJ's roll is the MJ's. */
function opposing(rolling: Rolling, opposes: string): RollDecision {
  const { subject, request, facts, dice, stored, isMj, now } = rolling;
  const opponent = { uid: subject.member.uid, isMj, characterId: request.characterId };
  if (isBorne(request.roll)) return bearing(rolling, requireOpposable(subject.opposed, opponent, now));
  const spec = requireOpposing(request.roll);
  const acting = requireOpposable(subject.opposed, opponent, now);
  const audience = acting.audience === "mj" ? "mj" : request.audience;
  const roll = stored({ ...request, audience }, dice(spec), {
    ...facts,
    ...opposedTarget(acting),
    follows: opposes,
  });
  const ends = contestOf({ ...acting, id: opposes }, { ...roll, rolled: spec, id: request.requestId });
  return {
    ...alone({ ...roll, contest: ends.opposing }),
    changed: [{ id: opposes, audience: acting.audience, change: { contest: ends.acting } }],
  };
}

/** The line of whoever lets an attack through, which is decided then. */
function bearing({ request, facts, stored }: Rolling, acting: StoredRoll): RollDecision {
  const { id, audience } = acting;
  const asked = { ...request, audience: audience === "mj" ? audience : request.audience };
  const roll = stored(asked, NO_DICE, facts);
  const contest = borneBy(acting, { ...roll, id: request.requestId });
  return { ...alone(roll), changed: [{ id, audience, change: { contest } }] };
}

/** What the followed roll gives; nothing where none is. */
function followedBy({ subject, request, facts, isMj }: Rolling): RollFacts {
  const { follows } = request;
  if (follows === undefined) return {};
  const { member, character, followed } = subject;
  const attacker = {
    creature: facts.creature,
    ...(character && { character: { id: character.id, name: "" } }),
  };
  return { follows, ...requireFollowed(followed, { uid: member.uid, isMj }, attacker) };
}

/** The earlier roll names its second attempt, so that there is never a third; a contest ends anew. */
function again(rolling: Rolling, spec: Parameters<typeof redoRoll>[2]): RollDecision {
  const { subject, request, facts, stored, source } = rolling;
  const { earlier, against, member } = subject;
  const followed = followedBy(rolling);
  const thrown = redoRoll(earlier, member.uid, spec, source);
  const made = stored(settled(request, thrown, source), thrown, { ...facts, ...followed });
  const roll = { ...made, ...(earlier && inheritedOf(earlier)) };
  const { requestId: id, audience } = request;
  const ended = earlier?.contest && contestAgain(earlier.contest, { id, ...roll }, against);
  const redone: ChangedRoll = { id: spec.redo, audience, change: { redoneBy: id } };
  if (against === undefined || ended === undefined) return { ...alone(roll), changed: [redone] };
  return {
    ...alone({ ...roll, contest: ended.own }),
    changed: [redone, { id: against.id, audience: against.audience, change: { contest: ended.other } }],
  };
}

/** What decides an attack beside its own numbers. */
function defenceOf({ subject, facts }: Rolling, roll: string | RollSpec | UseSpec): number | undefined {
  const rules = defenceRules(roll);
  if (rules === undefined || facts.target === undefined) return undefined;
  if (subject.aimed !== undefined) return subject.equipped && rules.of(subject.equipped.character);
  return creatureDefence(subject.fight, facts.target, subject.catalogue ?? []);
}

/**
 * A hero's roll with what the state of its target does to it, and what the log says of that: their player's device does not
 * know that state. What acts on a creature's roll the MJ's device has counted.
 */
function metBy(rolling: Rolling, roll: string | RollSpec | UseSpec): AskedAgainst {
  const { subject, request, facts } = rolling;
  const meeting = request.characterId === undefined ? undefined : meetingState(roll);
  if (meeting === undefined || facts.target === undefined) return { spec: roll, notes: [] };
  const against = subject.aimed
    ? subject.againstAimed
    : againstCreature(subject.fight, facts.target, subject.catalogue ?? [], meeting.metres);
  return against ? withAgainst(meeting.spec, against) : { spec: roll, notes: [] };
}

interface AskedAgainst {
  readonly spec: string | RollSpec | UseSpec;
  readonly notes: readonly string[];
}

function striking(rolling: Rolling, asked: string | RollSpec | UseSpec): RollDecision {
  const { subject, facts, dice, stored, source } = rolling;
  const { spec, notes } = metBy(rolling, asked);
  const request = { ...rolling.request, roll: spec, notes: [...(rolling.request.notes ?? []), ...notes] };
  const { campaign, aimed } = subject;
  const followed = followedBy(rolling);
  const defence = defenceOf(rolling, spec);
  const thrown = decided(spec, dice(spec), defence);
  const known = { ...facts, ...followed, ...(aimed && { defence }) };
  const roll = stored(settled(request, thrown, source), thrown, known);
  const following = thrownWith(request.following ?? [], strikeIn(roll), marginIn(roll)).map((one) => {
    requireAim(campaign.id, campaign.data, { damage: one.damage }, {});
    const dealt = dice(one.roll);
    const following = settled({ ...one, audience: request.audience }, dealt, source);
    return stored(following, dealt, { ...facts, follows: request.requestId });
  });
  return { ...alone(roll), following };
}
