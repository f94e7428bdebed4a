import { Alert } from "@mantine/core";
import { useViewer } from "../../../kits/sheet/openSheet";
import { PlayNews } from "../../../table/play/PlayNews";
import { usePlayLines } from "../sheetContexts";

/** What is said wherever the page is scrolled: no connection, and what others do to the character. */
export function SheetNotices() {
  const play = usePlayLines();
  return (
    <>
      <OfflineNotice />
      {play && <PlayNews play={play} />}
    </>
  );
}

/** What does not work without connection; the live region is mounted before it is needed. */
function OfflineNotice() {
  const { connected } = useViewer();
  return (
    <div role="status">
      {!connected && (
        <Alert role="note" color="gilt" c="var(--ink-2)" py={10}>
          Cette fiche est celle que cet appareil a gardée : elle n'est plus en direct. Tes jets restent ici ;
          ce que tu changes en jeu part avec la connexion, et l'inventaire ne se modifie qu'avec elle.
        </Alert>
      )}
    </div>
  );
}
