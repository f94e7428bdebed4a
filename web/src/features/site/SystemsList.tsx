import type { SystemId } from "domain/values/systemIds";
import { SystemBand } from "../../ui/Emblem";
import { EmptyState } from "../../ui/EmptyState";
import { Card } from "../../ui/plain/PlainCard";
import { Skeleton } from "../../ui/plain/PlainSkeleton";
import styles from "./SystemsList.module.css";

interface ListedSystem {
  id: SystemId;
  name: string;
  tagline: string;
}

export type SystemsState =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "ready"; modules: readonly ListedSystem[] };

const PLACES = ["first", "second", "third", "fourth"];

/** The games on offer, as the modules call lists them (product §1, and §2 for the Forge's page). */
export function SystemsList({ modules }: { modules: SystemsState }) {
  if (modules.status === "loading") return <LoadingSystems />;
  if (modules.status === "failed") {
    return <EmptyState>Impossible de charger les systèmes pour le moment.</EmptyState>;
  }
  if (modules.modules.length === 0) {
    return <EmptyState>Aucun système disponible pour le moment.</EmptyState>;
  }
  return (
    <ul className={styles.list}>
      {modules.modules.map((system) => (
        <Card as="li" flush key={system.id} data-system={system.id} className={styles.system}>
          <SystemBand system={system.id} tall />
          <div className={styles.words}>
            <h3>{system.name}</h3>
            <p>{system.tagline}</p>
          </div>
        </Card>
      ))}
    </ul>
  );
}

function LoadingSystems() {
  return (
    <div role="status">
      <span className="visuallyHidden">Chargement des systèmes...</span>
      <div className={styles.list}>
        {PLACES.map((place) => (
          <Card flush key={place} className={styles.system}>
            <Skeleton height={128} radius={0} />
            <div className={styles.words}>
              <Skeleton height={22} width="62%" />
              <Skeleton height={14} />
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
}
