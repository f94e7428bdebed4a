import styles from "./GameSpace.module.css";

/** Product §2: how many characters one has of how many one may have, over all systems; red at the quota. */
export function Quota({ used, quota }: { used: number; quota: number }) {
  return (
    <p className={styles.quota} data-reached={used >= quota || undefined}>
      {`Vous utilisez ${used} / ${quota} personnages.`}
    </p>
  );
}
