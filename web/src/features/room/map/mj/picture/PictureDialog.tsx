import { Alert, Button, FileInput, Group, Progress, Text } from "@mantine/core";
import { updateScene } from "domain/api/scenes";
import { tileNames } from "domain/table/scene/tiles";
import type { SystemId } from "domain/values/systemIds";
import { call } from "../../../../../http/call";
import { serverSentence } from "../../../../../http/serverSentence";
import type { LiveScene } from "../../../../../live/scene/scenes";
import { Dialog } from "../../../../../ui/ConfirmDialog";
import { toast } from "../../../../../ui/toast";
import type { Upload, usePictureUpload } from "./usePictureUpload";

/** What browsers read; a HEIC is converted by phones that are asked for these. */
const ACCEPTED = "image/png,image/jpeg,image/webp,image/avif,image/gif";

interface PictureDialogProps extends ReturnType<typeof usePictureUpload> {
  campaignId: string;
  system: SystemId;
  scene: LiveScene;
  onClose: () => void;
}

/** A scene's picture, from the device. It goes on being sent while the dialog is closed. */
export default function PictureDialog({
  campaignId,
  system,
  scene,
  upload,
  send,
  stop,
  onClose,
}: PictureDialogProps) {
  const missing = scene.picture
    ? tileNames(scene.picture).filter((name) => scene.tiles[name] === undefined).length
    : 0;
  const busy = upload.status === "reading" || upload.status === "sending" || upload.status === "waiting";
  const remove = () => {
    stop();
    call(updateScene, {
      params: { system, id: campaignId, sceneId: scene.id },
      body: { picture: null },
    }).catch((error) => toast("error", serverSentence(error, "L'image n'a pas pu être enlevée. Réessaie.")));
  };
  return (
    <Dialog
      title="Image de la scène"
      cancel="Fermer"
      onCancel={onClose}
      actions={scene.picture && <Button onClick={remove}>Enlever l'image</Button>}
    >
      <FileInput
        label="Choisir une image"
        description="PNG, JPEG, WebP ou AVIF. Elle est découpée sur ton appareil ; lieu et appareil photo n'en partent pas."
        placeholder="Choisir un fichier"
        accept={ACCEPTED}
        disabled={busy}
        value={null}
        onChange={(file) => file && void send(scene, file)}
      />
      {missing > 0 && !busy && (
        <Alert mt="md" color="warn">
          Il manque {missing} morceaux de l'image : choisis le même fichier pour reprendre l'envoi.
        </Alert>
      )}
      <UploadState upload={upload} />
      {busy && (
        <Group justify="flex-end" mt="sm">
          <Button size="compact-sm" onClick={stop}>
            Interrompre l'envoi
          </Button>
        </Group>
      )}
    </Dialog>
  );
}

function UploadState({ upload }: { upload: Upload }) {
  if (upload.status === "idle") return null;
  if (upload.status === "failed") {
    return (
      <Alert mt="md" color="bad" role="alert">
        {upload.sentence}
      </Alert>
    );
  }
  if (upload.status === "reading") return <Text mt="md">Lecture de l'image...</Text>;
  const { sent, all } = upload;
  return (
    <>
      <Progress mt="md" value={(100 * sent) / all} aria-label="Envoi de l'image" />
      <Text size="sm" mt={4} role="status">
        {upload.status === "waiting"
          ? `Connexion perdue : l'envoi reprendra au morceau ${sent + 1} sur ${all}.`
          : `${sent} morceaux envoyés sur ${all}`}
      </Text>
    </>
  );
}
