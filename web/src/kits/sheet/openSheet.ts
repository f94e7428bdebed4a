import type { CampaignSettings } from "domain/game/campaignSettings";
import type { AnyPlaySystem } from "domain/game/play";
import type { AnyOperation } from "domain/operations/anyOperation";
import type { Character } from "domain/sheet/character/character";
import type { EquippedCharacter } from "domain/sheet/equipment/equippedCharacter";
import type { Item } from "domain/sheet/equipment/item";
import { createContext, useContext } from "react";

/** What the viewer is to the sheet and its table; it changes when they come, go or lose the connection. */
export interface SheetViewer {
  readonly isOwner: boolean;
  readonly isMj: boolean;
  /** Whether the viewer may change what is in play: the owner and the MJ. */
  readonly editable: boolean;
  readonly connected: boolean;
  /** How levels come at its table; undefined without one, and while its rules are not known. */
  readonly progression: CampaignSettings["xpType"] | undefined;
  /** Whether the fight counts the character's turns. */
  readonly inFight: boolean;
  /** The campaign whose MJ the viewer asks for rare items of this character; null while its rules are not known. */
  readonly askingCampaignId: string | null | undefined;
}

/** The character of the sheet; it changes when the character is saved, and when its items come. */
export interface OpenSheet {
  /** As it is stored. */
  readonly character: Character;
  readonly equipped: EquippedCharacter;
  /** Those of its inventory that could be loaded. */
  readonly items: readonly Item[];
  /** The items could not be loaded. */
  readonly itemsFailed: boolean;
  /** How many items may still make an armor class that the sheet does not give. */
  readonly awaitedArmour: number;
  readonly refetch: () => void;
}

/** The character with the values of now; each stays the same object until a value that play changes differs. */
export interface ShownSheet {
  /** As it is stored, with what play changed. */
  readonly stored: Character;
  /** With its equipment as well. */
  readonly character: Character;
  /** As it was received, with what play changed: the games other than D&D read their blocks there. */
  readonly raw: unknown;
}

/** Of a character in play: what a part of its sheet shows and changes. */
export interface PlayInUse {
  readonly system: AnyPlaySystem;
  /** With what this device still has to send. */
  readonly state: Readonly<Record<string, unknown>>;
  readonly limits: unknown;
  /** Whether it was taken; false where it is refused here, which was said. */
  readonly press: (operation: AnyOperation) => boolean;
  /** As `press`, for up to eight operations that belong together: one line of the log, all of them or none. */
  readonly pressAll: (operations: readonly AnyOperation[]) => boolean;
}

/** What is in play; it changes with each operation. */
export interface SheetPlay {
  /** Undefined until it is known. */
  readonly play: PlayInUse | undefined;
  /** It cannot be had. */
  readonly failed: boolean;
  /** Mounts the sheet anew, with listeners that begin anew. */
  readonly retry: () => void;
}

const ViewerContext = createContext<SheetViewer | undefined>(undefined);
const SheetContext = createContext<OpenSheet | undefined>(undefined);
const ShownContext = createContext<ShownSheet | undefined>(undefined);
const PlayContext = createContext<SheetPlay | undefined>(undefined);

export const ViewerProvider = ViewerContext.Provider;
export const OpenSheetProvider = SheetContext.Provider;
export const ShownProvider = ShownContext.Provider;
export const InPlayProvider = PlayContext.Provider;

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("A part of a sheet stands outside of SheetProvider.");
  return value;
}

// A part reads what it shows and no more: it renders anew when one of these changes.
export const useViewer = (): SheetViewer => required(useContext(ViewerContext));
export const useSheet = (): OpenSheet => required(useContext(SheetContext));
export const useShown = (): ShownSheet => required(useContext(ShownContext));
export const useInPlay = (): SheetPlay => required(useContext(PlayContext));

/** Whether there is nothing more to wait for before one plays: the state in play is here, or not to be had. */
export function usePlayable(): boolean {
  const { connected } = useViewer();
  const { play, failed } = useInPlay();
  return play !== undefined || failed || !connected;
}
