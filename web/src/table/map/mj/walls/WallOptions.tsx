import { Button, SegmentedControl, Text } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { DOOR_STATES, type Door, WALL_KINDS } from "domain/documents/wallSchema";
import { toTenths } from "domain/table/scene/grid";
import { mayBeWindow } from "domain/table/sight/editWalls";
import { useEffect } from "react";
import { isComposed } from "../../../../browser/isComposed";
import { SavedNumber } from "../../../../kits/numbers/SavedNumber";
import { IconButton } from "../../../../ui/IconButton";
import { useStore } from "../../../../ui/useStore";
import { useEditorState } from "../../editor/EditorContext";
import { lengthFrom } from "../lengths";
import { useMj } from "../MjContext";
import { ColourField } from "../scenes/ColourField";
import { FixtureSelect } from "./FixtureSelect";
import { KIND_LABELS, STATE_LABELS } from "./fixtureText";
import { useChosenFixture } from "./useChosenFixture";
import type { WallMode } from "./Walls";

const MODES: { value: WallMode; label: string }[] = [
  { value: "wall", label: "Mur" },
  { value: "door", label: "Porte" },
  { value: "light", label: "Lumière" },
  { value: "edit", label: "Modifier" },
];

const HINTS: Record<WallMode, string> = {
  wall: "Tire un trait, ou touche chaque coin puis deux fois le dernier.",
  door: "Tire une porte le long d'un mur. Touche une porte pour l'ouvrir ou la fermer.",
  light: "Touche un endroit pour l'éclairer. Tire une lumière pour la déplacer.",
  edit: "Touche un mur, une porte ou une lumière, puis tire un coin, ou le tout.",
};
const CUT_HINT = "Touche un mur pour le couper, ou tire le long de ce qu'il faut ôter.";

/** What the tool draws, and what is changed of what is there. */
export function WallOptions() {
  const { walls } = useMj();
  const { mode, kind, cuts, line } = useStore(walls, (state) => state);
  const chosen = useChosenFixture();
  const isEdit = mode === "edit";
  // Given up with the tool, and by Escape, as a drag is.
  useEffect(() => () => walls.dropLine(), [walls]);
  useWindowEvent("keydown", (event) => event.key === "Escape" && !isComposed(event) && walls.dropLine());
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label="Murs, portes et lumières"
        value={mode}
        onChange={(value) => walls.setMode(value)}
        data={MODES}
      />
      {(mode === "wall" || chosen?.is === "wall") && (
        <SegmentedControl
          size="xs"
          aria-label="Sorte de mur"
          value={chosen?.is === "wall" ? chosen.one.kind : kind}
          onChange={(value) => walls.setKind(value)}
          data={WALL_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))}
        />
      )}
      {line.length > 0 && (
        <>
          <Button size="compact-sm" disabled={line.length < 4} onClick={() => walls.endLine()}>
            Terminer
          </Button>
          <Button size="compact-sm" onClick={() => walls.dropLine()}>
            Abandonner
          </Button>
        </>
      )}
      {mode !== "wall" && !cuts && <FixtureSelect mode={mode} />}
      {isEdit && (
        <Button
          size="compact-sm"
          {...(cuts && { variant: "primary" })}
          aria-pressed={cuts}
          onClick={() => walls.setCuts(!cuts)}
        >
          Couper
        </Button>
      )}
      {chosen && !cuts && (
        <IconButton icon="trash" size={36} label="Supprimer" onClick={() => walls.remove(chosen)} />
      )}
      {chosen?.is === "door" && <DoorField door={chosen.one} />}
      {(mode === "light" || chosen?.is === "light") && <LightFields />}
      {/* On a phone it takes room from the map, and whoever has chosen something has read it. */}
      {(cuts || chosen === undefined) && line.length === 0 && (
        <Text size="xs" c="dimmed">
          {cuts ? CUT_HINT : HINTS[mode]}
        </Text>
      )}
    </>
  );
}

function DoorField({ door }: { door: Door }) {
  const { walls, edits } = useMj();
  const rooms = useStore(edits, (state) => state.drawnRooms);
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label="Cette porte est"
        value={door.state}
        onChange={(state) => walls.turn(door, state)}
        data={DOOR_STATES.map((value) => ({ value, label: STATE_LABELS[value] }))}
      />
      {mayBeWindow(door, rooms) && (
        <Button size="compact-sm" aria-label="En faire une fenêtre" onClick={() => walls.toWindow(door)}>
          Fenêtre
        </Button>
      )}
    </>
  );
}

/** Of the chosen light, or of the next. */
function LightFields() {
  const { walls } = useMj();
  const chosen = useChosenFixture();
  const next = useStore(walls, (state) => state.light);
  const grid = useEditorState(({ view }) => view.scene.grid);
  const { perCell, name } = grid.unit;
  const light = chosen?.is === "light" ? chosen.one : undefined;
  const range = toTenths((light ? light.range / grid.size : next.range) * perCell);
  return (
    <>
      <SavedNumber
        key={light?.id}
        size="xs"
        w={110}
        compact
        aria-label={`Portée de la lumière, en ${name === "m" ? "mètres" : name}`}
        rightSection={<Text size="xs">{name}</Text>}
        rightSectionWidth={name.length * 8 + 12}
        {...lengthFrom(0.1)}
        value={range}
        onSave={(length) => length !== range && walls.setLight({ range: length / perCell })}
      />
      <ColourField
        label="Couleur de la lumière"
        value={light?.colour ?? next.colour}
        onChange={(colour) => walls.setLight({ colour })}
      />
    </>
  );
}
