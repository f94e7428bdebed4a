import { Button, Group, Text } from "@mantine/core";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { relativeTime } from "domain/values/text/dates";
import { useJoinRequestDecision } from "../../../table/participants/useJoinRequestDecision";
import { Avatar } from "../../../ui/Avatar";
import arrivals from "../../../ui/arrivals.module.css";
import { Person } from "../../../ui/Person";
import { useNow } from "../../../ui/useNow";
import type { JoinRequest } from "./useJoinRequests";

interface JoinRequestRowProps {
  campaign: Pick<CampaignPage, "id" | "system">;
  request: JoinRequest;
  arrived: boolean;
  canDecide: boolean;
}

/** Somebody who asks to join, and the MJ's answer. */
export function JoinRequestRow({ campaign, request, arrived, canDecide }: JoinRequestRowProps) {
  const { uid, name, requestedAt } = request;
  const now = useNow(60_000);
  const stateOf = useJoinRequestDecision({ campaignId: campaign.id, system: campaign.system, uid });
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
