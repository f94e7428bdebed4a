import { Portal } from "@mantine/core";
import { Suspense, useState } from "react";
import { lazy } from "../../../../ui/lazy";
import { useStore } from "../../../../ui/useStore";
import { useEditor } from "../../editor/EditorContext";
import { useMj } from "../MjContext";
import styles from "./DroppedMap.module.css";
import { useFileDrop } from "./useFileDrop";
import { usePictureUpload } from "./usePictureUpload";

const PictureDialog = lazy(() => import("./PictureDialog"));

/** Where a dialog is open, a file that is dropped is its own. */
const isFree = () => document.querySelector("[role=dialog]") === null;

/**
 * Takes a picture or a map that is dropped on the page of a scene which its MJ prepares, and shows how it goes. One that
 * replaces another picture is asked for once more.
 */
export function DroppedMap() {
  const { campaignId, system } = useEditor().table;
  const scene = useStore(useMj(), (state) => state.scene);
  const upload = usePictureUpload(campaignId, system);
  const [open, setOpen] = useState<{ readonly asked: File | undefined }>();
  const take = (file: File) => {
    if (!isFree()) return;
    if (scene.picture === undefined) void upload.send(scene, file);
    setOpen({ asked: scene.picture && file });
  };
  const isOver = useFileDrop(open ? undefined : take);
  return (
    <>
      {isOver && isFree() && (
        <Portal>
          <p className={styles.over}>Dépose l'image ou la carte sur la scène « {scene.name} ».</p>
        </Portal>
      )}
      {open && (
        <Suspense>
          <PictureDialog
            {...{ campaignId, system, scene }}
            {...upload}
            dropped={open.asked}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
