import type { SystemId } from "domain/values/systemIds";
import { useCallback } from "react";
import type { LiveScene } from "../../../../live/scene/scenes";
import { useStore } from "../../../../ui/useStore";
import { type Upload, uploadOf } from "./SceneUpload";

/** Brings pictures and maps from the device to scenes of a campaign. */
export function usePictureUpload(campaignId: string, system: SystemId) {
  const send = useCallback(
    (scene: LiveScene, file: Blob) => uploadOf(scene.id).send({ campaignId, system, scene }, file),
    [campaignId, system],
  );
  const stop = useCallback((scene: LiveScene) => uploadOf(scene.id).stop(), []);
  return { send, stop };
}

/** How it goes with the picture of a scene. */
export const useUpload = (sceneId: string): Upload => useStore(uploadOf(sceneId), ({ upload }) => upload);
