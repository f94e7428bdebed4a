import { Button, Group, NativeSelect, NumberInput, Switch, TextInput } from "@mantine/core";
import { createScene } from "domain/api/scenes";
import { GRID_KINDS, type Grid, MAX_SCENE_SIDE, TEXTURES } from "domain/documents/sceneSchema";
import type { ScenePatch } from "domain/table/scene/changeScene";
import type { SystemId } from "domain/values/systemIds";
import { useRequestId } from "../../../../../api/useRequestId";
import { call } from "../../../../../http/call";
import { serverSentence } from "../../../../../http/serverSentence";
import { useMutation } from "../../../../../http/useMutation";
import type { LiveScene } from "../../../../../live/scene/scenes";
import { AutoGrid } from "../../../../../ui/AutoGrid";
import { FormError } from "../../../../../ui/FormError";
import { ModalWindow } from "../../../../../ui/ModalWindow";
import { useCheckedForm } from "../../../../../ui/useCheckedForm";

interface SceneDialogProps {
  campaignId: string;
  system: SystemId;
  /** Undefined for a new one. */
  scene: LiveScene | undefined;
  onMade?: (sceneId: string) => void;
  onChange?: (patch: Omit<ScenePatch, "picture">) => void;
  onClose: () => void;
}

interface Values extends Record<string, unknown> {
  name: string;
  columns: number | string;
  rows: number | string;
  kind: Grid["kind"];
  size: number | string;
  offsetX: number | string;
  offsetY: number | string;
  unit: Grid["unit"]["name"];
  perCell: number | string;
  colour: string;
  texture: (typeof TEXTURES)[number];
  fogOn: boolean;
}

const KIND_LABELS = { square: "Cases carrées", hexagon: "Hexagones", none: "Sans grille" } as const;
const TEXTURE_LABELS = {
  plain: "Uni",
  paper: "Papier",
  stone: "Pierre",
  grass: "Herbe",
  wood: "Bois",
  water: "Eau",
} as const;

const options = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

const NEW: Values = {
  name: "",
  columns: 24,
  rows: 16,
  kind: "square",
  size: 64,
  offsetX: 0,
  offsetY: 0,
  unit: "m",
  perCell: 1.5,
  colour: "#4a4438",
  texture: "stone",
  fogOn: true,
};

const valuesOf = ({ name, width, height, grid, background, fog }: LiveScene): Values => ({
  name,
  columns: Math.round(width / grid.size),
  rows: Math.round(height / grid.size),
  kind: grid.kind,
  size: grid.size,
  offsetX: grid.offsetX,
  offsetY: grid.offsetY,
  unit: grid.unit.name,
  perCell: grid.unit.perCell,
  ...background,
  fogOn: fog.on,
});

const checkBetween = (least: number, most: number) => (value: number | string) =>
  typeof value === "number" && value >= least && value <= most ? null : `Un nombre de ${least} à ${most}.`;

/** A scene's name, size, grid and ground. */
export default function SceneDialog({
  campaignId,
  system,
  scene,
  onMade,
  onChange,
  onClose,
}: SceneDialogProps) {
  const requestId = useRequestId();
  const form = useCheckedForm<Values>({
    initialValues: scene ? valuesOf(scene) : NEW,
    validate: {
      name: (name) => (name.trim() === "" ? "Donne un nom à la scène." : null),
      size: checkBetween(16, 512),
      offsetX: checkBetween(-512, 512),
      offsetY: checkBetween(-512, 512),
      perCell: checkBetween(0.1, 1000),
      columns: checkBetween(1, 400),
      rows: checkBetween(1, 400),
    },
  });
  const making = useMutation({
    networkMode: "always",
    mutationFn: (draft: ReturnType<typeof draftOf>) =>
      call(createScene, {
        params: { system, id: campaignId },
        body: { ...draft, requestId: requestId(draft) },
      }),
    onSuccess: ({ id }) => {
      onMade?.(id);
      onClose();
    },
  });
  const submit = form.onSubmit((values) => {
    const draft = draftOf(values, scene);
    if (scene === undefined) return making.mutate(draft);
    const { fogOn: _, ...patch } = draft;
    onChange?.(patch);
    onClose();
  });
  return (
    <ModalWindow title={scene ? "Réglages de la scène" : "Nouvelle scène"} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <TextInput label="Nom" maxLength={80} data-autofocus {...form.getInputProps("name")} />
        <AutoGrid min={150} mt="sm">
          {scene?.picture === undefined && (
            <>
              <NumberInput label="Largeur (cases)" {...form.getInputProps("columns")} />
              <NumberInput label="Hauteur (cases)" {...form.getInputProps("rows")} />
            </>
          )}
          <NativeSelect
            label="Grille"
            data={options(GRID_KINDS, KIND_LABELS)}
            {...form.getInputProps("kind")}
          />
          <NumberInput label="Une case (pixels)" {...form.getInputProps("size")} />
          <NumberInput label="Décalage à droite" {...form.getInputProps("offsetX")} />
          <NumberInput label="Décalage en bas" {...form.getInputProps("offsetY")} />
          <NumberInput label="Une case vaut" decimalSeparator="," {...form.getInputProps("perCell")} />
          <NativeSelect
            label="Unité"
            data={[
              { value: "m", label: "mètres" },
              { value: "cases", label: "cases" },
              { value: "zones", label: "zones" },
            ]}
            {...form.getInputProps("unit")}
          />
          <TextInput type="color" label="Couleur du sol" {...form.getInputProps("colour")} />
          <NativeSelect
            label="Texture"
            data={options(TEXTURES, TEXTURE_LABELS)}
            {...form.getInputProps("texture")}
          />
        </AutoGrid>
        {scene === undefined && (
          <Switch
            mt="md"
            label="Tout est sous le brouillard au départ"
            {...form.getInputProps("fogOn", { type: "checkbox" })}
          />
        )}
        <FormError>{making.isError && serverSentence(making.error, FAILURE)}</FormError>
        <Group justify="flex-end" mt="lg">
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary" loading={making.isPending}>
            {scene ? "Enregistrer" : "Créer la scène"}
          </Button>
        </Group>
      </form>
    </ModalWindow>
  );
}

const FAILURE = "La scène n'a pas pu être créée. Réessaie.";

function draftOf(values: Values, scene: LiveScene | undefined) {
  const size = Number(values.size);
  const side = (cells: number | string) =>
    Math.min(Math.max(Math.round(Number(cells) * size), 256), MAX_SCENE_SIDE);
  const drawn = { width: side(values.columns), height: side(values.rows) };
  return {
    name: values.name.trim(),
    // A picture's scene is as large as the picture.
    ...(scene?.picture ? { width: scene.width, height: scene.height } : drawn),
    grid: {
      kind: values.kind,
      size,
      offsetX: Number(values.offsetX),
      offsetY: Number(values.offsetY),
      unit: { name: values.unit, perCell: Number(values.perCell) },
    },
    background: { colour: values.colour, texture: values.texture },
    fogOn: values.fogOn,
  };
}
