import type { Draft } from "domain/game/gameTypes";
import type { ComponentType } from "react";
import type { DraftStepProps } from "./draftStep";

/** The pages of the Forge that only one game has. */
export interface ForgePages {
  /** By the id of its step. */
  readonly pages: ReadonlyMap<string, ComponentType<DraftStepProps<Draft>>>;
  /** Its sheets have a profile: who the character is asks for personality, ideals, bonds and flaws. */
  readonly hasProfile?: true;
  /** What its characters set out with, where they pay for their gear. */
  readonly budget?: GearBudget;
}

/** What a draft has left to spend on its gear, in the game's money, and what that changes beside. */
interface GearBudget {
  readonly left: (draft: Draft) => number;
  readonly unit: string;
  readonly facts: (draft: Draft) => readonly string[];
}

/** Each page takes the drafts of its own game, which the compiler cannot follow through the table. */
export const pagesOf = <Choices extends Draft>(
  pages: Readonly<Record<string, ComponentType<DraftStepProps<Choices>>>>,
): ForgePages["pages"] => new Map(Object.entries(pages)) as unknown as ForgePages["pages"];
