import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { toast } from "../../ui/toast";

/** Screens of a table tell what happens there themselves. */
const OF_A_TABLE = /^\/(campaign|character|session)\//;

const isText = (value: unknown): value is string => typeof value === "string";

/** An address of this site without its host; undefined for any other. */
function pathOf(address: unknown): string | undefined {
  if (!isText(address) || !URL.canParse(address, window.location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, window.location.origin);
  return origin === window.location.origin ? `${pathname}${search}${hash}` : undefined;
}

/**
 * What the worker asks the page that is in sight (`web/public/push.js`), and is answered once it is done: to go where a
 * notification leads that was pressed outside of the app, since a reload would lose what is being typed; to tell what was
 * pushed. The bell tells what is in it. Unanswered, the worker opens or shows it itself.
 */
export function useWorkerMessages(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const tell = ({ title, body, href, notificationId }: Record<string, unknown>) => {
    const path = pathOf(href);
    if (notificationId !== undefined || OF_A_TABLE.test(pathname) || !isText(title) || !isText(body)) return;
    const open = path === undefined ? undefined : { label: "Ouvrir", run: () => void navigate(path) };
    toast("info", `${title} : ${body}`, open);
  };

  const follow = useEffectEvent(({ data, ports }: MessageEvent) => {
    const path = pathOf(data?.open);
    if (path !== undefined) void navigate(path);
    else if (data?.tell) tell(data.tell);
    else return;
    ports[0]?.postMessage("done");
  });

  useEffect(() => {
    const { serviceWorker } = navigator;
    serviceWorker?.addEventListener("message", follow);
    return () => serviceWorker?.removeEventListener("message", follow);
  }, []);
}
