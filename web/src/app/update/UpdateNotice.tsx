import { Button, Group, Paper, Text } from "@mantine/core";
import { useEffect, useState, useSyncExternalStore } from "react";
import { onMissingPart } from "../../browser/missingParts";
import { hasNetwork } from "../../browser/network";
import { isServerNewer, watchServer } from "../../http/newerServer";
import { toast } from "../../ui/toast";
import { activate, isOutdated, watchForNewVersion } from "./newVersion";
import styles from "./UpdateNotice.module.css";

/** Development has no worker to register; nor has a browser without the API, or one that private browsing bars. */
const installable = import.meta.env.PROD && "serviceWorker" in navigator;

/**
 * Keeps the app on this device, and says when a newer one is out, or when the server answers as one that this page is
 * too old for. The reload is the reader's to choose: nothing that is being typed is lost.
 */
export default function UpdateNotice() {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  const isServerAhead = useSyncExternalStore(watchServer, isServerNewer, () => false);
  const [lacksParts, setLacksParts] = useState(false);

  useEffect(() => {
    if (!installable) return;
    const watching = watchForNewVersion(setWaiting).catch(() => undefined);
    return () => void watching.then((stop) => stop?.());
  }, []);

  useEffect(
    () =>
      onMissingPart(async (want) => {
        if (hasNetwork() && (await isOutdated().catch(() => false))) setLacksParts(true);
        else if (want === "drawn")
          toast("error", "Cette partie de l'écran n'a pas pu être chargée. Réessaie.");
      }),
    [],
  );

  const update = () => {
    const reload = () => window.location.reload();
    if (waiting === undefined) return reload();
    navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
    if (waiting.state === "installed") activate(waiting);
    else reload();
  };

  return (
    <div className={styles.place} role="status">
      {(waiting || isServerAhead || lacksParts) && (
        <Paper className={styles.notice}>
          <Group gap="8px 16px">
            <Text fz="sm" lh={1.45} flex="1 1 15rem">
              <Text span inherit fw={700} c="var(--accent)">
                Une nouvelle version est prête.
              </Text>{" "}
              Elle s'affichera au prochain chargement de la page.
            </Text>
            <Button size="sm" variant="primary" onClick={update}>
              Mettre à jour
            </Button>
          </Group>
        </Paper>
      )}
    </div>
  );
}
