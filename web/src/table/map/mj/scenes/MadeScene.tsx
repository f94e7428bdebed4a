import { Button, Group, Text } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import { isBusy, UploadState } from "../picture/UploadState";
import { useUpload } from "../picture/usePictureUpload";

/** The way of a new scene's picture, which goes on without this; closed by itself where nothing is left to say. */
export function MadeScene({ sceneId, onClose }: { sceneId: string; onClose: () => void }) {
  const upload = useUpload(sceneId);
  const isOver = upload.status === "idle";
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
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
