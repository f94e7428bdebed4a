import { Box, UnstyledButton } from "@mantine/core";
import { useReducedMotion } from "@mantine/hooks";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { goToSection, type PageSections, usePageSections } from "../../../ui/pageSections";
import styles from "./SectionBar.module.css";
import { useCurrentSection } from "./useCurrentSection";

/** The sections of the sheet, with the one in view marked; a press goes to one. */
export function SectionBar() {
  const sections = usePageSections();
  return sections && <Bar sections={sections} />;
}

function Bar({ sections }: { sections: PageSections }) {
  const all = useSyncExternalStore(sections.subscribe, sections.all);
  const [current, hold] = useCurrentSection(all);
  const still = useReducedMotion();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const bar = list.current;
    const chip = bar?.querySelector<HTMLElement>("[aria-current]");
    if (!bar || !chip) return;
    bar.scrollTo?.({ top: chip.offsetTop - (bar.clientHeight - chip.offsetHeight) / 2 });
  });
  return (
    <nav aria-label="Parties de la fiche" className={styles.bar}>
      <Box component="ul" role="list" ref={list} className={styles.list}>
        {all.map((section) => (
          <li key={section.label}>
            <UnstyledButton
              className={styles.section}
              aria-current={section === current ? "true" : undefined}
              onClick={() => {
                hold(section);
                goToSection(section, still);
              }}
            >
              {section.label}
            </UnstyledButton>
          </li>
        ))}
      </Box>
    </nav>
  );
}
