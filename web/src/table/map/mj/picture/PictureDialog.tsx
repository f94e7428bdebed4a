import { Alert, Button, FileInput, Group, Stack } from "@mantine/core";
import { updateScene } from "domain/api/scenes";
import { tileNames } from "domain/table/scene/tiles";
import type { SystemId } from "domain/values/systemIds";
import { plural } from "domain/values/text/plural";
import { useState } from "react";
import { call } from "../../../../http/call";
import { serverSentence } from "../../../../http/serverSentence";
import type { LiveScene } from "../../../../live/scene/scenes";
import { Dialog } from "../../../../ui/ConfirmDialog";
import { toast } from "../../../../ui/toast";
import { useFileDrop } from "../../../../ui/useFileDrop";
import { isBusy, UploadState } from "./UploadState";
import { type usePictureUpload, useUpload } from "./usePictureUpload";

/** What browsers read; a HEIC is converted by phones that are asked for these. */
const ACCEPTED = "image/png,image/jpeg,image/webp,image/avif,image/gif";

interface PictureDialogProps extends ReturnType<typeof usePictureUpload> {
  campaignId: string;
  system: SystemId;
  scene: LiveScene;
  onClose: () => void;
}

/** A scene's picture or map, from the device. It goes on being sent while the dialog is closed. */
export default function PictureDialog({
  campaignId,
  system,
  scene,
  send,
  stop,
  onClose,
}: PictureDialogProps) {
  const upload = useUpload(scene.id);
  const busy = isBusy(upload);
  const [asked, setAsked] = useState<File>();
  const take = (file: File) => {
    setAsked(undefined);
    void send(scene, file);
  };
  const isOver = useFileDrop(busy ? undefined : scene.picture ? setAsked : take);
  const missing = scene.picture
    ? tileNames(scene.picture).filter((name) => scene.tiles[name] === undefined).length
    : 0;
  const remove = () => {
    stop(scene);
    call(updateScene, {
      params: { system, id: campaignId, sceneId: scene.id },
      body: { picture: null },
    }).catch((error) => toast("error", serverSentence(error, "L'image n'a pas pu être enlevée. Réessaie.")));
  };
  const choice = { placeholder: "Choisir un fichier", disabled: busy, value: null };
  const choose = (file: File | null) => file && take(file);
  return (
    <Dialog
      title="Image de la scène"
      cancel="Fermer"
      onCancel={onClose}
      actions={scene.picture && <Button onClick={remove}>Enlever l'image</Button>}
    >
      <Stack gap="md">
        <FileInput
          {...choice}
          label="Choisir une image"
          description="PNG, JPEG, WebP ou AVIF. Elle est découpée sur ton appareil ; elle part sans le lieu ni le modèle de l'appareil."
          accept={ACCEPTED}
          onChange={choose}
        />
        <FileInput
          {...choice}
          label="Ou une carte d'un éditeur"
          description="Fichier Universal VTT (.uvtt, .dd2vtt, .df2vtt) : image, grille, murs, portes et lumières d'un coup, à la place de ceux de la scène. Tu peux aussi le déposer ici."
          onChange={choose}
        />
      </Stack>
      {isOver && (
        <Alert mt="md" color="info">
          Dépose l'image ou la carte ici.
        </Alert>
      )}
      {asked && !busy && (
        <Alert mt="md" color="warn" role="alert">
          Remplacer l'image de la scène par « {asked.name} » ? Une carte remplace aussi la grille, les murs,
          les portes et les lumières.
          <Group justify="flex-end" mt="sm">
            <Button size="compact-sm" onClick={() => setAsked(undefined)}>
              Garder l'image
            </Button>
            <Button size="compact-sm" variant="primary" onClick={() => take(asked)}>
              Remplacer
            </Button>
          </Group>
        </Alert>
      )}
      {missing > 0 && !busy && (
        <Alert mt="md" color="warn">
          Il manque {missing} {plural(missing, "morceau", "morceaux")} de l'image : choisis le même fichier
          pour reprendre l'envoi.
        </Alert>
      )}
      <UploadState upload={upload} />
      {busy && (
        <Group justify="flex-end" mt="sm">
          <Button size="compact-sm" onClick={() => stop(scene)}>
            Interrompre l'envoi
          </Button>
        </Group>
      )}
    </Dialog>
  );
}
