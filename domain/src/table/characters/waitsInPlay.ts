import { type Build, isAffordable } from "../../game/advance";
import type { AnyPlaySystem } from "../../game/play";
import type { Wait } from "../../game/waits";
import type { RawFields } from "../../sheet/character/character";
import { readCharacterCard } from "../../sheet/character/characterCard";
import type { SystemId } from "../../values/systemIds";
import { readPlayedBuild } from "../play/statsInPlay";
import { grantedLevelOf } from "./levelGrant";
import { nextLevelOf } from "./nextLevel";

interface HeroInPlay {
  readonly play: AnyPlaySystem;
  readonly state: Readonly<Record<string, unknown>>;
  readonly limits: unknown;
  /** As the API has the character. */
  readonly raw: Build;
  /** Its table gives levels by experience. */
  readonly countsExperience: boolean;
}

/**
 * What its state in play says besides `waitsFor`: the level that its experience has reached, the rolls that are due when
 * the evening is over, what its points buy, and what its game names.
 */
export function waitsInPlay({ play, state, limits, raw, countsExperience }: HeroInPlay): readonly Wait[] {
  const { levels, advances } = play;
  const next = nextLevelOf(readCharacterCard(raw));
  const isReached =
    countsExperience &&
    next !== undefined &&
    levels !== undefined &&
    grantedLevelOf(raw) !== next &&
    levels.experienceOf(state) >= levels.experienceAt(next);
  const left = advances?.left(state) ?? 0;
  return [
    ...(isReached ? [{ text: `Niveau ${next} atteint`, at: "niveau" as const }] : []),
    ...(play.duesOf?.(state, limits) ?? [])
      .filter(({ when }) => when !== "turn")
      .map(({ title }) => ({ text: title, at: "jets" as const })),
    ...(advances !== undefined && isAffordable(advances, raw, left)
      ? [{ text: `${left} ${advances.unit} à dépenser`, at: "experience" as const }]
      : []),
    ...(play.waitsOf?.(state, limits) ?? []),
  ];
}

/**
 * The same of a character as it is stored, for a list: its limits are those of the build alone. A state that its game cannot
 * read waits for nothing.
 */
export function waitsOfHero(
  play: AnyPlaySystem,
  character: Build & { readonly system: SystemId },
  stored: RawFields,
  countsExperience: boolean,
): readonly Wait[] {
  const played = readPlayedBuild(play, character, stored);
  return played ? waitsInPlay({ play, ...played, raw: character, countsExperience }) : [];
}
