import type { PresetEntry } from "domain/game/preset";
import { PRESETS } from "domain/games/registry/presets";
import type { PanelEvent } from "domain/table/panel/panelEventSchema";
import { quickActionsOf } from "domain/table/panel/panelEvents";
import { useState } from "react";
import { useFightTable } from "../../fight/FightProvider";

/** What the MJ notes by a press (product §2.10.4), and what is offered beside the last of it (product §2.10.14). */
export interface Notes {
  readonly note: (event: PanelEvent) => void;
  /** The last that was noted, as long as its offer stands. */
  readonly noted: PresetEntry | undefined;
  /** Its offer was taken, and is to go. */
  readonly done: () => void;
  /** The roll that « Demander ce jet » is open with. */
  readonly asked: string | undefined;
  /** Opens it with this roll, or closes it. */
  readonly ask: (trait: string | undefined) => void;
}

/** The notes of a screen that has the boards to press: `NoteBoards`. */
export function useNotes(): Notes {
  const { system, roster, fight } = useFightTable();
  const [noted, setNoted] = useState<PresetEntry>();
  const [asked, setAsked] = useState<string>();
  const note = (event: PanelEvent) => {
    fight.act(event);
    const preset = PRESETS[system];
    const entries = event.type === "giveCommand" ? preset.commandButtons : quickActionsOf(preset);
    setNoted("id" in event && roster.length > 0 ? entries.find((entry) => entry.id === event.id) : undefined);
  };
  return { note, noted, done: () => setNoted(undefined), asked, ask: setAsked };
}
