import { Text } from "@mantine/core";
import { useViewer } from "../../../kits/sheet/openSheet";
import styles from "./Offline.module.css";

/**
 * That the connection is lost, in one line of what stays in sight: the site's own banner would cover it, and is only
 * heard meanwhile (`ConnectionBanner.module.css`).
 */
export function Offline() {
  if (useViewer().connected) return null;
  return (
    <Text size="sm" fw={650} c="warn" truncate aria-hidden="true" className={styles.line} data-says-offline>
      Hors ligne : tout reprendra avec la connexion.
    </Text>
  );
}
