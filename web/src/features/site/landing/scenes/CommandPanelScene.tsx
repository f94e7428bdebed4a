import styles from "./CommandPanelScene.module.css";

const TRACKS = [
  { name: "Tension", filled: 4, of: 6 },
  { name: "Inspiration", filled: 2, of: 6 },
] as const;

/** Two tracks and a prompt of the MJ panel. */
export function CommandPanelScene() {
  return (
    <div className={styles.panel}>
      {TRACKS.map(({ name, filled, of }) => (
        <div className={styles.track} key={name}>
          <span>{name}</span>
          <svg viewBox="0 0 150 22" width="150" height="22" aria-hidden="true">
            {Array.from(
              { length: of },
              (_, step) => `M${step * 25 + 11} 1 ${step * 25 + 20} 6v10l-9 5-9-5V6z`,
            ).map((lozenge, step) => (
              <path key={lozenge} d={lozenge} data-filled={step < filled || undefined} />
            ))}
          </svg>
        </div>
      ))}
      <p className={styles.prompt}>
        <small>Amorce narrative</small>« La cloche de l'abbaye sonne seule. Qui, à table, l'a déjà
        entendue&nbsp;? »
      </p>
    </div>
  );
}
