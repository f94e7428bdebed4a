import { useSyncExternalStore } from "react";
import { BRAND } from "../../ui/Logo";
import { Rule } from "../../ui/Rule";
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
        © {useYear()} {BRAND}
      </p>
    </footer>
  );
}
