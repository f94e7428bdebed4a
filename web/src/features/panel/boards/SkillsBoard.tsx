import { matchesSearch } from "domain/panel/panelSearch";
import type { SkillGroup } from "domain/systems/preset";
import { Board } from "../Board";
import styles from "./Boards.module.css";

interface SkillsBoardProps {
  groups: readonly SkillGroup[];
  /** Only the skills that answer it are shown. */
  search: string;
  /** The MJ calls for a roll of it. */
  onCall: (skill: string) => void;
}

/** The game's skills by group: pressed, one is noted as called for. */
export function SkillsBoard({ groups, search, onCall }: SkillsBoardProps) {
  const found = groups
    .map((group) => ({ ...group, skills: group.skills.filter((skill) => matchesSearch(search, skill)) }))
    .filter(({ skills }) => skills.length > 0);
  return (
    <Board title="Compétences">
      {found.length === 0 && <p className={styles.none}>Rien ne répond à cette recherche.</p>}
      <div className={styles.groups}>
        {found.map(({ id, label, skills }) => (
          <div key={id} className={styles.group}>
            <h3 id={`skills-${id}`}>{label}</h3>
            <ul aria-labelledby={`skills-${id}`}>
              {skills.map((skill) => (
                <li key={skill}>
                  <button
                    type="button"
                    className={styles.skill}
                    title={`Noter qu'un jet de ${skill} est demandé`}
                    onClick={() => onCall(skill)}
                  >
                    {skill}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Board>
  );
}
