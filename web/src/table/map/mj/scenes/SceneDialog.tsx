import { Button, FileInput, Group, NativeSelect, Switch, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { createScene } from "domain/api/scenes";
import { GRID_KINDS, type Grid, MAX_SCENE_SIDE, TEXTURES } from "domain/documents/sceneSchema";
import type { ScenePatch } from "domain/table/scene/changeScene";
import { MAX_SQUARE, MIN_SQUARE } from "domain/table/scene/gridAlignment";
import type { SystemId } from "domain/values/systemIds";
import { numberRule, type TypedNumber } from "domain/values/text/typedNumber";
import { Suspense, useState } from "react";
import { useRequestId } from "../../../../api/useRequestId";
import { call } from "../../../../http/call";
import { serverSentence } from "../../../../http/serverSentence";
import { useMutation } from "../../../../http/useMutation";
import { NumberField } from "../../../../kits/numbers/NumberField";
import type { LiveScene } from "../../../../live/scene/scenes";
import { AutoGrid } from "../../../../ui/AutoGrid";
import { FormError } from "../../../../ui/FormError";
import { lazy } from "../../../../ui/lazy";
import { ModalWindow } from "../../../../ui/ModalWindow";
import { useCheckedForm } from "../../../../ui/useCheckedForm";
import { lengthFrom } from "../lengths";
import { type OpenedPicture, openPicture } from "../picture/openPicture";
import { uploadOf } from "../picture/SceneUpload";
import { isBusy, UploadState } from "../picture/UploadState";
import { useUpload } from "../picture/usePictureUpload";

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

interface Values extends Record<string, unknown> {
  name: string;
  columns: TypedNumber;
  rows: TypedNumber;
  kind: Grid["kind"];
  size: TypedNumber;
  offsetX: TypedNumber;
  offsetY: TypedNumber;
  unit: Grid["unit"]["name"];
  perCell: TypedNumber;
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

const SIDES = { min: 1, max: 400 };
const SQUARES = { min: MIN_SQUARE, max: MAX_SQUARE, decimals: true };
const OFFSETS = { min: -MAX_SQUARE, max: MAX_SQUARE, decimals: true };

type SceneForm = UseFormReturnType<Values>;

/** A scene's name, size, grid and ground. */
export default function SceneDialog(props: SceneDialogProps) {
  const { campaignId, scene, onChange, onClose } = props;
  const [aligning, setAligning] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const form = useCheckedForm<Values>({
    initialValues: scene ? valuesOf(scene) : NEW,
    validate: {
      name: (name) => (name.trim() === "" ? "Donne un nom à la scène." : null),
      size: numberRule(SQUARES),
      offsetX: numberRule(OFFSETS),
      offsetY: numberRule(OFFSETS),
      perCell: numberRule(lengthFrom(0.1)),
      ...(scene?.picture === undefined && { columns: numberRule(SIDES), rows: numberRule(SIDES) }),
    },
  });
  const { making, made } = useMaking(props);
  const submit = form.onSubmit((values) => {
    const draft = draftOf(values, scene);
    if (scene === undefined) return making.mutate({ draft, file });
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
          <Switch
            mt="md"
            label="Tout est sous le brouillard au départ"
            {...form.getInputProps("fogOn", { type: "checkbox" })}
          />
        )}
        {making.isPending && file && <UploadState upload={{ status: "reading" }} />}
        <FormError>{making.isError && serverSentence(making.error, FAILURE)}</FormError>
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

type Draft = ReturnType<typeof draftOf>;

/** As large as its picture, with the grid of a map. */
const withPicture = (draft: Draft, { size, map }: OpenedPicture): Draft => ({
  ...draft,
  ...size,
  ...(map && { grid: { ...map.grid, unit: draft.grid.unit } }),
});

/** Makes a scene. A file that comes with it is read before: one that is none makes no scene. */
function useMaking({ campaignId, system, onMade, onClose }: SceneDialogProps) {
  const requestId = useRequestId();
  const [made, setMade] = useState<string>();
  const create = async (draft: Draft) =>
    call(createScene, {
      params: { system, id: campaignId },
      body: { ...draft, requestId: requestId(draft) },
    });
  const making = useMutation({
    networkMode: "always",
    mutationFn: async ({ draft, file }: { draft: Draft; file: File | null }) => {
      if (file === null) return { ...(await create(draft)), isSending: false };
      const opened = await openPicture(file);
      try {
        const whole = withPicture(draft, opened);
        const { id } = await create(whole);
        const scene = { id, picture: undefined, tiles: {}, grid: whole.grid };
        void uploadOf(id).sendOpened({ campaignId, system, scene }, opened);
        return { id, isSending: true };
      } catch (error) {
        opened.close();
        throw error;
      }
    },
    onSuccess: ({ id, isSending }) => {
      onMade?.(id);
      if (isSending) setMade(id);
      else onClose();
    },
  });
  return { making, made };
}

/** The way of a new scene's picture, which goes on without this. */
function MadeScene({ sceneId, onClose }: { sceneId: string; onClose: () => void }) {
  const upload = useUpload(sceneId);
  return (
    <>
      <Text role="status">
        {isBusy(upload) ? "La scène est créée ; son image arrive." : "La scène est créée."}
      </Text>
      <UploadState upload={upload} />
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose}>Fermer</Button>
      </Group>
    </>
  );
}

/** Without what says its kind. */
const nameOf = ({ name }: File): string =>
  name
    .replace(/\.[^.]*$/, "")
    .replaceAll("_", " ")
    .slice(0, 80);

const FAILURE = "La scène n'a pas pu être créée. Réessaie.";

function draftOf(values: Values, scene: LiveScene | undefined) {
  const size = Number(values.size);
  const side = (cells: TypedNumber) =>
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
