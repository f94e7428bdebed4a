import { type SceneAct, sceneAct } from "domain/scene/undo";
import { useState } from "react";
import { randomId } from "../../../../../browser/randomId";
import type { LiveScene } from "../../../../../live/scene/useScene";
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
export function useRooms(scene: LiveScene, act: (act: SceneAct) => void): Rooms {
  const [edits, setEdits] = useState(false);
  const [chosenId, choose] = useState<string>();
  const [next, setNext] = useState("#8d7b5e");
  const { rooms } = scene;
  const chosen = edits ? rooms.find(({ id }) => id === chosenId) : undefined;
  const save = (changed: Room[]) => act(sceneAct(scene, { rooms: changed }));
  const change = (id: string, changed: (room: Room) => Room) =>
    save(rooms.map((room) => (room.id === id ? changed(room) : room)));
  return {
    rooms,
    chosen,
    choose,
    edits,
    setEdits,
    colour: chosen?.colour ?? next,
    setColour: (colour) => (chosen ? change(chosen.id, (room) => ({ ...room, colour })) : setNext(colour)),
    draw: (outline) => save([...rooms, { id: randomId(), outline, colour: next }]),
    reshape: (id, outline) => change(id, (room) => ({ ...room, outline })),
    rename: (label) => {
      if (chosen && (chosen.label ?? "") !== label)
        change(chosen.id, ({ label: _, ...room }) => (label === "" ? room : { ...room, label }));
    },
    remove: chosen && (() => save(rooms.filter(({ id }) => id !== chosen.id))),
  };
}
