import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { activate, watchForNewVersion } from "./newVersion";
import styles from "./UpdateNotice.module.css";

/** Development has no worker to register; nor has a browser without the API, or one that private browsing bars. */
const installable = import.meta.env.PROD && "serviceWorker" in navigator;

/** Keeps the app on this device, and says when a newer one is out; the reload is the reader's to choose. */
export default function UpdateNotice() {
  const [waiting, setWaiting] = useState<ServiceWorker>();

  useEffect(() => {
    if (!installable) return;
    const watching = watchForNewVersion(setWaiting).catch(() => undefined);
    return () => void watching.then((stop) => stop?.());
  }, []);

  const reload = () => {
    const again = () => window.location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", again, { once: true });
    if (waiting?.state === "installed") activate(waiting);
    else again();
  };

  return (
    <div className={styles.place} role="status">
      {waiting && (
        <div className={styles.notice}>
          <p>
            <strong>Une nouvelle version est prête.</strong> Elle s'affichera au prochain chargement de la
            page.
          </p>
          <Button size="sm" variant="primary" onClick={reload}>
            Mettre à jour
          </Button>
        </div>
      )}
    </div>
  );
}
