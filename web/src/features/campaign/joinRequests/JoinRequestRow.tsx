import { Button, Group, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { approveJoinRequest, refuseJoinRequest } from "domain/api/campaigns";
import type { CampaignPage } from "domain/campaign/campaignPage";
import { relativeTime } from "domain/text/dates";
import { call } from "../../../http/call";
import { Avatar } from "../../../ui/Avatar";
import arrivals from "../../../ui/arrivals.module.css";
import { Person } from "../../../ui/Person";
import { toast } from "../../../ui/toast";
import { useNow } from "../../../ui/useNow";
import type { JoinRequest } from "./useJoinRequests";

const CALLS = { approve: approveJoinRequest, refuse: refuseJoinRequest };

/** Product §8 "Approve / refuse". */
const FAILURES = {
  approve: "Impossible d'approuver la demande.",
  refuse: "Impossible de refuser la demande.",
};

interface JoinRequestRowProps {
  campaign: Pick<CampaignPage, "id" | "system">;
  request: JoinRequest;
  arrived: boolean;
  canDecide: boolean;
}

/** Somebody who asks to join, and the MJ's answer. */
export function JoinRequestRow({ campaign, request, arrived, canDecide }: JoinRequestRowProps) {
  const { id, system } = campaign;
  const { uid, name, requestedAt } = request;
  const now = useNow(60_000);
  // The list itself changes live.
  const { mutate, isPending, variables } = useMutation({
    networkMode: "always",
    mutationFn: (decision: keyof typeof CALLS) =>
      call(CALLS[decision], { params: { system, id, requestId: uid } }),
    onError: (_, decision) => toast("error", FAILURES[decision]),
  });
  const stateOf = (decision: keyof typeof CALLS) => ({
    loading: isPending && variables === decision,
    disabled: isPending && variables !== decision,
    onClick: () => mutate(decision),
  });
  return (
    <Group component="li" gap="8px 12px" p={8} className={arrived ? arrivals.arrived : undefined}>
      <Person avatar={<Avatar name={name} />} name={name}>
        <Text size="xs" c="dimmed" lh="inherit">
          {relativeTime(requestedAt, now)}
        </Text>
      </Person>
      {canDecide && (
        <Group gap={8}>
          <Button size="sm" variant="primary" aria-label={`Accepter ${name}`} {...stateOf("approve")}>
            Accepter
          </Button>
          <Button size="sm" aria-label={`Refuser ${name}`} {...stateOf("refuse")}>
            Refuser
          </Button>
        </Group>
      )}
    </Group>
  );
}
