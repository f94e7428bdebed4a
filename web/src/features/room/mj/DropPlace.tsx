import { Portal } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import type { ComponentProps } from "react";
import { useEffect, useState } from "react";
import { useFileDrop } from "../../../ui/useFileDrop";
import { useOnDemand } from "../../../ui/useOnDemand";
import styles from "./DropPlace.module.css";

const loadDroppedMap = () => import("../../../table/map/mj/picture/DroppedMap");

type DroppedMapProps = ComponentProps<Awaited<ReturnType<typeof loadDroppedMap>>["default"]>;

/** Where a dialog is open, a file that is dropped is its own. */
const isFree = () => document.querySelector("[role=dialog]") === null;

/** The picture that is pasted, unless it comes with the text that it was drawn of. */
function pastedFile({ clipboardData }: ClipboardEvent): File | undefined {
  if (clipboardData === null || clipboardData.types.includes("text/plain")) return undefined;
  return [...clipboardData.files].find(({ type }) => type.startsWith("image/"));
}

/** Takes a picture or a map that is dropped anywhere on the MJ's table, or pasted there. */
export function DropPlace(table: Omit<DroppedMapProps, "file" | "onClose">) {
  const [DroppedMap, request] = useOnDemand(loadDroppedMap);
  const [file, setFile] = useState<File>();
  const take = (taken: File) => {
    if (isFree()) setFile(taken);
  };
  const isOver = useFileDrop(file ? undefined : take);
  const isComing = isOver || file !== undefined;
  useEffect(() => {
    if (isComing) request();
  }, [isComing, request]);
  useWindowEvent("paste", (event) => {
    const pasted = pastedFile(event);
    if (pasted === undefined || event.defaultPrevented || !isFree()) return;
    event.preventDefault();
    setFile(pasted);
  });
  return (
    <>
      {isOver && isFree() && (
        <Portal>
          <p className={styles.over}>Dépose l'image ou la carte : elle devient une scène.</p>
        </Portal>
      )}
      {file && DroppedMap && <DroppedMap {...table} file={file} onClose={() => setFile(undefined)} />}
    </>
  );
}
