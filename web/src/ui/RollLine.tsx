import { Group, Stack, Text } from "@mantine/core";
import type { RollDocument } from "domain/documents/roll";
import { textOfUse } from "domain/game/rolls/useSpec";
import type { SheetDie } from "domain/game/sheetDice";
import { gameOf } from "domain/games/registry/games";
import { saveText } from "domain/games/saves";
import { contestText } from "domain/table/rolls/contests";
import { type DamagingRoll, damageText } from "domain/table/rolls/damageDealt";
import { shownDice } from "domain/values/dice/diceExpression";
import { naturalMark, type RolledDie } from "domain/values/dice/rollDice";
import type { RollLogEntry } from "domain/values/dice/rollLog";
import type { RollOutcome } from "domain/values/dice/rollOutcome";
import type { ReactNode } from "react";
import { Die, type DieTone } from "./Die";
import styles from "./RollLine.module.css";

/** A roll of a log, with how it ended, where its game or its dice say so; without dice, what was done. */
export interface LoggedRoll
  extends RollLogEntry,
    Omit<DamagingRoll, "total">,
    Partial<Pick<RollDocument, "name" | "character" | "creature" | "used">> {
  readonly target?: RollDocument["target"];
  /** The defence that decided it. */
  readonly defence?: number | undefined;
}

const NATURAL = { "natural-20": "20 naturel", "natural-1": "1 naturel" } as const;
const OUTCOME_TONES: Readonly<Record<RollOutcome["tone"], DieTone>> = {
  triumph: "gilt",
  success: "accent",
  neutral: "accent",
  failure: "accent",
  disaster: "bad",
};
const RESULT_COLORS: Readonly<Record<DieTone, string>> = {
  accent: "var(--ink)",
  gilt: "var(--gilt)",
  bad: "var(--bad)",
  system: "var(--sys-ink)",
};
/** More dice than this are shown as one die with their sum. */
const MAX_DRAWN = 3;

const isHungerDie = (die: RolledDie | SheetDie): boolean => "role" in die && die.role === "hunger";

/** A word on how it ended: the outcome in the game's own words, several results, or a natural 1 or 20. */
export const rollVerdict = (roll: LoggedRoll): string | undefined => {
  if (roll.used) return saveText(roll.used);
  const against = againstText(roll);
  if (against !== undefined) return against;
  if (roll.contest)
    return [levelText(roll), contestText(roll.contest), damageText(roll)].filter(Boolean).join(". ");
  const natural = naturalMark(roll);
  const verdict = roll.outcome?.label ?? roll.series?.join(" · ") ?? (natural && NATURAL[natural]);
  const margin = marginText(roll);
  return (
    [verdict && margin ? `${verdict} · ${margin}` : verdict, damageText(roll)].filter(Boolean).join(". ") ||
    undefined
  );
};

