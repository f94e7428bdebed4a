import { drawnRoomEdit, type SceneEdit } from "domain/table/scene/edits";
import { useState } from "react";
import { randomId } from "../../../../../browser/randomId";
import type { LiveScene } from "../../../../../live/scene/scenes";
import type { RoomEditing } from "./roomTool";

type Room = LiveScene["rooms"][number];

export interface Rooms extends RoomEditing {
  /** Drawn ones are changed; new ones are drawn otherwise. */
  readonly edits: boolean;
  readonly setEdits: (edits: boolean) => void;
  /** Of the chosen one, or of the next. */
  readonly colour: string;
  readonly setColour: (colour: string) => void;
  readonly draw: (outline: number[]) => void;
  readonly rename: (label: string) => void;
  /** Undefined while none is chosen. */
  readonly remove: (() => void) | undefined;
}

/** The drawn rooms of a scene, and the one that the MJ changes. */
export function useRooms(rooms: LiveScene["rooms"], act: (act: SceneEdit) => void): Rooms {
  const [edits, setEdits] = useState(false);
  const [chosenId, choose] = useState<string>();
  const [next, setNext] = useState("#8d7b5e");
  const chosen = edits ? rooms.find(({ id }) => id === chosenId) : undefined;
  const put = (id: string, after: Room | undefined) => act(drawnRoomEdit(rooms, id, after));
  const change = (id: string, changed: (room: Room) => Room) => {
    const room = rooms.find((one) => one.id === id);
    if (room) put(id, changed(room));
  };
  return {
    rooms,
    chosen,
    choose,
    edits,
    setEdits,
    colour: chosen?.colour ?? next,
    setColour: (colour) => (chosen ? change(chosen.id, (room) => ({ ...room, colour })) : setNext(colour)),
    draw: (outline) => {
      const id = randomId();
      put(id, { id, outline, colour: next });
    },
    reshape: (id, outline) => change(id, (room) => ({ ...room, outline })),
    rename: (label) => {
      if (chosen && (chosen.label ?? "") !== label)
        change(chosen.id, ({ label: _, ...room }) => (label === "" ? room : { ...room, label }));
    },
    remove: chosen && (() => put(chosen.id, undefined)),
  };
}
