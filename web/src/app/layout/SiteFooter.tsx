import { paths } from "domain/values/links/paths";
import { useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { Rule } from "../../ui/Rule";
import { BRAND } from "./Logo";
import styles from "./SiteFooter.module.css";

const never = () => () => {};

/** The year on the reader's clock; a page prerendered last year hydrates with its own before it moves on. */
const useYear = () =>
  useSyncExternalStore(
    never,
    () => String(new Date().getFullYear()),
    () => import.meta.env.VITE_BUILD_YEAR,
  );

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <Rule />
      <p className={styles.line}>
        <span>
          © {useYear()} {BRAND}
        </span>
        <Link to={paths.terms}>Conditions</Link>
        <Link to={paths.privacy}>Confidentialité</Link>
      </p>
    </footer>
  );
}
