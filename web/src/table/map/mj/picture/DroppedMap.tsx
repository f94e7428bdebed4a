import type { SystemId } from "domain/values/systemIds";
import { useEffect, useEffectEvent, useState } from "react";
import { dataOf } from "../../../../live/liveSource";
import { type LiveScene, useLiveScenes } from "../../../../live/scene/scenes";
import { isMapFile } from "../scenes/sceneDraft";
import { DroppedDialog } from "./DroppedDialog";
import PictureDialog from "./PictureDialog";
import { usePictureUpload } from "./usePictureUpload";

interface DroppedMapProps {
  campaignId: string;
  system: SystemId;
  file: File;
  /** The scene that the map is open with, if there is one. */
  sceneOf: (scenes: readonly LiveScene[]) => LiveScene | undefined;
  /** A scene was made of it. */
  onMade: (sceneId: string) => void;
  onClose: () => void;
}

/** A picture or a map that was dropped on the MJ's table: it becomes a new scene, or that of the scene which is open. */
export default function DroppedMap({ sceneOf, ...dropped }: DroppedMapProps) {
  const scenes = dataOf(useLiveScenes(dropped.campaignId));
  if (scenes === undefined) return null;
  return <Dropped {...dropped} scene={sceneOf(scenes)} />;
}

interface DroppedProps extends Omit<DroppedMapProps, "sceneOf"> {
  scene: LiveScene | undefined;
}

function Dropped({ scene, file, onMade, ...dropped }: DroppedProps) {
  const upload = usePictureUpload(dropped.campaignId, dropped.system);
  // As it was when the file came: what is asked does not change under the pointer.
  const [target] = useState(scene);
  // What a map maker's file lacks is a place alone.
  const [bringing, setBringing] = useState(
    isMapFile(file) && target !== undefined && target.picture === undefined,
  );
  const bring = useEffectEvent(() => {
    if (target) void upload.send(target, file);
  });
  useEffect(() => {
    if (bringing) bring();
  }, [bringing]);
  if (target && bringing) {
    const now = scene?.id === target.id ? scene : target;
    return <PictureDialog {...dropped} {...upload} scene={now} />;
  }
  return (
    <DroppedDialog
      {...dropped}
      file={file}
      scene={target}
      onMade={onMade}
      onReplace={() => setBringing(true)}
    />
  );
}
