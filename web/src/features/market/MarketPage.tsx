import { EmptyState } from "../../ui/EmptyState";

/** Spec §2: a placeholder until there is something to sell. */
export default function MarketPage() {
  return (
    <>
      <h1>Market</h1>
      <EmptyState>Bientôt disponible.</EmptyState>
    </>
  );
}
