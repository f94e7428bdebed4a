import type { SystemId } from "domain/values/systemIds";
import { SystemBand } from "../../../../ui/Emblem";
import { Medallion } from "../../../../ui/Medallion";
import styles from "./DashboardScene.module.css";

const CAMPAIGNS: readonly { system: SystemId; name: string; players: readonly string[] }[] = [
  { system: "vampire", name: "Nuits de Lutèce", players: ["AN", "IV"] },
  { system: "dnd5e", name: "Les Brumes de Valrogne", players: ["LO", "MA", "KE"] },
];

/** Two campaigns, one laid over the other. */
export function DashboardScene() {
  return (
    <div className={styles.pile}>
      {CAMPAIGNS.map(({ system, name, players }) => (
        <div className={styles.campaign} key={system}>
          <SystemBand system={system} />
          <div className={styles.foot}>
            <strong>{name}</strong>
            <span className={styles.players}>
              {players.map((player) => (
                <Medallion key={player} system={system} size={26}>
                  {player}
                </Medallion>
              ))}
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}
