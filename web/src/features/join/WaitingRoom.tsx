import { Badge, Button } from "@mantine/core";
import { paths } from "domain/links/paths";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useOwnJoinRequest } from "../../live/useOwnJoinRequest";
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
      <Badge color="warn">En attente d'approbation</Badge>
      <p>Votre demande est déjà envoyée. Cette page s'ouvrira dès que votre MJ l'aura approuvée.</p>
      <Button component={Link} to={paths.game}>
        Aller à l'espace de jeu
      </Button>
    </div>
  );
}
