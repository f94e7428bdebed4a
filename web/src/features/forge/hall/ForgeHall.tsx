import { Badge } from "@mantine/core";
import { type ForgeMake, paths } from "domain/links/paths";
import { SYSTEM_IDS, type SystemId } from "domain/systems/systemIds";
import { SYSTEM_NAMES } from "domain/systems/systemNames";
import { Link } from "react-router-dom";
import { Constellation } from "../../../ui/Constellation";
import { Emblem } from "../../../ui/Emblem";
import { usePageTitle } from "../../../ui/usePageTitle";
import styles from "./ForgeHall.module.css";

interface ForgeHallProps {
  /** The game that was asked for; then only its doors are shown first. */
  system: SystemId | undefined;
  /** Whether a draft of a character of this game waits on this device. */
  isBegun: (system: SystemId) => boolean;
}

const TAGLINES: Readonly<Record<SystemId, string>> = {
  dnd5e: "Elfes, dragons et torches qui faiblissent.",
  vampire: "La nuit, le sang, et ce qu'il reste d'humain.",
  cyberpunk: "Néons, chrome et loyers en retard.",
  cthulhu: "Années 20, manuscrits, et ce qui dort dessous.",
};

const DOORS: readonly { readonly make: ForgeMake; readonly title: string; readonly text: string }[] = [
  {
    make: "character",
    title: "Un personnage",
    text: "Pas à pas, avec un mot d'explication à chaque choix.",
  },
  {
    make: "campaign",
    title: "Une campagne",
    text: "Un nom, quelques règles, et le lien d'invitation pour ta table.",
  },
];

/** The way into the Forge: what to make, and for which game. */
export function ForgeHall({ system, isBegun }: ForgeHallProps) {
  usePageTitle("L'atelier de la Forge");
  const systems = system === undefined ? SYSTEM_IDS : [system];
  return (
    <div className={styles.hall}>
      <header className={styles.head}>
        <div>
          <h1>Que veux-tu forger ?</h1>
          <p>Choisis un jeu, puis laisse-toi guider. Rien n'est définitif, et ton brouillon t'attend.</p>
        </div>
        <span className={styles.sky}>
          <Constellation value={20} />
        </span>
      </header>
      {DOORS.map(({ make, title, text }) => (
        <section key={make} className={styles.doors} aria-labelledby={`forge-${make}`}>
          <div>
            <h2 id={`forge-${make}`}>{title}</h2>
            <p>{text}</p>
          </div>
          <ul>
            {systems.map((id) => (
              <li key={id} data-system={id}>
                <Link to={paths.forgeWorkshop({ make, system: id })} className={styles.door}>
                  <Emblem system={id} size={46} />
                  <span className={styles.name}>{SYSTEM_NAMES[id]}</span>
                  <span className={styles.tagline}>{TAGLINES[id]}</span>
                  {make === "character" && isBegun(id) && <Badge color="system">Brouillon en cours</Badge>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
