import { Group, NativeSelect, Stack, Switch } from "@mantine/core";
import type { Grid, Token } from "domain/documents/sceneSchema";
import { distanceText } from "domain/table/scene/distance";
import { toTenths } from "domain/table/scene/grid";
import { useState } from "react";
import { SavedNumber, SavedOptionalNumber } from "../../../../kits/numbers/SavedNumber";
import type { TokenView } from "../../view/sceneView";
import { lengthFrom } from "../lengths";

interface TokenSightProps {
  token: TokenView;
  grid: Grid;
  onChange: (change: Partial<Token>) => void;
}

const FLAME = "#ffd27a";
/** How far a torch lights, without and with the dim light around it, in cells: 6 m and 12 m where a cell has 1.5. */
const TORCHES = [4, 8] as const;

/** What a token lights, and what the group sees through it. */
export function TokenSight({ token, grid, onChange }: TokenSightProps) {
  const { kind, light, darkvision, sees = false } = token;
  const isCharacter = kind === "character";
  const isEye = isCharacter || sees;
  return (
    <Stack gap={8} mt={10}>
      <LightField {...{ token, grid, onChange }} key={light?.radius} />
      {!isCharacter && (
        <Switch
          size="sm"
          label="Le groupe voit par ses yeux"
          checked={sees}
          onChange={({ currentTarget: { checked } }) => onChange({ sees: checked || undefined })}
        />
      )}
      {isEye && (
        <SavedOptionalNumber
          size="xs"
          label={`Voit dans le noir (${grid.unit.name})`}
          placeholder={isCharacter ? "Comme sa fiche" : "Non"}
          {...lengthFrom(0)}
          value={darkvision}
          onSave={(length) => length !== darkvision && onChange({ darkvision: length })}
        />
      )}
    </Stack>
  );
}

/** None, a torch, or a distance of its own. */
function LightField({ token: { light }, grid, onChange }: TokenSightProps) {
  const torches = TORCHES.map((cells) => toTenths(cells * grid.unit.perCell));
  const known = light === undefined ? "none" : torches.includes(light.radius) ? String(light.radius) : "own";
  const [own, setOwn] = useState(known === "own");
  const shine = (radius: number) => onChange({ light: { radius, colour: light?.colour ?? FLAME } });
  const choose = (value: string) => {
    setOwn(value === "own");
    if (value === "none") onChange({ light: undefined });
    else if (value !== "own") shine(Number(value));
  };
  return (
    <Group gap={8} align="end" wrap="nowrap">
      <NativeSelect
        size="xs"
        flex={1}
        label="Lumière"
        value={own ? "own" : known}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[
          { value: "none", label: "Aucune" },
          ...torches.map((radius) => ({
            value: String(radius),
            label: `Torche, ${distanceText(grid, radius)}`,
          })),
          { value: "own", label: "Autre portée" },
        ]}
      />
      {own && (
        <SavedNumber
          size="xs"
          flex={1}
          label={`Portée (${grid.unit.name})`}
          {...lengthFrom(0.1)}
          value={light?.radius ?? 0.1}
          onSave={(radius) => radius !== light?.radius && shine(radius)}
        />
      )}
    </Group>
  );
}
