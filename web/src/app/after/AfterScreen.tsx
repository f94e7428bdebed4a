import { lazy, type ReactNode, Suspense, useState } from "react";
import { deviceStorage } from "../../browser/deviceStorage";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { dataOf } from "../../live/liveSource";
import { useOwnNotifications } from "../../live/ownNotifications";
import UpdateNotice from "../update/UpdateNotice";
import { useCloseShown } from "./useCloseShown";
import { useWorkerMessages } from "./useWorkerMessages";

/** What fails is tried again at the next visit. */
const PushRenewal = lazy(() => import("../../table/push/PushRenewal").catch(() => ({ default: () => null })));

/** What goes on behind every member's screen, and comes after the first of them: its version, its worker, its pushes. */
export default function AfterScreen({ uid }: { uid: string }): ReactNode {
  const [rings] = useState(() => deviceStorage.read(STORAGE_KEYS.push) !== null);
  useWorkerMessages();
  useCloseShown(dataOf(useOwnNotifications()));
  return (
    <>
      <UpdateNotice />
      <Suspense>{rings && <PushRenewal uid={uid} />}</Suspense>
    </>
  );
}
