import { Badge, Button, Text } from "@mantine/core";
import { paths } from "domain/values/links/paths";
import { useEffect, useEffectEvent } from "react";
import { Link } from "react-router-dom";
import { useOwnJoinRequest } from "../../live/joinRequests";
import { JoinOutcome } from "./JoinOutcome";

/** The request waits already; the MJ's decision comes live, and `onDecided` asks what it was. */
export function PendingRequest({ campaignId, onDecided }: { campaignId: string; onDecided: () => void }) {
  const request = useOwnJoinRequest(campaignId);
  const gone = request.status === "ready" && request.data === null;
  const decided = useEffectEvent(onDecided);
  useEffect(() => {
    if (gone) decided();
  }, [gone]);
  return (
    <JoinOutcome role="status">
      <Badge color="warn">En attente d'approbation</Badge>
      <Text>
        Ta demande est déjà envoyée. Cette page s'ouvrira dès que ton MJ l'aura approuvée ; ailleurs, une
        notification te le dira.
      </Text>
      <Button component={Link} to={paths.game} fullWidth>
        Aller à l'espace de jeu
      </Button>
    </JoinOutcome>
  );
}
