import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";

/**
 * Goes where a notification leads that is pressed outside of the app (`web/public/push.js`), and tells the worker that this
 * page does. A reload in its place would lose what is being typed.
 */
export function useOpenedByWorker(): void {
  const navigate = useNavigate();
  const follow = useEffectEvent(({ data, ports }: MessageEvent) => {
    if (typeof data?.open !== "string" || !URL.canParse(data.open)) return;
    const { origin, pathname, search, hash } = new URL(data.open);
    if (origin !== window.location.origin) return;
    ports[0]?.postMessage("opened");
    void navigate(`${pathname}${search}${hash}`);
  });
  useEffect(() => {
    const { serviceWorker } = navigator;
    serviceWorker?.addEventListener("message", follow);
    return () => serviceWorker?.removeEventListener("message", follow);
  }, []);
}
