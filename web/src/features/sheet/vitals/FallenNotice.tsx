import { Text } from "@mantine/core";
import { useEffect } from "react";
import { useViewer } from "../../../kits/sheet/openSheet";
import { useFallen } from "../dues/useFallen";
import styles from "./FallenNotice.module.css";

/** Who has fallen reads what they are and what may still be done, and their whole screen has its colour (product §2.8.30). */
export function FallenNotice() {
  const { isOwner } = useViewer();
  const fallen = useFallen();
  const tone = isOwner ? fallen?.tone : undefined;
  useEffect(() => {
    if (tone === undefined) return;
    const { dataset } = document.documentElement;
    dataset.fallen = tone;
    return () => {
      delete dataset.fallen;
    };
  }, [tone]);
  // Mounted before it is needed: what arrives in it is said.
  return (
    <div role="status">
      {isOwner && fallen && (
        <Text size="sm" lh={1.3} className={styles.fallen} data-tone={fallen.tone}>
          <b>{fallen.label}.</b> {fallen.text}
        </Text>
      )}
    </div>
  );
}
