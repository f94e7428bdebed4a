import type { Participant } from "../../documents/initiativeState";
import { isCreature, type PublicEntry } from "../initiative/publicOrder";
import { CREATURE_COLOUR, colorFor } from "./playerColor";

/** The colour of somebody in an order. */
export const fighterColour = ({ id, kind }: Pick<Participant, "id" | "kind">): string =>
  kind === "creature" ? CREATURE_COLOUR : colorFor(id);

/** The same in the order that members see. */
export const publicColour = (entry: Pick<PublicEntry, "id">): string =>
  isCreature(entry) ? CREATURE_COLOUR : colorFor(entry.id);
