import { Button, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import type { Grid } from "domain/documents/sceneSchema";
import { checkCorners, gridFromCorners } from "domain/table/scene/gridAlignment";
import { useState } from "react";
import { NumberField } from "../../../../kits/numbers/NumberField";
import type { LiveScene } from "../../../../live/scene/scenes";
import { AutoGrid } from "../../../../ui/AutoGrid";
import { FormError } from "../../../../ui/FormError";
import type { Place } from "../../canvas/camera";
import styles from "./CornerAlignment.module.css";
import { PictureArea } from "./PictureArea";
import { type Area, useScenePieces } from "./useScenePieces";

interface CornerAlignmentProps {
  campaignId: string;
  scene: LiveScene;
  onGrid: (grid: Pick<Grid, "kind" | "size" | "offsetX" | "offsetY">) => void;
  onCancel: () => void;
}

type CornerName = "from" | "to";
const NAMES = { from: "Premier coin", to: "Second coin" } as const;
const CORNERS = ["from", "to"] as const;

/** What a corner is looked at with: so many pixels of the scene a side. */
const LENS = 80;
/** Between the corners at first: as the grid is now. */
const FIRST_SQUARES = 4;
const MAX_SQUARES = 999;

const lensOn = ({ x, y }: Place): Area => ({
  left: x - LENS / 2,
  top: y - LENS / 2,
  width: LENS,
  height: LENS,
});

function firstCorners({ grid: { offsetX, offsetY, size }, width, height }: LiveScene) {
  const squares = Math.max(1, Math.min(FIRST_SQUARES, Math.floor(Math.min(width, height) / size) - 1));
  const from = { x: Math.max(0, offsetX), y: Math.max(0, offsetY) };
  const to = { x: from.x + squares * size, y: from.y + squares * size };
  return { from, to, columns: squares, rows: squares };
}

/** A grid for a picture that has one drawn: two corners of it, and how many squares lie between them. */
export default function CornerAlignment({ campaignId, scene, onGrid, onCancel }: CornerAlignmentProps) {
  const [corners, setCorners] = useState(() => firstCorners(scene));
  const [active, setActive] = useState<CornerName>("from");
  const whole: Area = { left: 0, top: 0, width: scene.width, height: scene.height };
  const lenses = { from: lensOn(corners.from), to: lensOn(corners.to) };
  const pieces = useScenePieces(campaignId, scene, [lenses.from, lenses.to]);
  const move = (name: CornerName, { x, y }: Place) => {
    const within = (value: number, most: number) => Math.min(Math.max(Math.round(value * 10) / 10, 0), most);
    setCorners({ ...corners, [name]: { x: within(x, scene.width), y: within(y, scene.height) } });
  };
  const press = (place: Place) => {
    move(active, place);
    setActive(active === "from" ? "to" : "from");
  };
  const wrong = checkCorners(corners);
  const grid = gridFromCorners(corners);
  const shown = { scene, pieces, grid, corners: [corners.from, corners.to] };
  return (
    <Stack component="fieldset" gap="sm" className={styles.alignment}>
      <legend>Aligner la grille sur deux coins</legend>
      <Text size="sm">
        Touche deux coins de cases sur l'image, loin l'un de l'autre, ajuste-les dans les loupes, puis dis
        combien de cases les séparent.
      </Text>
      <SegmentedControl
        aria-label="Coin à placer"
        value={active}
        onChange={(value) => setActive(value === "to" ? "to" : "from")}
        data={CORNERS.map((value) => ({ value, label: NAMES[value] }))}
      />
      <PictureArea
        {...shown}
        area={whole}
        label={`Placer : ${NAMES[active].toLowerCase()}`}
        onPress={press}
      />
      <div className={styles.lenses}>
        {CORNERS.map((name) => (
          <Stack key={name} gap={6}>
            <Text size="sm" fw={600}>
              {NAMES[name]}
            </Text>
            <PictureArea
              {...shown}
              area={lenses[name]}
              label={`Loupe : ${NAMES[name].toLowerCase()}`}
              onPress={(place) => move(name, place)}
              onNudge={({ x, y }) => move(name, { x: corners[name].x + x, y: corners[name].y + y })}
            />
            {(["x", "y"] as const).map((axis) => (
              <NumberField
                key={axis}
                size="xs"
                min={0}
                max={axis === "x" ? scene.width : scene.height}
                decimals
                aria-label={`${NAMES[name]}, ${axis === "x" ? "depuis la gauche" : "depuis le haut"} (pixels)`}
                leftSection={axis}
                value={corners[name][axis]}
                onChange={(value) =>
                  typeof value === "number" && move(name, { ...corners[name], [axis]: value })
                }
              />
            ))}
          </Stack>
        ))}
      </div>
      <AutoGrid min={150}>
        {(["columns", "rows"] as const).map((way) => (
          <NumberField
            key={way}
            label={way === "columns" ? "Cases en largeur" : "Cases en hauteur"}
            min={0}
            max={MAX_SQUARES}
            value={Number.isInteger(corners[way]) ? corners[way] : undefined}
            onChange={(value) =>
              setCorners({ ...corners, [way]: typeof value === "number" ? value : Number.NaN })
            }
          />
        ))}
      </AutoGrid>
      <FormError>{wrong}</FormError>
      <Group justify="flex-end">
        <Button onClick={onCancel}>Renoncer</Button>
        <Button variant="primary" disabled={grid === undefined} onClick={() => grid && onGrid(grid)}>
          Prendre cette grille
        </Button>
      </Group>
    </Stack>
  );
}
