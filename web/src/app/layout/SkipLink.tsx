import styles from "./SkipLink.module.css";

/** The id of every layout's `<main>`. */
export const CONTENT_ID = "contenu";

/** First stop of the keyboard: over the header, to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${CONTENT_ID}`}>
      Aller au contenu
    </a>
  );
}
