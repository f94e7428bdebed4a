import { Button, Group } from "@mantine/core";
import type { JoinRequestReference } from "domain/notifications/notification";
import { useJoinRequestDecision } from "../../table/participants/useJoinRequestDecision";
import { toast } from "../../ui/toast";

const DONE = { approve: "Demande acceptée.", refuse: "Demande refusée." };

interface JoinRequestAnswerProps {
  request: JoinRequestReference;
  /** Who asks for what, in a sentence: several may wait. */
  sentence: string;
  /** There is nothing left to answer. */
  onAnswered: () => void;
}

/** The MJ's answer, wherever they are; the campaign's page has its own in edit mode (product §4). */
export function JoinRequestAnswer({ request, sentence, onAnswered }: JoinRequestAnswerProps) {
  const stateOf = useJoinRequestDecision(request, {
    onDecided: (decision) => {
      toast("success", DONE[decision]);
      onAnswered();
    },
    onGone: () => {
      toast("info", "Cette demande n'attend plus de réponse.");
      onAnswered();
    },
  });
  return (
    <Group gap={8} my={6}>
      <Button size="sm" variant="primary" aria-label={`Accepter : ${sentence}`} {...stateOf("approve")}>
        Accepter
      </Button>
      <Button size="sm" aria-label={`Refuser : ${sentence}`} {...stateOf("refuse")}>
        Refuser
      </Button>
    </Group>
  );
}
