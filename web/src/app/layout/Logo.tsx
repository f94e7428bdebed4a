import { Link } from "react-router-dom";
import { Die } from "../../ui/Die";
import styles from "./Logo.module.css";

export const BRAND = "Dés & Héros";

/** The brand, leading to the home of whoever looks: the showcase or the dashboard. */
export function Logo({ to }: { to: string }) {
  return (
    <Link to={to} className={styles.logo}>
      <Die tone="gilt" size={34} />
      <span className={styles.name}>{BRAND}</span>
    </Link>
  );
}
