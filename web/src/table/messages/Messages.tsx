import { Box, VisuallyHidden } from "@mantine/core";
import type { MessageDocument } from "domain/documents/message";
import { spokenMessage } from "domain/table/messages/spokenMessage";
import type { LiveCampaign } from "../../live/campaigns";
import { RollLine } from "../../ui/RollLine";
import { TitledCard } from "../../ui/TitledCard";
import type { TableDiceControl } from "../dice/useTableDice";
import { type Author, Composer } from "./Composer";
import { MessageLog } from "./MessageLog";
import { useChat } from "./useChat";

interface MessagesProps {
  campaign: Pick<LiveCampaign, "id" | "system" | "mj">;
  players: readonly Author[];
  dice: TableDiceControl;
  connected: boolean;
  /** A message of somebody else came in. */
  onReceived: (message: MessageDocument) => void;
}

/** The table's messages, and the private ones between a player and the MJ. */
export function Messages({ players, dice, ...chat }: MessagesProps) {
  const { messages, composer, newest, hasRolled } = useChat({ dice, ...chat });
  return (
    <TitledCard title="Discussion" titleSize="h3" gap="xs" mih={0}>
      <MessageLog {...messages} players={players} />
      <VisuallyHidden aria-live="polite">{newest && spokenMessage(newest)}</VisuallyHidden>
      {hasRolled && dice.last && !dice.isPending && (
        <Box component="ul" role="list" m={0} p={0} aria-label="Ton dernier jet" aria-live="polite">
          <RollLine key={dice.last.id} roll={dice.last} rolling />
        </Box>
      )}
      <Composer {...composer} players={players} />
    </TitledCard>
  );
}
