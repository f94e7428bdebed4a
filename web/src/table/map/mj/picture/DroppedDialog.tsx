import { Button, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useId } from "@mantine/hooks";
import type { SystemId } from "domain/values/systemIds";
import type { LiveScene } from "../../../../live/scene/scenes";
import { Dialog } from "../../../../ui/ConfirmDialog";
import { FormError } from "../../../../ui/FormError";
import { ModalWindow } from "../../../../ui/ModalWindow";
import { FirstSight } from "../scenes/FirstSight";
import { MadeScene } from "../scenes/MadeScene";
import { draftOf, isMapFile, NEW_SCENE, nameOf, sightWith } from "../scenes/sceneDraft";
import { makingFailure, useMakingScene } from "../scenes/useMakingScene";
import { UploadState } from "./UploadState";

interface DroppedDialogProps {
  campaignId: string;
  system: SystemId;
  file: File;
  /** The one that is open. */
  scene: LiveScene | undefined;
  onMade: (sceneId: string) => void;
  /** It is to be the open scene's. */
  onReplace: () => void;
  onClose: () => void;
}

/** Asks once what becomes of a file that was dropped; a scene that is made of it is shown to the table at once. */
export function DroppedDialog({ file, scene, onReplace, onClose, ...table }: DroppedDialogProps) {
  const formId = useId();
  /** It has a grid, walls, doors and lights of its own. */
  const isMap = isMapFile(file);
  const form = useForm({
    // A map has what is not for everybody's eyes, and walls that say what is; a picture that is held out is to be seen.
    initialValues: { name: nameOf(file), bySight: true, fogOn: isMap },
  });
  const { making, made } = useMakingScene({ ...table, onClose });
  const what = isMap ? "cette carte" : "cette image";
  const create = form.onSubmit(({ name, ...first }) => {
    const values = { ...NEW_SCENE, ...first, name: name.trim() || "Nouvelle scène" };
    making.mutate({ draft: draftOf(values, undefined), file, sight: sightWith(file, first), isShown: true });
  });
  if (made !== undefined) {
    return (
      <ModalWindow title="Nouvelle scène" onClose={onClose}>
        <MadeScene sceneId={made} onClose={onClose} />
      </ModalWindow>
    );
  }
  return (
    <Dialog
      title={`Nouvelle scène avec ${what} ?`}
      busy={making.isPending}
      onCancel={onClose}
      actions={
        <>
          {scene && (
            <Button disabled={making.isPending} onClick={onReplace}>
              {scene.picture ? "Remplacer l'image de cette scène" : "Donner cette image à la scène"}
            </Button>
          )}
          <Button variant="primary" type="submit" form={formId} loading={making.isPending}>
            Créer et montrer
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={create} noValidate>
        <Stack gap="sm">
          <Text size="sm" c="var(--ink-2)">
            « {file.name} » devient une scène, que la table voit aussitôt.
            {scene && ` La scène ouverte est « ${scene.name} ».`}
            {scene && isMap && " Une carte remplace aussi la grille, les murs, les portes et les lumières."}
          </Text>
          <TextInput label="Nom" maxLength={80} {...form.getInputProps("name")} />
          <FirstSight isMap={isMap} form={form} />
          {making.isPending && <UploadState upload={{ status: "reading" }} />}
          <FormError>{making.isError && makingFailure(making.error)}</FormError>
        </Stack>
      </form>
    </Dialog>
  );
}
