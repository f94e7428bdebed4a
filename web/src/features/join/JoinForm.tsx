import { Badge, Button } from "@mantine/core";
import { requestToJoin } from "domain/api/campaigns";
import { paths } from "domain/links/paths";
import type { SystemId } from "domain/systems/systemIds";
import { useEffect, useReducer } from "react";
import { useNavigate } from "react-router-dom";
import { useRefreshCampaigns } from "../../api/useOwnCampaigns";
import { call, HttpError } from "../../http/call";
import { FormError } from "../../ui/FormError";
import styles from "./JoinPage.module.css";
import { JOIN_REDIRECT_MS, reduceJoinFlow, startJoinFlow } from "./joinFlow";

/** A refusal that says more than the general sentence; the rest of them mean that the invitation is no good. */
const ownSentence = (error: unknown): string | undefined =>
  error instanceof HttpError && (error.status === 409 || error.status === 429) ? error.sentence : undefined;

interface JoinFormProps {
  token: string;
  system: SystemId;
  /** One is at the table already: let in since, or on another device. */
  onMember: () => void;
}

/** Product §4 "Join flow": sends the request, says that it waits, then goes on to `/game`. */
export function JoinForm({ token, system, onMember }: JoinFormProps) {
  const [flow, dispatch] = useReducer(reduceJoinFlow, token, startJoinFlow);
  const navigate = useNavigate();
  const refreshCampaigns = useRefreshCampaigns();

  const send = async () => {
    dispatch({ type: "send" });
    try {
      await call(requestToJoin, { params: { system }, body: { token } });
      dispatch({ type: "sent" });
      refreshCampaigns();
    } catch (error) {
      dispatch({ type: "failed", message: ownSentence(error) });
      if (error instanceof HttpError && error.code === "already-member") onMember();
    }
  };

  const pending = flow.kind === "pending";
  useEffect(() => {
    if (!pending) return;
    const leaving = setTimeout(() => navigate(paths.game), JOIN_REDIRECT_MS);
    return () => clearTimeout(leaving);
  }, [pending, navigate]);

  if (pending) {
    return (
      <div className={styles.outcome} role="status">
        <Badge color="warn">En attente d'approbation</Badge>
        <p>Demande envoyée. Votre MJ doit l'approuver.</p>
      </div>
    );
  }
  return (
    <div className={styles.outcome}>
      <FormError>{flow.kind === "error" && flow.message}</FormError>
      <Button variant="primary" loading={flow.kind === "sending"} onClick={send}>
        Demander à rejoindre
      </Button>
    </div>
  );
}