/** « 16 contre CA 12 · touché »; undefined of a roll that no defence decided. */
function againstText({ total, defence, rolled, outcome }: LoggedRoll): string | undefined {
  const word = rolled && gameOf(rolled.game).rolls.defence?.word;
  if (defence === undefined || word === undefined || outcome === undefined) return undefined;
  const { label } = outcome;
  return `${total} contre ${word} ${defence} · ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

/** How well a roll of a contest went, where that is more than whether it succeeded. */
function levelText({ outcome }: LoggedRoll): string | undefined {
  const isPlain =
    outcome === undefined || ["neutral", "failure"].includes(outcome.tone) || outcome.id === "success";
  return isPlain ? undefined : outcome.label;
}

/** « marge 2 »; undefined where a game has none, or nothing was to be beaten. */
function marginText({ total, rolled }: LoggedRoll): string | undefined {
  const margin = rolled && gameOf(rolled.game).rolls.marginOf?.(rolled, total);
  return margin === undefined ? undefined : `marge ${margin}`;
}

/** Who rolled or acted, as the table knows them. */
export const whoOf = ({ character, creature, name = "" }: LoggedRoll): string =>
  character?.name ?? creature?.name ?? name;

/** « Dégâts : Épée → Elowen », « Elenna lance Sommeil (niv. 1) ». */
export function rollTitle(roll: LoggedRoll): string {
  const { label, target, used } = roll;
  const title = used ? textOfUse(whoOf(roll), used, label) : label;
  return target === undefined ? title : `${title} → ${target.name}`;
}

const toneOf = (roll: LoggedRoll): DieTone => {
  if (roll.outcome) return OUTCOME_TONES[roll.outcome.tone];
  const natural = naturalMark(roll);
  if (natural === undefined) return "accent";
  return natural === "natural-20" ? "gilt" : "bad";
};

/** What screen readers announce of a new roll. */
export function announcementOf(roll: LoggedRoll): string {
  const verdict = rollVerdict(roll);
  if (roll.used) return [rollTitle(roll), verdict, ...(roll.notes ?? [])].filter(Boolean).join(", ");
  const notes = roll.notes ? `, ${roll.notes.join(", ")}` : "";
  return `${rollTitle(roll)} : ${roll.total}${verdict ? `, ${verdict}` : ""} (${shownDice(roll.notation)}${notes})`;
}

const dieText = ({ value, kept }: RolledDie): string => (kept ? String(value) : `(${value})`);

type Dice = readonly (RolledDie | SheetDie)[];

/** « Faim : 10 1 »; undefined without Hunger dice. */
export function hungerText(dice: Dice): string | undefined {
  const hunger = dice.filter(isHungerDie).map(dieText);
  return hunger.length === 0 ? undefined : `Faim : ${hunger.join(" ")}`;
}

/** « 7 3 (2) », and what the Hunger dice show by itself: « 7 3 · Faim : 10 1 ». */
export function diceText(dice: Dice): string {
  const plain = dice.filter((die) => !isHungerDie(die)).map(dieText);
  return [plain.join(" "), hungerText(dice)].filter(Boolean).join(" · ");
}

interface RollLineProps {
  roll: LoggedRoll;
  rolling: boolean;
  /** Where others roll too. */
  who?: string;
  /** What may be done with it, under its words. */
  children?: ReactNode;
}

/** One roll: its dice, what it was for, and its result. */
export function RollLine({ roll, rolling, who, children }: RollLineProps) {
  const verdict = rollVerdict(roll);
  const tone = toneOf(roll);
  const kept = roll.dice.filter((die) => die.kept);
  // Where nothing counts (no success), one sees what was thrown.
  const counted = kept.length > 0 ? kept : roll.dice;
  const drawn = counted.length <= MAX_DRAWN ? counted : counted.slice(0, 1);
  const shown = counted.length <= MAX_DRAWN ? undefined : roll.roll;
  const color = RESULT_COLORS[tone];
  return (
    <Group component="li" wrap="nowrap" gap={10} py={7} className={styles.roll}>
      {roll.used === undefined && (
        <Group component="span" gap={3} maw={72} flex="none">
          {[...drawn.entries()].map(([place, die]) => (
            <Die
              key={place}
              value={shown ?? die.value}
              sides={die.sides}
              tone={isHungerDie(die) ? "bad" : tone}
              size={drawn.length > 1 ? 30 : 42}
              rolling={rolling}
            />
          ))}
        </Group>
      )}
      <Stack component="span" gap={0} flex={1} miw={0} className={styles.words}>
        <Text span inherit fw={550} lineClamp={2}>
          {rollTitle(roll)}
        </Text>
        <Text span size="xs" lh={1.3} c="dimmed">
          {[who, shownDice(roll.notation), roll.dice.length > 1 && diceText(roll.dice)]
            .filter(Boolean)
            .join(" · ")}
        </Text>
        {roll.notes && (
          <Text span size="xs" lh={1.3} c="dimmed">
            {roll.notes.join(" · ")}
          </Text>
        )}
        {verdict && (
          <Text span size="xs" lh={1.3} fw={650} c={color}>
            {verdict}
          </Text>
        )}
        {children}
      </Stack>
      {roll.used === undefined && (
        <Text
          span
          fz="1.55rem"
          fw={650}
          c={color}
          className={`num ${styles.total}`}
          data-rolling={rolling || undefined}
        >
          {roll.total}
        </Text>
      )}
    </Group>
  );
}
