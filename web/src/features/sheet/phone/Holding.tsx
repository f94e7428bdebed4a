import { Button, Group } from "@mantine/core";
import { useReducedMotion } from "@mantine/hooks";
import { type PlayInUse, useInPlay, useSheet } from "../../../kits/sheet/openSheet";
import { goToSection, usePageSections } from "../../../ui/pageSections";

/** What holds now, death before the door first: a press goes to where it is changed. What is to be rolled has a card of its own. */
export function Holding() {
  const { play } = useInPlay();
  return play && <Known play={play} />;
}

function Known({ play: { system, state, limits } }: { play: PlayInUse }) {
  const { equipped } = useSheet();
  const sections = usePageSections();
  const still = useReducedMotion();
  const held = system
    .vitalsOf(state, limits, equipped)
    .flatMap((vital) => (vital.kind === "condition" ? [vital] : []));
  if (held.length === 0) return null;
  const go = () => {
    const inPlay = sections?.all().find(({ label }) => label === "En jeu");
    if (inPlay) goToSection(inPlay, still);
  };
  return (
    <Group component="section" gap={6} aria-label="Ce qui t'affecte">
      {held.map(({ label, tone }) => (
        <Button key={label} size="sm" mih={44} px={14} c={tone === "bad" ? "bad" : undefined} onClick={go}>
          {label}
        </Button>
      ))}
    </Group>
  );
}
