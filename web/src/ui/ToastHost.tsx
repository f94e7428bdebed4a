import { useWindowEvent } from "@mantine/hooks";
import { lazy, Suspense, useEffect, useState } from "react";
import { receiveToasts } from "./toast";

const loadToaster = () => import("./Toaster");
const Toaster = lazy(loadToaster);

/**
 * Shows toasts. What they are made of weighs 14 KB gz and no first screen needs it: it is loaded at the first touch or
 * key, since nearly every toast answers one, or with the first toast.
 */
export function ToastHost() {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  useWindowEvent("pointerdown", want);
  useWindowEvent("keydown", want);
  useEffect(
    () =>
      receiveToasts(async (toast) => {
        setWanted(true);
        const { showToast } = await loadToaster();
        showToast(toast);
      }),
    [],
  );
  return (
    wanted && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
