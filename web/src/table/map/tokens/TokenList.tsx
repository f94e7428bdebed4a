import { Badge, Box, Button, Group, Text, TextInput } from "@mantine/core";
import { shallowEqual, useCallbackRef } from "@mantine/hooks";
import type { Grid } from "domain/documents/sceneSchema";
import { centreOf, readCell, snapped } from "domain/table/scene/grid";
import { memo, useId, useMemo } from "react";
import { useCheckedForm } from "../../../ui/useCheckedForm";
import { doorLabel } from "../view/doors";
import type { DoorView, MapView, TokenMove, TokenView } from "../view/sceneView";
import { isSaidDead } from "./isSaidDead";
import { PinnedHandout } from "./PinnedHandout";
import { placeText } from "./placeText";
import { creaturesInSight } from "./sightNews";
import styles from "./TokenList.module.css";

interface TokenListProps {
  view: MapView;
  selected: ReadonlySet<string>;
  onSelect: (token: TokenView) => void;
  onMove: (move: TokenMove) => void;
  onDoor: (door: DoorView) => void;
}

/** All that stands on the scene in words: for who does not see the map, and where none can be drawn. */
export function TokenList({ view, selected, onSelect, onMove, onDoor }: TokenListProps) {
  const { tokens, notes, regions, scene, fight } = view;
  const { grid, width, height, sight } = scene;
  const [select, move] = [useCallbackRef(onSelect), useCallbackRef(onMove)];
  // What the group sees changes with each move: a row is drawn from what does not.
  const place = useMemo(() => ({ grid, width, height }), [grid, width, height]);
  // All at once: those that come first would be pushed down by the others.
  const known = view.loading ? [] : tokens;
  const inOrder = [...known].sort(
    (one, other) => Number(other.own) - Number(one.own) || one.name.localeCompare(other.name, "fr"),
  );
  return (
    <Box className={styles.list}>
      {sight?.known && <InSight tokens={tokens} />}
      {inOrder.length === 0 && (
        <Text c="dimmed" size="sm">
          {view.loading ? "Chargement..." : "Aucun jeton visible."}
        </Text>
      )}
      <ul aria-label="Jetons de la scène">
        {inOrder.map((token) => (
          <li key={token.id} data-selected={selected.has(token.id) || undefined}>
            <TokenRow
              token={token}
              scene={place}
              active={fight?.activeIds.has(token.id) ?? false}
              onSelect={select}
              onMove={move}
            />
          </li>
        ))}
      </ul>
      {sight && sight.doors.length > 0 && (
        <ul aria-label="Portes">
          {sight.doors.map((door) => (
            <li key={door.id}>
              <DoorRow door={door} grid={grid} onDoor={onDoor} />
            </li>
          ))}
        </ul>
      )}
      {(notes.length > 0 || regions.length > 0) && (
        <ul aria-label="Montré à toi seul">
          {notes.map((note) => (
            <li key={note.id}>
              {note.text} ({placeText(grid, note)}){note.handout && <PinnedHandout {...note.handout} />}
            </li>
          ))}
          {regions.map(({ id, text }) => (
            <li key={id}>{text ?? "Une zone de la scène"}</li>
          ))}
        </ul>
      )}
    </Box>
  );
}

const listed = new Intl.ListFormat("fr", { type: "conjunction" });

/** Whom the group sees besides its own. */
function InSight({ tokens }: { tokens: readonly TokenView[] }) {
  const names = creaturesInSight(tokens).map(({ name }) => name);
  return (
    <Text size="sm" fw={550} px={6} pb={4}>
      En vue : {names.length === 0 ? "personne" : listed.format(names)}
    </Text>
  );
}

interface DoorRowProps {
  door: DoorView;
  grid: Grid;
  onDoor: (door: DoorView) => void;
}

function DoorRow({ door, grid, onDoor }: DoorRowProps) {
  const label = doorLabel(door, grid);
  if (door.act === undefined) return <>{label}</>;
  return (
    <Button variant="quiet" size="compact-sm" className={styles.name} onClick={() => onDoor(door)}>
      {label}
    </Button>
  );
}

/** What is said of a token besides its name and place. */
function stateOf(token: TokenView, active: boolean): string[] {
  const { own, secret, hidden, concealed, pending, paused } = token;
  return [
    ...(active ? ["joue"] : []),
    ...(isSaidDead(token) ? ["mort"] : []),
    ...(own ? ["à toi"] : []),
    ...(secret ? ["visible de toi seul"] : []),
    ...(hidden ? ["caché"] : []),
    ...(pending ? ["en attente de connexion"] : []),
    ...(paused ? ["déplacements en pause"] : []),
    ...(concealed && !hidden ? ["non montré"] : []),
  ];
}

type Place = Pick<MapView["scene"], "grid" | "width" | "height">;

interface TokenRowProps {
  token: TokenView;
  scene: Place;
  active: boolean;
  onSelect: (token: TokenView) => void;
  onMove: (move: TokenMove) => void;
}

/** Drawn again when its own token changes: each move of one of five hundred tokens makes all of them anew. */
const TokenRow = memo(
  PlainTokenRow,
  ({ token: before, ...others }, { token: after, ...now }) =>
    shallowEqual(others, now) && shallowEqual(before, after),
);

function PlainTokenRow({ token, scene, active, onSelect, onMove }: TokenRowProps) {
  const { grid } = scene;
  const states = stateOf(token, active);
  return (
    <>
      <Group gap={8}>
        <Button variant="quiet" size="compact-sm" onClick={() => onSelect(token)} className={styles.name}>
          <i className={styles.colour} style={{ background: token.colour }} aria-hidden="true" />
          {token.name}
        </Button>
        {states.map((state) => (
          <Badge key={state} size="sm">
            {state}
          </Badge>
        ))}
      </Group>
      <Group justify="space-between" gap={8} wrap="nowrap" mt={4}>
        <Text span size="sm" c="dimmed">
          {placeText(grid, token)}
          {token.health !== undefined && `, ${Math.round(token.health * 100)} % de vie`}
          {token.badges?.length ? `, ${token.badges.join(", ")}` : ""}
        </Text>
        {token.movable && grid.kind !== "none" && <SquareForm token={token} scene={scene} onMove={onMove} />}
      </Group>
    </>
  );
}

/** Moves a token by typing a square. */
function SquareForm({ token, scene, onMove }: Pick<TokenRowProps, "token" | "scene" | "onMove">) {
  const id = useId();
  const form = useCheckedForm({
    initialValues: { square: "" },
    validate: { square: (square: string) => checkSquare(scene, token, square) },
  });
  const submit = form.onSubmit(({ square }) => {
    const cell = readCell(square);
    if (cell === undefined) return;
    onMove({ token, to: snapped(scene.grid, centreOf(scene.grid, cell), token.size) });
    form.reset();
  });
  return (
    <form onSubmit={submit} className={styles.square}>
      <TextInput
        {...form.getInputProps("square")}
        id={id}
        size="xs"
        w={74}
        placeholder="B7"
        autoComplete="off"
        maxLength={6}
        aria-label={`Déplacer ${token.name} vers la case`}
      />
      <Button type="submit" size="compact-sm">
        Aller
      </Button>
    </form>
  );
}

/** What is wrong with a square that was typed. */
function checkSquare({ grid, width, height }: Place, token: TokenView, square: string): string | null {
  const cell = readCell(square);
  if (cell === undefined) return "Une case s'écrit comme B7.";
  const { x, y } = snapped(grid, centreOf(grid, cell), token.size);
  return x < 0 || y < 0 || x > width || y > height ? "Cette case est hors de la scène." : null;
}
