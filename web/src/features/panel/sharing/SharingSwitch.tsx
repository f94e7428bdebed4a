import { Box, Button, Divider, Group, Switch, Text } from "@mantine/core";
import { HttpError } from "../../../http/call";
import type { OrderSharing } from "./useSharedOrder";

const FAILURE = "La table ne voit pas ce changement : l'envoi a échoué.";

/** Whether the table sees the order (the MJ's choice, off at first), and what goes wrong with it. */
export function SharingSwitch({ sharing }: { sharing: OrderSharing }) {
  const { shared, setShared, failure, differs, send } = sharing;
  const sentence = (failure instanceof HttpError ? failure.sentence : undefined) ?? FAILURE;
  return (
    <Box flex="none">
      <Divider mb={10} color="var(--line-2)" />
      <Switch
        label={
          <Text span inherit fw={600}>
            Partager l'ordre avec la table
          </Text>
        }
        checked={shared === true}
        disabled={shared === undefined}
        onChange={({ currentTarget }) => setShared(currentTarget.checked)}
      />
      <div aria-live="polite">
        {failure !== undefined && (
          <Problem color="var(--bad)" text={sentence} action="Réessayer" onAction={send} />
        )}
        {failure === undefined && differs && (
          <Problem
            color="var(--ink-2)"
            text="La table voit un autre ordre que celui-ci."
            action="Montrer celui-ci"
            onAction={send}
          />
        )}
      </div>
    </Box>
  );
}

interface ProblemProps {
  color: string;
  text: string;
  action: string;
  onAction: () => void;
}

function Problem({ color, text, action, onAction }: ProblemProps) {
  return (
    <Group gap="4px 10px" mt={6}>
      <Text fz="sm" c={color}>
        {text}
      </Text>
      <Button size="xs" onClick={onAction}>
        {action}
      </Button>
    </Group>
  );
}
