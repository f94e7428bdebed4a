import { Skeleton, Stack, Text, Title, VisuallyHidden } from "@mantine/core";
import type { SystemId } from "domain/values/systemIds";
import { SYSTEM_NAMES } from "domain/values/systemNames";
import type { ReactNode } from "react";
import { SystemBand } from "./Emblem";
import { Eyebrow } from "./Eyebrow";
import styles from "./InvitingCampaign.module.css";

interface InvitingCampaignProps {
  campaign: { name: string; game: SystemId; dm: string };
  /** The level of its name among the page's headings. */
  order?: 1 | 2;
}

/** The campaign that a link invites to: its game, its name and its MJ. */
export function InvitingCampaign({ campaign, order = 1 }: InvitingCampaignProps) {
  return (
    <InvitationCard band={<SystemBand system={campaign.game} />}>
      <Eyebrow>{SYSTEM_NAMES[campaign.game]}</Eyebrow>
      <Title order={order} size="1.5rem">
        {campaign.name}
      </Title>
      <Text c="var(--ink-2)">MJ : {campaign.dm}</Text>
    </InvitationCard>
  );
}

/** What stands there until the campaign is known. */
export function LoadingInvitation() {
  return (
    <InvitationCard role="status" band={<Skeleton height={84} radius={0} />}>
      <VisuallyHidden>Chargement...</VisuallyHidden>
      <Skeleton height={14} width="40%" />
      <Skeleton height={26} width="76%" />
      <Skeleton height={16} width="50%" />
    </InvitationCard>
  );
}

interface InvitationCardProps {
  band: ReactNode;
  role?: "status";
  children: ReactNode;
}

function InvitationCard({ band, role, children }: InvitationCardProps) {
  return (
    <div role={role} className={styles.campaign}>
      {band}
      <Stack gap={6} p="14px 18px 18px">
        {children}
      </Stack>
    </div>
  );
}
