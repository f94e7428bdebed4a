import type { Dnd5eDraft } from "domain/games/dnd5e/forge/draft";
import type { Dnd5eStepId } from "domain/games/dnd5e/forge/steps";
import type { ComponentType } from "react";
import type { DraftStepProps } from "../../../kits/forge/draftStep";
import { AbilitiesStep } from "./AbilitiesStep";
import { BackgroundStep } from "./BackgroundStep";
import { ClassStep } from "./ClassStep";
import { EquipmentStep } from "./EquipmentStep";
import { RaceStep } from "./RaceStep";
import { SkillsStep } from "./SkillsStep";

/** The steps that only D&D has; who the character is, and the last look, are those of every game. */
export const DND5E_PAGES: Readonly<
  Record<Exclude<Dnd5eStepId, "portrait" | "review">, ComponentType<DraftStepProps<Dnd5eDraft>>>
> = {
  race: RaceStep,
  class: ClassStep,
  abilities: AbilitiesStep,
  background: BackgroundStep,
  skills: SkillsStep,
  equipment: EquipmentStep,
};
