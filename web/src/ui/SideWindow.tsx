import { Group, Text } from "@mantine/core";
import { createContext, type ReactNode, useContext, useEffect, useId } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "./IconButton";
import { ModalWindow } from "./ModalWindow";
import styles from "./SideWindow.module.css";
import { useDismissal } from "./useDismissal";

const SidePlace = createContext<HTMLElement | null>(null);

/** Where a screen has room for a window beside what goes on; null while it has none. */
export const SidePlaceProvider = SidePlace.Provider;

interface SideWindowProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** A window that leaves the screen in sight and in use, where it has a place for one; else over it. Escape closes it. */
export function SideWindow(props: SideWindowProps) {
  const place = useContext(SidePlace);
  return place ? createPortal(<Beside {...props} />, place) : <ModalWindow {...props} />;
}

function Beside({ title, children, onClose }: SideWindowProps) {
  const id = useId();
  const { root } = useDismissal<HTMLElement>(id, onClose, { byPress: false });
  useEffect(() => {
    const before = document.activeElement;
    root.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [root]);
  return (
    <section ref={root} className={styles.window} aria-labelledby={id} tabIndex={-1}>
      <Group justify="space-between" wrap="nowrap" mb={8}>
        <Text component="h3" id={id} fw={650} m={0}>
          {title}
        </Text>
        <IconButton icon="close" label="Fermer" onClick={onClose} />
      </Group>
      {children}
    </section>
  );
}
