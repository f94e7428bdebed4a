import { Badge, Group, Progress, Text } from "@mantine/core";
import type { Grid } from "domain/documents/sceneSchema";
import { type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "../../../ui/IconButton";
import type { TokenView } from "../view/sceneView";
import { isSaidDead } from "./isSaidDead";
import { placeText } from "./placeText";
import styles from "./TokenCard.module.css";

interface TokenCardProps {
  token: TokenView;
  /** How many more are selected. */
  others: number;
  grid: Grid;
  /** It is its turn. */
  active: boolean;
  /** What the keyboard or a screen reader was on has made room for it. */
  takesFocus: boolean;
  onCentre: () => void;
  onClose: () => void;
  /** What the MJ sees and does. */
  children: ReactNode;
}

/** What its viewer may know of the selected token. */
export function TokenCard(props: TokenCardProps) {
  const { token, others, grid, active, takesFocus, onCentre, onClose, children } = props;
  const { name, health, badges = [], secret, pending, paused } = token;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section ref={card} tabIndex={-1} className={styles.card} aria-label={`Jeton : ${name}`}>
      <Group justify="space-between" wrap="nowrap" gap={8}>
        <Text fw={650} className={styles.name}>
          {name}
          {others > 0 && ` et ${others} ${others > 1 ? "autres" : "autre"}`}
        </Text>
        <Group gap={4} wrap="nowrap">
          <IconButton icon="target" label={`Centrer sur ${name}`} variant="subtle" onClick={onCentre} />
          <IconButton icon="close" label="Fermer" variant="subtle" onClick={onClose} />
        </Group>
      </Group>
      <Group gap={6}>
        <Text span size="sm" c="dimmed">
          {placeText(grid, token)}
        </Text>
        {active && <Badge color="gilt">Joue</Badge>}
        {isSaidDead(token) && <Badge color="bad">Mort</Badge>}
        {secret && <Badge>Visible de toi seul</Badge>}
        {pending && <Badge color="warn">En attente de connexion</Badge>}
        {paused && <Badge color="warn">Déplacements en pause</Badge>}
        {badges.map((badge) => (
          <Badge key={badge}>{badge}</Badge>
        ))}
      </Group>
      {health !== undefined && (
        <Progress
          mt={6}
          value={health * 100}
          color={health > 0.5 ? "ok" : health > 0.25 ? "warn" : "bad"}
          aria-label={`Vie : ${Math.round(health * 100)} %`}
        />
      )}
      {children}
    </section>
  );
}
