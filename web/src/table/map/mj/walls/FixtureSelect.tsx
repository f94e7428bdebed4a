import { type ComboboxItem, NativeSelect } from "@mantine/core";
import type { Grid } from "domain/documents/sceneSchema";
import type { Wall } from "domain/documents/wallSchema";
import { wallsNear } from "domain/table/sight/editWalls";
import type { Fixtures } from "domain/table/sight/fixtures";
import { plural } from "domain/values/text/plural";
import { numberText } from "domain/values/text/typedNumber";
import { useMemo, useState } from "react";
import { useStore } from "../../../../ui/useStore";
import type { Place } from "../../canvas/camera";
import { useEditor, useEditorState } from "../../editor/EditorContext";
import type { SceneEditor } from "../../editor/SceneEditor";
import { useMj } from "../MjContext";
import { doorText, lightText, wallText } from "./fixtureText";
import { useChosenFixture } from "./useChosenFixture";
import { choosable, type WallMode } from "./Walls";

/** Nobody reads through more. */
const MOST_WALLS = 100;

type ChoosingMode = Exclude<WallMode, "wall">;
const CHOOSE: Record<ChoosingMode, string> = {
  door: "Choisir une porte",
  light: "Choisir une lumière",
  edit: "Choisir un mur, une porte…",
};
const NONE: Record<ChoosingMode, string> = {
  door: "Aucune porte",
  light: "Aucune lumière",
  edit: "Rien à modifier",
};

/** The middle of what is seen of the scene, else of all of it. */
function middleOf({ canvas, view }: SceneEditor): Place {
  const { width, height } = canvas?.size ?? view.scene;
  const middle = { x: width / 2, y: height / 2 };
  return canvas?.toScene(middle) ?? middle;
}

/** Chooses a wall, a door or a light without the canvas; of many walls, one that is near to the middle of what is seen. */
export function FixtureSelect({ mode }: { mode: ChoosingMode }) {
  const { walls, edits } = useMj();
  const editor = useEditor();
  const fixtures = useStore(edits, (state) => state.fixtures);
  const chosenId = useChosenFixture()?.one.id;
  const grid = useEditorState(({ view }) => view.scene.grid);
  const [middle, setMiddle] = useState(() => middleOf(editor));
  const entries = useMemo(
    () => entriesOf(choosable(mode, fixtures), { grid, middle, chosenId }),
    [mode, fixtures, grid, middle, chosenId],
  );
  return (
    <NativeSelect
      size="xs"
      aria-label={CHOOSE[mode]}
      value={chosenId ?? ""}
      onFocus={() => setMiddle(middleOf(editor))}
      onChange={({ currentTarget }) => walls.choose(currentTarget.value || undefined)}
      data={[{ value: "", label: entries.length === 0 ? NONE[mode] : CHOOSE[mode] }, ...entries]}
    />
  );
}

interface Listing {
  readonly grid: Grid;
  readonly middle: Place;
  readonly chosenId: string | undefined;
}

const entriesOf = ({ walls, doors, lights }: Fixtures, listing: Listing): ComboboxItem[] => [
  ...wallEntries(walls, listing),
  ...doors.map((door, at) => ({ value: door.id, label: doorText(door, at + 1, listing.grid) })),
  ...lights.map((light, at) => ({ value: light.id, label: lightText(light, at + 1, listing.grid) })),
];

function wallEntries(walls: readonly Wall[], { grid, middle, chosenId }: Listing): ComboboxItem[] {
  const near = new Set(wallsNear(walls, middle, MOST_WALLS));
  const entries = walls.flatMap((wall, at) =>
    near.has(wall) || wall.id === chosenId ? [{ value: wall.id, label: wallText(wall, at + 1, grid) }] : [],
  );
  const left = walls.length - entries.length;
  if (left === 0) return entries;
  const label = `… et ${numberText(left)} ${plural(left, "mur", "murs")} plus loin : déplace la carte`;
  return [...entries, { value: "left", label, disabled: true }];
}
