import { Badge, Group, Paper, Skeleton, Stack, Text, Title, VisuallyHidden } from "@mantine/core";
import type { CampaignSummary } from "domain/table/campaign/campaignSummary";
import { type VttJoinState, vttLabel } from "domain/table/campaign/vttStatus";
import { paths } from "domain/values/links/paths";
import { SYSTEM_NAMES } from "domain/values/systemNames";
import { elide } from "domain/values/text/elide";
import type { ComponentType, ReactNode, Ref } from "react";
import { Link } from "react-router-dom";
import { AutoGrid } from "../../ui/AutoGrid";
import arrivals from "../../ui/arrivals.module.css";
import { SystemBand } from "../../ui/Emblem";
import { ExternalButton } from "../../ui/ExternalButton";
import { Eyebrow } from "../../ui/Eyebrow";
import styles from "./CampaignCard.module.css";
import cards from "./cards.module.css";

/** How a list shows one of its campaigns; the lists leave to the screen what is live about a card. */
export type ListedCampaignCard = ComponentType<Pick<CampaignCardProps, "campaign" | "arrived">>;

interface CampaignCardProps {
  campaign: CampaignSummary;
  /** Undefined where the table uses no VTT. */
  vtt?: VttJoinState | undefined;
  /** How many are at the table right now; undefined where nobody looked. */
  online?: number | undefined;
  /** Who waits for its MJ. */
  waiting?: ReactNode;
  /** It came while one was looking: it is highlighted for a moment. */
  arrived?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** A campaign in a list. The whole card leads to it, unless one still waits to be let in (product §2 "Game space"). */
export function CampaignCard({ campaign, vtt, online, waiting, arrived = false, ref }: CampaignCardProps) {
  const { id, title, game, role, description, membershipStatus } = campaign;
  const pending = membershipStatus === "pending";
  const look = [styles.campaign, cards.linked, !pending && cards.lifted, arrived && arrivals.arrived];
  return (
    <Paper
      component="li"
      data-flush
      className={look.filter(Boolean).join(" ")}
      data-system={game}
      data-pending={pending || undefined}
    >
      <SystemBand system={game} />
      <Content ref={ref}>
        <Group justify="space-between" gap="6px 10px" mih={28}>
          <Eyebrow>{SYSTEM_NAMES[game]}</Eyebrow>
          {pending && <Badge color="warn">En attente d'approbation</Badge>}
          {!pending && vtt && (
            <Badge color={vtt.enabled ? "ok" : "neutral"} variant="dot">
              {vttLabel(vtt.enabled, role)}
            </Badge>
          )}
        </Group>
        <Title order={3} size="1.32rem">
          {pending ? title : <Link to={paths.campaign(id, game)}>{title}</Link>}
        </Title>
        {description && (
          <Text size="sm" c="var(--ink-2)" lineClamp={2}>
            {description}
          </Text>
        )}
        {waiting}
        <CardFooter campaign={campaign} vtt={vtt} online={online} />
      </Content>
    </Paper>
  );
}

function Content({ ref, children }: { ref?: Ref<HTMLDivElement> | undefined; children: ReactNode }) {
  return (
    <Stack ref={ref ?? null} gap={8} flex={1} miw={0} p="16px 18px 18px">
      {children}
    </Stack>
  );
}

function CardFooter({ campaign, vtt, online }: Pick<CampaignCardProps, "campaign" | "vtt" | "online">) {
  const { title, role, dm, membershipStatus } = campaign;
  const pending = membershipStatus === "pending";
  return (
    <Group justify="space-between" gap="6px 10px" mih={38} pt={2} mt="auto" fz="sm" c="dimmed">
      <Group gap="6px 10px" flex={1} miw={0}>
        {!pending && <Badge color="system">{role === "mj" ? "MJ" : "Joueur"}</Badge>}
        {role === "player" && dm !== "" && <span>MJ : {dm}</span>}
        {online !== undefined && online > 0 && (
          <Badge color="ok" variant="dot">
            {online} en ligne
          </Badge>
        )}
      </Group>
      {!pending && vtt?.enabled && (
        <ExternalButton
          href={vtt.href}
          variant="primary"
          size="sm"
          className={styles.join}
          aria-label={`Rejoindre la table virtuelle ${elide("de", title)} (nouvel onglet)`}
        >
          Rejoindre
        </ExternalButton>
      )}
    </Group>
  );
}

export function CampaignGrid({ children }: { children: ReactNode }) {
  return (
    <AutoGrid component="ul" min={290} gap="var(--space-4)">
      {children}
    </AutoGrid>
  );
}

/** The cards to come, in the place that they will take. */
export function LoadingCampaignCards() {
  return (
    <AutoGrid role="status" min={290} gap="var(--space-4)">
      <VisuallyHidden>Chargement...</VisuallyHidden>
      {["first", "second", "third"].map((place) => (
        <Paper key={place} data-flush className={styles.campaign}>
          <Skeleton height={84} radius={0} />
          <Content>
            <Skeleton height={14} width="40%" />
            <Skeleton height={26} width="70%" />
            <Skeleton height={38} />
            <Skeleton height={24} width="36%" />
          </Content>
        </Paper>
      ))}
    </AutoGrid>
  );
}
