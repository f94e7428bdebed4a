import { Button, Group, Text } from "@mantine/core";
import type { JoinRequestDocument } from "domain/documents/joinRequest";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { relativeTime } from "domain/values/text/dates";
import { Avatar } from "../../ui/Avatar";
import arrivals from "../../ui/arrivals.module.css";
import { Person } from "../../ui/Person";
import { useNow } from "../../ui/useNow";
import { deviceZone } from "../dates/deviceZone";
import { useJoinRequestDecision } from "../participants/useJoinRequestDecision";

interface JoinRequestRowProps {
  campaign: Pick<CampaignPage, "id" | "system">;
  request: Pick<JoinRequestDocument, "uid" | "name" | "requestedAt">;
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
          {relativeTime(requestedAt, now, deviceZone())}
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
