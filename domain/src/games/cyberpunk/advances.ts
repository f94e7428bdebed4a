import { type Advance, type AdvanceRules, type Build, withForge, withRaised } from "../../game/advance";
import { readState } from "../../game/readState";
import { readLines, sheetLayers } from "../../game/sheetReading";
import { refuse } from "../../operations/refuse";
import { withStats } from "../../sheet/character/withStats";
import { improvementLeft } from "./play/money";
import { FRESH_STATE, stateSchema } from "./play/state";
import { ROLE_ABILITY, readCyberpunk } from "./sheet";
import { levelCost, SKILL_GROUPS } from "./traits";

const MAX_LEVEL = 10;
/** The price of each new level, times the level. */
const SKILL = 20;
const ROLE = 60;
const RANK = /\(rang (\d{1,2})\)/;

const roleAbilityOf = (build: Build): string => readLines(sheetLayers(build), [ROLE_ABILITY])[0]?.text ?? "";

/** The rank of the role's ability, where its line says one: « Interface (rang 4) ». */
function roleAdvance(build: Build): Advance[] {
  const text = roleAbilityOf(build);
  const [found = "", rank] = RANK.exec(text) ?? [];
  const to = Number(rank) + 1;
  if (rank === undefined || to > MAX_LEVEL) return [];
  const label = text.replace(found, "").trim() || ROLE_ABILITY.label;
  return [{ id: "role", group: "Rôle", label, from: to - 1, to, price: to * ROLE }];
}

/** What an edgerunner may raise, at the prices of RED. */
function advances(build: Build): readonly Advance[] {
  const { skills } = readCyberpunk(build);
  const ofSkills = SKILL_GROUPS.flatMap(({ title, traits }) =>
    traits.flatMap(({ key, label }): Advance[] => {
      const from = skills[key] ?? 0;
      const to = from + 1;
      const price = to * SKILL * levelCost(key);
      return to > MAX_LEVEL ? [] : [{ id: `skills:${key}`, group: title, label, from, to, price }];
    }),
  );
  return [...roleAdvance(build), ...ofSkills];
}

function raise(build: Build, advance: Advance): Build {
  const [block = "", key] = advance.id.split(":");
  if (key !== undefined) return withRaised(build, block, readCyberpunk(build).skills, key, advance);
  const text = roleAbilityOf(build).replace(RANK, `(rang ${advance.to})`);
  return withForge({ ...build, data: withStats(build.data, { [ROLE_ABILITY.key]: text }) }, () => ({
    rank: advance.to,
  }));
}

export const cyberpunkAdvances: AdvanceRules = {
  unit: "points",
  advances,
  named: [],
  raise,
  add: () => refuse("Cet achat n'existe pas dans ce jeu."),
  spend: (amount, on) => ({ kind: "spendImprovement", amount, on }),
  left: (state) => improvementLeft(readState({ stateSchema, fresh: FRESH_STATE }, state) ?? FRESH_STATE),
};
