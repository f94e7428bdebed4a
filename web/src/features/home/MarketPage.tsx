import { EmptyState } from "../../ui/EmptyState";
import { usePageTitle } from "../../ui/usePageTitle";
import styles from "./MarketPage.module.css";

/** Product §2: a placeholder until there is something to sell. */
export default function MarketPage() {
  usePageTitle("Market");
  return (
    <div className={styles.page}>
      <h1>Market</h1>
      <p>Des scénarios, des cartes et des objets faits par d'autres tables, à poser sur la vôtre.</p>
      <EmptyState>Bientôt disponible.</EmptyState>
    </div>
  );
}
