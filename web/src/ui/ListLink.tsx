import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./ListLink.module.css";

interface ListLinkProps {
  to: string;
  title: string;
  /** Beside the title, in few words. */
  facts: string;
  /** Below it. */
  excerpt?: string;
  children?: ReactNode;
}

/** An entry of a list that leads to its page: « Séance 12 · 26 nov. 2026 · 3 h 20 ». */
export const ListLink = ({ to, title, facts, excerpt, children }: ListLinkProps) => (
  <Link className={styles.link} to={to}>
    <span className={styles.title}>{title}</span>
    <span className={styles.facts}>{facts}</span>
    {excerpt !== undefined && <span className={styles.excerpt}>{excerpt}</span>}
    {children}
  </Link>
);
