import { Button, FileInput, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { GRID_KINDS, TEXTURES } from "domain/documents/sceneSchema";
import type { ScenePatch } from "domain/table/scene/changeScene";
import { MAX_SQUARE, MIN_SQUARE } from "domain/table/scene/gridAlignment";
import type { SystemId } from "domain/values/systemIds";
import { numberRule } from "domain/values/text/typedNumber";
import { Suspense, useState } from "react";
import { NumberField } from "../../../../kits/numbers/NumberField";
import type { LiveScene } from "../../../../live/scene/scenes";
import { AutoGrid } from "../../../../ui/AutoGrid";
import { FormError } from "../../../../ui/FormError";
import { lazy } from "../../../../ui/lazy";
import { ModalWindow } from "../../../../ui/ModalWindow";
import { useCheckedForm } from "../../../../ui/useCheckedForm";
import { lengthFrom } from "../lengths";
import { UploadState } from "../picture/UploadState";
import { FirstSight } from "./FirstSight";
import { MadeScene } from "./MadeScene";
import { draftOf, isMapFile, NEW_SCENE, nameOf, type SceneValues, sightWith } from "./sceneDraft";
import { makingFailure, useMakingScene } from "./useMakingScene";

const CornerAlignment = lazy(() => import("../picture/CornerAlignment"));

interface SceneDialogProps {
  campaignId: string;
  system: SystemId;
  /** Undefined for a new one. */
  scene: LiveScene | undefined;
  onMade?: (sceneId: string) => void;
  onChange?: (patch: Omit<ScenePatch, "picture">) => void;
  onClose: () => void;
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

const valuesOf = ({ name, width, height, grid, background, fog }: LiveScene): SceneValues => ({
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
  bySight: false,
});

const SIDES = { min: 1, max: 400 };
const SQUARES = { min: MIN_SQUARE, max: MAX_SQUARE, decimals: true };
const OFFSETS = { min: -MAX_SQUARE, max: MAX_SQUARE, decimals: true };

type SceneForm = UseFormReturnType<SceneValues>;

/** A scene's name, size, grid and ground. */
export default function SceneDialog(props: SceneDialogProps) {
  const { campaignId, scene, onChange, onClose } = props;
  const [aligning, setAligning] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const form = useCheckedForm<SceneValues>({
    initialValues: scene ? valuesOf(scene) : NEW_SCENE,
    validate: {
      name: (name) => (name.trim() === "" ? "Donne un nom à la scène." : null),
      size: numberRule(SQUARES),
      offsetX: numberRule(OFFSETS),
      offsetY: numberRule(OFFSETS),
      perCell: numberRule(lengthFrom(0.1)),
      ...(scene?.picture === undefined && { columns: numberRule(SIDES), rows: numberRule(SIDES) }),
    },
  });
  const { making, made } = useMakingScene(props);
  const submit = form.onSubmit((values) => {
    const draft = draftOf(values, scene);
    if (scene === undefined)
      return making.mutate({ draft, file, sight: file ? sightWith(file, values) : undefined });
    const { fogOn: _, ...patch } = draft;
    onChange?.(patch);
    onClose();
  });
  const choose = (chosen: File | null) => {
    making.forgetFailure();
    setFile(chosen);
    if (chosen && form.values.name.trim() === "") form.setFieldValue("name", nameOf(chosen));
  };
  const content = () => {
    if (made !== undefined) return <MadeScene sceneId={made} onClose={onClose} />;
    if (scene && aligning) {
      return (
        <Suspense>
          <CornerAlignment
            campaignId={campaignId}
            scene={scene}
            onGrid={(grid) => {
              form.setValues(grid);
              setAligning(false);
            }}
            onCancel={() => setAligning(false)}
          />
        </Suspense>
      );
    }
    return (
      <form onSubmit={submit} noValidate>
        <TextInput label="Nom" maxLength={80} data-autofocus {...form.getInputProps("name")} />
        {scene === undefined && (
          <FileInput
            mt="sm"
            label="Image ou carte (facultatif)"
            description="Une image, ou le fichier d'un éditeur de cartes (.uvtt, .dd2vtt, .df2vtt) avec sa grille, ses murs, ses portes et ses lumières."
            placeholder="Choisir un fichier"
            clearable
            value={file}
            onChange={choose}
          />
        )}
        <SceneFields form={form} hasSize={scene?.picture === undefined && file === null} />
        {scene?.picture && (
          <Button mt="sm" size="compact-sm" onClick={() => setAligning(true)}>
            Aligner la grille sur deux coins
          </Button>
        )}
        {scene === undefined && (
          <Stack gap="sm" mt="md">
            <FirstSight isMap={file !== null && isMapFile(file)} form={form} />
          </Stack>
        )}
        {making.isPending && file && <UploadState upload={{ status: "reading" }} />}
        <FormError>{making.isError && makingFailure(making.error)}</FormError>
        <Group justify="flex-end" mt="lg">
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary" loading={making.isPending}>
            {scene ? "Enregistrer" : "Créer la scène"}
          </Button>
        </Group>
      </form>
    );
  };
  return (
    <ModalWindow title={scene ? "Réglages de la scène" : "Nouvelle scène"} onClose={onClose}>
      {content()}
    </ModalWindow>
  );
}

function SceneFields({ form, hasSize }: { form: SceneForm; hasSize: boolean }) {
  return (
    <AutoGrid min={150} mt="sm">
      {hasSize && (
        <>
          <NumberField label="Largeur (cases)" {...SIDES} {...form.getInputProps("columns")} />
          <NumberField label="Hauteur (cases)" {...SIDES} {...form.getInputProps("rows")} />
        </>
      )}
      <NativeSelect label="Grille" data={options(GRID_KINDS, KIND_LABELS)} {...form.getInputProps("kind")} />
      <NumberField label="Une case (pixels)" {...SQUARES} {...form.getInputProps("size")} />
      <NumberField label="Décalage à droite" {...OFFSETS} {...form.getInputProps("offsetX")} />
      <NumberField label="Décalage en bas" {...OFFSETS} {...form.getInputProps("offsetY")} />
      <NumberField label="Une case vaut" {...lengthFrom(0.1)} {...form.getInputProps("perCell")} />
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
  );
}
