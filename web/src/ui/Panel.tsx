import { Accordion, Group, Paper } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useCallback, useId } from "react";
import styles from "./Panel.module.css";
import { usePageSection } from "./pageSections";
import { Revealed } from "./reveal";

interface PanelProps {
  title: string;
  /** Where this device remembers whether the panel is open (product §2). */
  storageKey: string;
  /** Beside the title, open or not: a count, a button. */
  aside?: ReactNode;
  /** What it is called where the page lists its sections: its title, where that is short. */
  section?: string;
  children: ReactNode;
}

const CONTENT = "content";

/** A card that folds up under its title and stays as it was left. Printed, it is open. */
export function Panel({ title, storageKey, aside, section = title, children }: PanelProps) {
  const [open, setOpen] = useLocalStorage({
    key: storageKey,
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const id = useId();
  const unfold = useCallback(() => setOpen(true), [setOpen]);
  const ref = usePageSection(section, unfold);
  return (
    <Paper ref={ref} component="section" className={styles.panel} aria-labelledby={id}>
      <Accordion
        value={open ? CONTENT : null}
        onChange={(value) => setOpen(value === CONTENT)}
        order={2}
        chevronPosition="left"
        transitionDuration={0}
      >
        <Accordion.Item value={CONTENT}>
          <Group justify="space-between" gap="4px 12px">
            <Accordion.Control className={styles.control}>
              <span id={id}>{title}</span>
            </Accordion.Control>
            {aside && <div className={styles.aside}>{aside}</div>}
          </Group>
          {/* The whole card is the region of this name. A part that the address names unfolds it: its effects run folded, too. */}
          <Accordion.Panel
            className={styles.body}
            role="presentation"
            aria-labelledby={undefined}
            keepMountedMode="display-none"
          >
            <Revealed open={unfold}>{children}</Revealed>
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Paper>
  );
}
