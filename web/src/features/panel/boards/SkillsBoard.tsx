import { Group, Title, UnstyledButton } from "@mantine/core";
import type { SkillGroup } from "domain/game/preset";
import { matchesSearch } from "domain/table/panel/panelSearch";
import { elide } from "domain/values/text/elide";
import type { ReactNode } from "react";
import { Board } from "../../../table/board/Board";
import buttons from "../../../table/board/buttons.module.css";
import { NothingFound } from "../../../table/panel/boards/PressBoard";
import { AutoGrid } from "../../../ui/AutoGrid";
import styles from "./SkillsBoard.module.css";

interface SkillsBoardProps {
  groups: readonly SkillGroup[];
  /** Only the skills that answer it are shown. */
  search: string;
  /** The MJ wants to ask for a roll of it. */
  onAsk: (skill: string) => void;
  /** Beside the title. */
  aside?: ReactNode;
}

/** The game's skills by group: pressed, one is asked for. */
export function SkillsBoard({ groups, search, onAsk, aside }: SkillsBoardProps) {
  const found = groups
    .map((group) => ({ ...group, skills: group.skills.filter((skill) => matchesSearch(search, skill)) }))
    .filter(({ skills }) => skills.length > 0);
  return (
    <Board title="Compétences" aside={aside}>
      {found.length === 0 && <NothingFound />}
      <AutoGrid fit min={190} gap="8px 18px">
        {found.map(({ id, label, skills }) => (
          <div key={id}>
            <Title order={3} id={`skills-${id}`} className={styles.group}>
              {label}
            </Title>
            <Group component="ul" role="list" gap={4} aria-labelledby={`skills-${id}`}>
              {skills.map((skill) => (
                <li key={skill}>
                  <UnstyledButton
                    className={buttons.chip}
                    title={`Demander un jet ${elide("de", skill)}`}
                    aria-haspopup="dialog"
                    onClick={() => onAsk(skill)}
                  >
                    {skill}
                  </UnstyledButton>
                </li>
              ))}
            </Group>
          </div>
        ))}
      </AutoGrid>
    </Board>
  );
}
