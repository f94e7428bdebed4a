import type { CreatureUse } from "domain/game/creatures/creatureUse";
import type { Creature } from "domain/game/gameTypes";
import type { ActionRoll } from "domain/game/rolls/actionRoll";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import type { CreatureAttack } from "domain/games/creature";
import { creaturesOf } from "domain/games/registry/creatures";
import { type CreatureStrike, creatureAttackRolls } from "domain/table/creatures/attackRolls";
import { creatureStrokes } from "domain/table/creatures/creatureRolls";
import { requestAt } from "domain/table/creatures/requestAt";
import { strokesText } from "domain/table/creatures/strokesText";
import type { Magazines } from "./useMagazines";

/** What of a creature recharges. */
export interface Recharge {
  /** The use of an attack that is spent; undefined of one that may be used. */
  readonly spentOf: (attackId: string) => CreatureUse | undefined;
  readonly spend: (attackId: string) => void;
  readonly roll: (use: CreatureUse) => void;
}

/** A roll of a creature, with what is thrown along with it. */
export type RollOfCreature = (request: RollRequest, strike?: CreatureStrike) => void;

/** What a creature attacks with, and what this takes. */
export interface Attacking {
  readonly creature: Creature;
  readonly onRoll: RollOfCreature | undefined;
  readonly recharge: Recharge | undefined;
  readonly magazines: Magazines | undefined;
  /** How far whom it aims at is. */
  readonly metres: number | undefined;
}

/** Several strokes by one press. */
export interface Strokes {
  readonly text: string;
  readonly press: () => void;
}

/** The attack that stands for several. */
const MULTIATTACK = "multiattack";

/** What each attack of a creature rolls, and what a press on one of these does: its damage is thrown along. */
export function attackPresses({ creature, onRoll, recharge, magazines, metres }: Attacking) {
  const { rateOf, shotsOf } = creaturesOf(creature.system);
  const known = creatureAttackRolls(creature);
  const strokes = creatureStrokes(creature).flatMap(({ attack, count }) => {
    const strike = known.find(({ id }) => id === attack)?.strike;
    return strike ? [{ strike, count }] : [];
  });
  const shots = (request: RollRequest): number => shotsOf?.(request) ?? 0;
  const strike = (request: RollRequest, along: CreatureStrike | undefined, times = 1) => {
    for (let stroke = 0; stroke < times; stroke += 1) onRoll?.(requestAt(request, metres), along);
  };
  /** Whether the magazine has the shots of so many of them. */
  const holds = (id: string, request: RollRequest, times = 1): boolean => {
    const { left } = magazines?.of(id) ?? {};
    return left === undefined || left >= shots(request) * times;
  };
  return {
    /** Those that the magazine has the shots of. */
    rollsOf: (id: string): readonly ActionRoll[] =>
      (known.find((attack) => attack.id === id)?.rolls ?? []).filter(({ request }) => holds(id, request)),
    /** Rolls, and spends what recharges and what is fired. */
    onPress: (request: RollRequest) => {
      const pressed = known.find(({ rolls }) => rolls.some((one) => one.request === request));
      strike(
        request,
        pressed?.strikes.find((one) => one.request === request),
      );
      if (pressed === undefined) return;
      recharge?.spend(pressed.id);
      if (shots(request) > 0) magazines?.fire(pressed.id, shots(request));
    },
    /** What one press strikes with: of the attack that stands for several, and of one that is made twice an action. */
    strokesOf: (attack: CreatureAttack): Strokes | undefined => {
      if (attack.id === MULTIATTACK && strokes.length > 0) {
        const press = () => {
          for (const one of strokes) strike(one.strike.request, one.strike, one.count);
        };
        return { text: strokesText(creature), press };
      }
      const rate = rateOf?.(attack) ?? 1;
      const own = known.find(({ id }) => id === attack.id)?.strike;
      if (rate === 1 || own === undefined || !holds(attack.id, own.request, rate)) return undefined;
      const press = () => {
        strike(own.request, own, rate);
        if (shots(own.request) > 0) magazines?.fire(attack.id, shots(own.request) * rate);
      };
      return { text: `${rate} × ${attack.name}`, press };
    },
  };
}
