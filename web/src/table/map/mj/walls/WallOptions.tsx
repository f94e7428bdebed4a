import { Button, type ComboboxItem, NativeSelect, SegmentedControl, Text } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import {
  DOOR_STATES,
  type Door,
  type DoorState,
  WALL_KINDS,
  type WallKind,
} from "domain/documents/wallSchema";
import { type Point, toTenths } from "domain/table/scene/grid";
import type { Fixtures } from "domain/table/sight/fixtures";
import { useEffect } from "react";
import { isComposed } from "../../../../browser/isComposed";
import { SavedNumber } from "../../../../kits/numbers/SavedNumber";
import { IconButton } from "../../../../ui/IconButton";
import { useStore } from "../../../../ui/useStore";
import { useEditorState } from "../../editor/EditorContext";
import { placeText } from "../../tokens/placeText";
import { lengthFrom } from "../lengths";
import { useMj } from "../MjContext";
import { ColourField } from "../scenes/ColourField";
import { useChosenFixture } from "./useChosenFixture";
import { choosable, type WallMode } from "./Walls";

const MODES: { value: WallMode; label: string }[] = [
  { value: "wall", label: "Mur" },
  { value: "door", label: "Porte" },
  { value: "light", label: "Lumière" },
  { value: "edit", label: "Modifier" },
];
const KIND_LABELS: Record<WallKind, string> = { wall: "Mur", object: "Objet", window: "Fenêtre" };
const STATE_LABELS: Record<DoorState, string> = {
  open: "Ouverte",
  closed: "Fermée",
  locked: "Verrouillée",
  secret: "Secrète",
};

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
      {(mode === "door" || mode === "light") && <ChosenSelect mode={mode} />}
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

/** Chooses a door or a light without the canvas. */
function ChosenSelect({ mode }: { mode: "door" | "light" }) {
  const { walls, edits } = useMj();
  const fixtures = useStore(edits, (state) => state.fixtures);
  const chosen = useChosenFixture();
  const grid = useEditorState(({ view }) => view.scene.grid);
  const entries = entriesOf(choosable(mode, fixtures), (place) => placeText(grid, place));
  const none = mode === "door" ? "Aucune porte" : "Aucune lumière";
  const choose = mode === "door" ? "Choisir une porte" : "Choisir une lumière";
  return (
    <NativeSelect
      size="xs"
      aria-label={choose}
      value={chosen?.one.id ?? ""}
      onChange={({ currentTarget }) => walls.choose(currentTarget.value || undefined)}
      data={[{ value: "", label: entries.length === 0 ? none : choose }, ...entries]}
    />
  );
}

const entriesOf = ({ doors, lights }: Fixtures, textOf: (place: Point) => string): ComboboxItem[] => [
  ...doors.map(({ id, points: [x1 = 0, y1 = 0, x2 = 0, y2 = 0], state }, at) => ({
    value: id,
    label: `Porte ${at + 1}, ${textOf({ x: (x1 + x2) / 2, y: (y1 + y2) / 2 })} : ${STATE_LABELS[state].toLowerCase()}`,
  })),
  ...lights.map(({ id, x, y }, at) => ({ value: id, label: `Lumière ${at + 1}, ${textOf({ x, y })}` })),
];

function DoorField({ door }: { door: Door }) {
  const { walls } = useMj();
  return (
    <SegmentedControl
      size="xs"
      aria-label="Cette porte est"
      value={door.state}
      onChange={(state) => walls.turn(door, state)}
      data={DOOR_STATES.map((value) => ({ value, label: STATE_LABELS[value] }))}
    />
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
