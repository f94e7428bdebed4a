import { Alert, Progress, Text } from "@mantine/core";
import { plural } from "domain/values/text/plural";
import type { Upload } from "./SceneUpload";

/** Whether a file is on its way. */
export const isBusy = ({ status }: Upload): boolean =>
  status === "reading" || status === "sending" || status === "waiting";

/** How it goes with a picture, or a map, that is on its way. */
export function UploadState({ upload }: { upload: Upload }) {
  if (upload.status === "idle") return null;
  if (upload.status === "failed") {
    return (
      <Alert mt="md" color="bad" role="alert">
        {upload.sentence}
      </Alert>
    );
  }
  if (upload.status === "done") {
    return (
      <Alert mt="md" color="ok" role="status">
        {upload.sentence}
      </Alert>
    );
  }
  if (upload.status === "reading") {
    return (
      <>
        <Progress mt="md" value={100} animated aria-label="Lecture du fichier" />
        <Text size="sm" mt={4} role="status">
          Lecture du fichier...
        </Text>
      </>
    );
  }
  const { sent, all } = upload;
  return (
    <>
      <Progress mt="md" value={(100 * sent) / all} aria-label="Envoi de l'image" />
      <Text size="sm" mt={4} role="status">
        {upload.status === "waiting"
          ? `Connexion perdue : l'envoi reprendra au morceau ${sent + 1} sur ${all}.`
          : `${sent} ${plural(sent, "morceau envoyé", "morceaux envoyés")} sur ${all}`}
      </Text>
    </>
  );
}
