import { paths } from "domain/links/paths";
import { useEffect, useRef } from "react";
import { useOwnJoinRequest } from "../../live/useOwnJoinRequest";
import { Badge } from "../../ui/Badge";
import { ButtonLink } from "../../ui/Button";
import styles from "./JoinPage.module.css";

/** The request waits already; the MJ's decision is heard live, and `onDecided` asks what it was. */
export function WaitingRoom({ campaignId, onDecided }: { campaignId: string; onDecided: () => void }) {
  const request = useOwnJoinRequest(campaignId);
  const gone = request.status === "ready" && request.data === null;
  const decided = useRef(onDecided);
  decided.current = onDecided;
  useEffect(() => {
    if (gone) decided.current();
  }, [gone]);
  return (
    <div className={styles.outcome} role="status">
      <Badge tone="warn">En attente d'approbation</Badge>
      <p>Votre demande est déjà envoyée. Cette page s'ouvrira dès que votre MJ l'aura approuvée.</p>
      <ButtonLink to={paths.game}>Aller à l'espace de jeu</ButtonLink>
    </div>
  );
}
