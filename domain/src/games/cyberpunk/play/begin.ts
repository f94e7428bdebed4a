import { readExperience } from "../../../game/experience";
import { magazinesOf } from "../../../game/magazines";
import { blockLayers, type Gauge } from "../../../game/sheetReading";
import type { EquippedCharacter } from "../../../sheet/equipment/equippedCharacter";
import { type CarriedItem, carriedItems } from "../../../sheet/inventory/tabs";
import { clampTo } from "../../../values/range";
import { type Fields, fieldName, fieldsOf, pick, readFirst } from "../../../values/reading/fields";
import { readNameList } from "../../../values/reading/values";
import { readWhole } from "../../../values/text/readNumber";
import { MAGAZINE_NAMES } from "../attack";
import { cyberpunkItems } from "../catalogue/items";
import { CRITICAL_INJURIES } from "../criticalInjuries";
import { implantArmour, implantPowers } from "../implants";
import { ARMOUR_LOCATIONS, ARMOUR_RANGE, type ArmourLocation, readCyberpunk, trackedStat } from "../sheet";
import {
  type CyberpunkLimits,
  type CyberpunkState,
  FRESH_STATE,
  injurySchema,
  MAX_INJURIES,
  RANGES,
} from "./state";

const MONEY_NAMES = ["eddies", "eurobucks", "eurodollars", "eb", "money", "argent", "cash", "wealth"];
const INJURY_NAMES = ["criticalInjuries", "injuries", "blessuresCritiques", "blessures"];

const reading = ({ character: { stats, data } }: EquippedCharacter) => readCyberpunk({ stats, data });

/** Maxima of the build, whole armour, and the magazines of the weapons that are carried. */
export function limitsOf(equipped: EquippedCharacter): CyberpunkLimits {
  const read = reading(equipped);
  const worn = carriedItems(equipped.character.inventoryItems, cyberpunkItems, "cyberpunk");
  return {
    hitPoints: read.hitPoints.max,
    luck: read.luck.max,
    humanity: read.humanity.max,
    implants: read.implants.map(({ name }) => name),
    implantPowers: implantPowers(equipped.character),
    body: trackedStat(read, "body"),
    empathy: trackedStat(read, "emp"),
    armour: wornArmour(read, worn),
    armourPenalty: armourPenaltyOf(worn),
    magazines: magazinesOf(equipped, "cyberpunk", cyberpunkItems, MAGAZINE_NAMES),
  };
}

const PENALTY_NAMES = ["Malus"];

/** What the worst of the worn pieces says of itself: « -2 REF, DEX et MOVE ». */
function armourPenaltyOf(carried: readonly CarriedItem[]): number {
  const penalties = carried
    .filter(({ entry }) => entry.equipped)
    .map(({ item }) => {
      const [, points] = /^\s*[-−](\d{1,2})\b/.exec(String(pick(fieldsOf(item.fields), PENALTY_NAMES))) ?? [];
      return points === undefined ? 0 : -Number(points);
    });
  return Math.min(0, ...penalties);
}

/** The stopping power that a piece says of itself at each place; of a shield, its hit points. */
function powersOf({ item }: CarriedItem): Partial<Record<ArmourLocation, number>> {
  const fields = fieldsOf(item.fields);
  const covers = fieldName(String(pick(fields, ["Protège"])));
  const power = readWhole(pick(fields, ["SP"]), ARMOUR_RANGE);
  const shield = readWhole(pick(fields, ["Bouclier"]), ARMOUR_RANGE);
  return {
    ...(covers === "tete" && power !== undefined && { head: power }),
    ...(covers === "corps" && power !== undefined && { body: power }),
    ...(shield !== undefined && { shield }),
  };
}

/**
 * Of a place that a carried piece covers, the best that is worn there. Where none is worn, none that the sheet's number can
 * have come from: what is written of another armour holds, as it does of a place that nothing carried covers. What is
 * under the skin counts in any case.
 */
function wornArmour(
  { armour, implants }: ReturnType<typeof readCyberpunk>,
  carried: readonly CarriedItem[],
): CyberpunkLimits["armour"] {
  const skin = implantArmour(implants);
  const pieces = carried.map((one) => ({ powers: powersOf(one), isWorn: one.entry.equipped }));
  const at = (location: ArmourLocation): number => {
    const covering = pieces.filter(({ powers }) => powers[location] !== undefined);
    const written = armour[location] ?? 0;
    const isOfCarried = covering.some(({ powers, isWorn }) => isWorn || powers[location] === written);
    if (!isOfCarried) return written;
    const worn = covering.map(({ powers, isWorn }) => (isWorn ? (powers[location] ?? 0) : 0));
    return Math.max(location === "shield" ? 0 : skin, ...worn);
  };
  return { head: at("head"), body: at("body"), shield: at("shield") };
}

/** A number, or a line of the equipment: `"1 200 eb"`. */
function readMoney(layers: readonly Fields[], equipment: readonly string[]): number {
  const money = readFirst(layers, MONEY_NAMES, (raw) => readWhole(raw, RANGES.eddies));
  if (money !== undefined) return money;
  const lines = equipment.map((line) => /^([\d\s]{1,16})(?:eb|eddies|eurodollars)$/iu.exec(line.trim())?.[1]);
  const found = lines.flatMap((amount) => readWhole(amount, RANGES.eddies) ?? []);
  return clampTo(
    RANGES.eddies,
    found.reduce((sum, amount) => sum + amount, 0),
  );
}

/** The key of an injury of the table, by its French or English name; else the name itself. */
function injuryKey(name: string): string {
  const named = CRITICAL_INJURIES.find(({ key, label }) =>
    [key, label].some((one) => fieldName(one) === fieldName(name)),
  );
  return named?.key ?? name;
}

function readInjuries(layers: readonly Fields[]): CyberpunkState["injuries"] {
  const names = readFirst(layers, INJURY_NAMES, (raw) => {
    const list = readNameList(raw);
    return list.length > 0 ? list : undefined;
  });
  const keyed = (names ?? []).map(injuryKey);
  const known = keyed.filter((name) => injurySchema.safeParse(name).success).slice(0, MAX_INJURIES);
  return Object.fromEntries(known.map((name) => [name, "open" as const]));
}

/** What each piece of armour has lost, up to all of it. */
function readAblation(
  layers: readonly Fields[],
  armour: CyberpunkLimits["armour"],
): CyberpunkState["ablation"] {
  const worn = blockLayers(layers, ["ablation"]);
  return Object.fromEntries(
    ARMOUR_LOCATIONS.flatMap((location) => {
      const points = readFirst(worn, [location], (raw) => readWhole(raw, RANGES.ablation)) ?? 0;
      const lost = Math.min(points, armour[location]);
      return lost > 0 ? [[location, lost]] : [];
    }),
  );
}

const lost = ({ current, max }: Gauge): number => max - current;

/** The losses of an edgerunner that has no state yet, as `stats` and `data` tell them. */
export function firstState(equipped: EquippedCharacter, limits: CyberpunkLimits): CyberpunkState {
  const { layers, hitPoints, luck, humanity } = reading(equipped);
  const { gained, spent } = readExperience(layers, RANGES.improvementGained);
  return {
    ...FRESH_STATE,
    hitPointsLost: lost(hitPoints),
    injuries: readInjuries(layers),
    ablation: readAblation(layers, limits.armour),
    luckSpent: lost(luck),
    humanityLost: lost(humanity),
    eddies: readMoney(layers, equipped.character.equipment),
    improvementGained: gained,
    improvementSpent: spent,
  };
}
