import type { UseFormReturnType } from "@mantine/form";
import type { Creature } from "domain/game/gameTypes";
import type { ComponentType } from "react";
import type { CreatureField, FieldGroup } from "./creatureFields";

/** A creature as its fields hold it: the shape of a draft, where an empty field is a blank text. */
export type CreatureValues = Record<string, unknown>;

export type CreatureFormState = UseFormReturnType<CreatureValues>;

interface PartProps {
  form: CreatureFormState;
}

/** The attacks of a game's creatures in their form. */
export interface AttackForm {
  /** What an attack begins with, beside its name. */
  readonly first: CreatureValues;
  /** What it rolls, by the path in the attack. */
  readonly fields: readonly CreatureField[];
  /** Beside these. `at`: the path of the attack. */
  readonly choice?: ComponentType<PartProps & { at: string }>;
  /** What one kind of its damage begins with, and what is said of it beside its dice. Without it, it has no dice. */
  readonly damage?: {
    readonly first: CreatureValues;
    readonly choice?: ComponentType<PartProps & { at: string }>;
  };
  /** After its damage. */
  readonly more?: ComponentType<PartProps & { place: number }>;
}

/** The form of a game's creatures, beside name, description, life, attacks and traits. */
export interface CreatureFormParts {
  /** What a new creature begins with. */
  readonly first: CreatureValues;
  readonly lifeLabel: string;
  /** Life may be rolled. */
  readonly hasLifeDice?: true;
  /** Files of other tools have such creatures, which are read. */
  readonly isInFiles?: true;
  /** Beside life. */
  readonly danger?: ComponentType<PartProps>;
  readonly groups: readonly FieldGroup[];
  /** After the groups. */
  readonly more: ComponentType<PartProps>;
  readonly attack: AttackForm;
  /** The values of a creature, where they are not its draft. */
  readonly valuesOf?: (creature: Creature) => CreatureValues;
  /** The draft that values say. */
  readonly draftOf?: (values: CreatureValues) => CreatureValues;
}
