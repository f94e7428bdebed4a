import { Link } from "react-router-dom";
import styles from "./Breadcrumbs.module.css";
import type { Crumb } from "./trail";

export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  if (trail.length === 0) return null;
  return (
    <nav aria-label="Fil d'Ariane">
      <ol className={styles.trail}>
        {trail.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
