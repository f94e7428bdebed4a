import type { ReactNode } from "react";
import { Eyebrow } from "../../../ui/Eyebrow";
import { usePageTitle } from "../../../ui/usePageTitle";
import styles from "./LegalText.module.css";
import { publisher } from "./publisher";

interface LegalTextProps {
  title: string;
  lead: ReactNode;
  /** The sections. */
  children: ReactNode;
}

/** Moves with every change of either text. */
const VERSION = { date: "2026-11-21", label: "21 novembre 2026" } as const;

/** A page to be read from top to bottom: a title, its date, sections. */
export function LegalText({ title, lead, children }: LegalTextProps) {
  usePageTitle(title);
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Eyebrow>
          Version du <time dateTime={VERSION.date}>{VERSION.label}</time>
        </Eyebrow>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </article>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Two columns of facts: what, and what of it. On a phone each fact is its own block. */
export function Facts({ facts }: { facts: readonly (readonly [what: string, details: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([what, details]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{details}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Contact() {
  return <a href={`mailto:${publisher.email}`}>{publisher.email}</a>;
}
