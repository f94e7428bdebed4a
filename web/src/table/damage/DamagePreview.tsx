import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { type ActPreview, leftText } from "domain/game/foreseeAct";
import type { ReactNode } from "react";

/** The ways out of the dialog: back, and `children`. */
export function Ways({ onClose, children }: { onClose: () => void; children?: ReactNode }) {
  return (
    <Group justify="flex-end" gap={10}>
      <Button onClick={onClose}>Annuler</Button>
      {children}
    </Group>
  );
}

interface PreviewProps {
  name: string;
  preview: ActPreview;
}

/** What damage does to somebody, before it is done. */
export function DamagePreview({ name, preview }: PreviewProps) {
  const { parts, events, refused } = preview;
  const left = leftText(preview) ?? [];
  const lines = refused === undefined ? [...events.map(({ text }) => text), left].flat() : [refused];
  return (
    <Stack gap={2} aria-live="polite" role="group" aria-label={`Ce que cela fait à ${name}`}>
      {parts.map((part) => (
        <Text key={part} size="sm" c="dimmed">
          {part}
        </Text>
      ))}
      {lines.map((line) => (
        <Text key={line} fw={550}>
          {line}
        </Text>
      ))}
      {lines.length === 0 && <Text fw={550}>Il n'en reste rien.</Text>}
    </Stack>
  );
}

interface ApplyWaysProps {
  name: string;
  /** These damages stand already. */
  applied: boolean;
  connected: boolean;
  busy: boolean;
  /** Undefined while there is nothing to apply. */
  onApply: (() => void) | undefined;
  onClose: () => void;
}

/** Applies damage to somebody, unless that was done before. */
export function ApplyWays({ name, applied, connected, busy, onApply, onClose }: ApplyWaysProps) {
  return (
    <>
      {applied && (
        <Alert role="note" color="gilt">
          Ces dégâts sont déjà appliqués à {name}.
        </Alert>
      )}
      {!connected && (
        <Text size="sm" c="warn">
          Hors connexion : les dégâts pourront être appliqués à son retour.
        </Text>
      )}
      <Ways onClose={onClose}>
        <Button
          variant="primary"
          loading={busy}
          disabled={!connected || applied || onApply === undefined}
          onClick={onApply}
        >
          Appliquer à {name}
        </Button>
      </Ways>
    </>
  );
}
