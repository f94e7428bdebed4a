import { useEffect, useSyncExternalStore } from "react";
import { deviceStorage } from "../../browser/deviceStorage";
import { isOutboxHeld, watchOutboxes } from "../../browser/heldOutboxes";
import { outboxSubject, unsavedNote } from "../../browser/storageKeys";
import { useOnDemand } from "../../ui/useOnDemand";

interface WaitingWorkProps {
  uid: string;
  connected: boolean;
}

const loadSender = () => import("./SendWaiting");

/** What of this person waits to be sent and no open screen sends, by its keys, as one text. */
const unheldOutboxes = (uid: string): string =>
  deviceStorage
    .keys()
    .filter((key) => (outboxSubject(uid, key) ?? unsavedNote(uid, key)) !== undefined && !isOutboxHeld(key))
    .toSorted()
    .join("\n");

/** Sends what this member wrote without a connection, whatever screen is open. Without any, it only looks at keys. */
export function WaitingWork({ uid, connected }: WaitingWorkProps) {
  const keys = useSyncExternalStore(watchOutboxes, () => unheldOutboxes(uid));
  const [SendWaiting, request] = useOnDemand(loadSender);
  useEffect(() => {
    // Asked again with each change of the connection: without one it may not be had.
    if (keys !== "" && connected) request();
  }, [keys, connected, request]);
  if (SendWaiting === undefined || keys === "") return null;
  return <SendWaiting uid={uid} keys={keys.split("\n")} connected={connected} />;
}
