import { useWindowEvent } from "@mantine/hooks";
import { useEffect } from "react";
import { useOnDemand } from "./useOnDemand";

const loadToaster = () => import("./Toaster");

/** Shows toasts. What they are made of weighs 14 KB gz: it comes beside the first screen, which does not wait for it. */
export function ToastHost() {
  const [Toaster, request] = useOnDemand(loadToaster);
  useEffect(request, [request]);
  useWindowEvent("online", request);
  return Toaster && <Toaster />;
}
