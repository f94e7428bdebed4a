import { useFullscreenElement } from "@mantine/hooks";
import { IconButton } from "../../../ui/IconButton";
import styles from "./TableScreen.module.css";

/** The only control of the table's screen; gone once it fills the screen. */
export function FullScreen() {
  const { fullscreen, toggle } = useFullscreenElement();
  if (fullscreen || !document.fullscreenEnabled) return null;
  return (
    <div className={styles.fullScreen}>
      <IconButton icon="expand" label="Plein écran" onClick={() => void toggle()} />
    </div>
  );
}
