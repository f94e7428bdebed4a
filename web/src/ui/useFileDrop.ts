import { useWindowEvent } from "@mantine/hooks";
import { useState } from "react";

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") ?? false;

/**
 * Takes a file that is dropped anywhere on the page while `take` is there, and says whether one hangs over it. Without
 * `take` nothing happens: the browser would leave the page for the file.
 */
export function useFileDrop(take: ((file: File) => void) | undefined): boolean {
  const [isOver, setOver] = useState(false);
  const hover = (event: DragEvent) => {
    const { dataTransfer } = event;
    if (dataTransfer === null || !hasFiles(event)) return;
    if (take) dataTransfer.dropEffect = "copy";
    // Another part of the page may take it.
    else if (!event.defaultPrevented) dataTransfer.dropEffect = "none";
    event.preventDefault();
    setOver(take !== undefined);
  };
  useWindowEvent("dragenter", hover);
  useWindowEvent("dragover", hover);
  useWindowEvent("dragleave", ({ relatedTarget }) => {
    // It goes from element to element; only out of the page to none.
    if (relatedTarget === null) setOver(false);
  });
  useWindowEvent("drop", (event) => {
    setOver(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) take?.(file);
  });
  return isOver && take !== undefined;
}
