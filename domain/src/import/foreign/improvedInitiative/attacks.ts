import { MAX_DAMAGES, MAX_NOTE } from "../../../game/creatures/parts";
import type { Dnd5eCreatureAttack } from "../../../games/dnd5e/creatures/creature";
import { damageTypeOf } from "../../../games/dnd5e/damageWords";
import { abilityKey } from "../../../sheet/character/abilityScores";
import { parseDice } from "../../../values/dice/parseDice";
import { clampTo } from "../../../values/range";
import { cutLine } from "./lines";
import type { NamedText } from "./namedTexts";
import { rangeIn } from "./range";

const BONUS_RANGE = { min: -20, max: 40 };
const DIFFICULTY_RANGE = { min: 1, max: 40 };
const MAX_DICE_TEXT = 40;

const TO_HIT = /([+-]\d{1,2}) to hit|attack roll: ([+-]\d{1,2})/i;
/** `"DC 15 Dexterity saving throw"`, `"Dexterity Saving Throw: DC 15"`. */
const SAVE = /DC (\d{1,2}) (\w+) sav|(\w+) saving throw: DC (\d{1,2})/i;
const HALVED = /half (?:as much|damage|that)/i;
/** `"5 (1d6 + 2) slashing damage"`, `"1 piercing damage"`; « or » before it is another way to strike. */
const DAMAGE = /(\bor )?\b(\d{1,4})(?: ?\(([\dd +−-]{3,30})\))? ((?:\w+ ){0,3}?)damage\b/gi;
/** The words before what an attack does. */
const HEAD = /^.*?(?:to hit|attack roll: [+-]\d+),?\s*/is;
const RECHARGE = /\s*\((recharge (\d)(?:[-–]6)?)\)/i;

type Damages = Dnd5eCreatureAttack["damage"];

/** What a text deals, in the order of its words: dice where they are written, else the points. */
function damagesIn(text: string): Damages {
  return [...text.matchAll(DAMAGE)]
    .flatMap(([, isOther, points = "", written, words]): Damages => {
      const type = damageTypeOf(words);
      const dice = written?.replace(/\s+/g, "").replace("−", "-") ?? points;
      const isRolled = /^\d+$/.test(dice) || parseDice(dice) !== undefined;
      return isOther || type === undefined || !isRolled || dice.length > MAX_DICE_TEXT
        ? []
        : [{ dice, type }];
    })
    .slice(0, MAX_DAMAGES);
}

const saveIn = (text: string): Dnd5eCreatureAttack["save"] => {
  const [, first, firstAbility, ability = firstAbility, second = first] = SAVE.exec(text) ?? [];
  const key = abilityKey(ability);
  if (key === undefined || second === undefined) return undefined;
  return {
    ability: key,
    difficulty: clampTo(DIFFICULTY_RANGE, Number(second)),
    success: HALVED.test(text) ? "half" : "none",
  };
};

/** What follows a hit at once: not what a save decides afterwards. */
const hitIn = (text: string): string =>
  (/\bhit: (.*)$/is.exec(text)?.[1] ?? text.replace(HEAD, "")).split(/\.\s|\bmust\b|\bor be\b/i)[0] ?? "";

/** « Recharge 5–6 », as the product's own creatures say it. */
const rechargeOf = (name: string): string | undefined => {
  const from = RECHARGE.exec(name)?.[2];
  if (from === undefined) return undefined;
  return from === "6" ? "Recharge 6" : `Recharge ${from}–6`;
};

/** An action that is rolled: it strikes, deals damage or asks for a save. Undefined for any other. */
export function attackOf(
  { name, text }: NamedText,
  id: string,
  isMagical: boolean,
): Dnd5eCreatureAttack | undefined {
  const [, written, modern = written] = TO_HIT.exec(text) ?? [];
  const attackBonus = modern === undefined ? undefined : clampTo(BONUS_RANGE, Number(modern));
  const damage = damagesIn(attackBonus === undefined ? text : hitIn(text));
  const save = attackBonus === undefined ? saveIn(text) : undefined;
  if (attackBonus === undefined && save === undefined) return undefined;
  const range = rangeIn(text);
  const note = [rechargeOf(name), text.replace(attackBonus === undefined ? /^$/ : HEAD, "")];
  return {
    id,
    name: name.replace(RECHARGE, ""),
    ...(range !== undefined && { range }),
    note: cutLine(note.filter(Boolean).join(" · "), MAX_NOTE),
    ...(attackBonus !== undefined && { attackBonus }),
    damage,
    ...(save && { save }),
    ...(isMagical && attackBonus !== undefined && { magical: true }),
  };
}
