import { Badge, Button, Text } from "@mantine/core";
import { useTimeout } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import { requestToJoin } from "domain/api/campaigns";
import { paths } from "domain/values/links/paths";
import type { SystemId } from "domain/values/systemIds";
import { useNavigate } from "react-router-dom";
import { useRefreshCampaigns } from "../../api/useOwnCampaigns";
import { call, HttpError } from "../../http/call";
import { useMutation } from "../../http/useMutation";
import { FormError } from "../../ui/FormError";
import { JoinOutcome } from "./JoinOutcome";
import { joinFailure } from "./joinFailure";

/** Product §9: from the pending state to `/game`. */
const REDIRECT_MS = 1200;

interface JoinFormProps {
  token: string;
  system: SystemId;
  /** One is at the table already: let in since, or on another device. */
  onMember: () => void;
}

/** Product §4 "Join flow": sends the request, says that it waits, then goes on to `/game`. */
export function JoinForm({ token, system, onMember }: JoinFormProps) {
  const navigate = useNavigate();
  const refreshCampaigns = useRefreshCampaigns();
  const { start: leaveSoon } = useTimeout(() => navigate(paths.game), REDIRECT_MS);
  const client = useQueryClient();
  const mutationKey = ["requestToJoin", system, token];
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationKey,
    networkMode: "always",
    mutationFn: () => call(requestToJoin, { params: { system }, body: { token } }),
    onSuccess: () => {
      refreshCampaigns();
      leaveSoon();
    },
    onError: (refusal) => {
      if (refusal instanceof HttpError && refusal.code === "already-member") onMember();
    },
  });
  /** The second press of a double click may come before the button is drawn as busy. */
  const send = () => {
    if (client.isMutating({ mutationKey }) === 0) mutate();
  };
  if (isSuccess) {
    return (
      <JoinOutcome role="status">
        <Badge color="warn">En attente d'approbation</Badge>
        <Text>Demande envoyée. Ton MJ doit l'approuver : une notification te dira sa réponse.</Text>
      </JoinOutcome>
    );
  }
  return (
    <JoinOutcome>
      <FormError>{error && joinFailure(error)}</FormError>
      <Button variant="primary" fullWidth loading={isPending} onClick={send}>
        Demander à rejoindre
      </Button>
    </JoinOutcome>
  );
}
