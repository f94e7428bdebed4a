import { Button, Group, Text } from "@mantine/core";
import type { JoinRequestReference, RareItemRequestReference } from "domain/table/notifications/notification";
import { useJoinRequestWaits, useRareItemRequestWaits } from "../../live/useWaitingRequest";
import { useJoinRequestDecision } from "../../table/participants/useJoinRequestDecision";
import { useRareItemDecision } from "../../table/requests/useRareItemDecision";
import type { Decision, DecisionOptions, useRequestDecision } from "../../table/requests/useRequestDecision";
import { toast } from "../../ui/toast";

interface RequestAnswerProps<Reference> {
  request: Reference;
  /** Who asks for what, in a sentence: several may wait. */
  sentence: string;
  /** There is nothing left to answer. */
  onAnswered: () => void;
}

const ANSWERED = "Cette demande n'attend plus de réponse.";

const telling = (done: Readonly<Record<Decision, string>>, onAnswered: () => void): DecisionOptions => ({
  onDecided: (decision) => {
    toast("success", done[decision]);
    onAnswered();
  },
  onGone: () => {
    toast("info", ANSWERED);
    onAnswered();
  },
});

/** The MJ's answer, wherever they are; the campaign's page has its own in edit mode (product §4). */
export function JoinRequestAnswer({
  request,
  sentence,
  onAnswered,
}: RequestAnswerProps<JoinRequestReference>) {
  const done = { approve: "Demande acceptée.", refuse: "Demande refusée." };
  const stateOf = useJoinRequestDecision(request, telling(done, onAnswered));
  const waits = useJoinRequestWaits(request);
  return <Buttons {...{ sentence, stateOf, waits }} approve="Accepter" />;
}

/** The same for a rare item. */
export function RareItemAnswer({
  request,
  sentence,
  onAnswered,
}: RequestAnswerProps<RareItemRequestReference>) {
  const done = { approve: "Objet accordé.", refuse: "Objet refusé." };
  const stateOf = useRareItemDecision(request, telling(done, onAnswered));
  const waits = useRareItemRequestWaits(request);
  return <Buttons {...{ sentence, stateOf, waits }} approve="Accorder" />;
}

interface ButtonsProps {
  sentence: string;
  /** As on the campaign's page. */
  approve: string;
  /** Nobody has answered it, here or elsewhere; undefined while that is not known. */
  waits: boolean | undefined;
  stateOf: ReturnType<typeof useRequestDecision>;
}

function Buttons({ sentence, approve, waits, stateOf }: ButtonsProps) {
  if (waits === false) {
    return (
      <Text size="sm" c="dimmed" role="status">
        {ANSWERED}
      </Text>
    );
  }
  const state = (decision: Decision) => {
    const { disabled, ...button } = stateOf(decision);
    return { ...button, disabled: disabled || waits === undefined };
  };
  return (
    <Group gap={8} my={6}>
      <Button size="sm" variant="primary" aria-label={`${approve} : ${sentence}`} {...state("approve")}>
        {approve}
      </Button>
      <Button size="sm" aria-label={`Refuser : ${sentence}`} {...state("refuse")}>
        Refuser
      </Button>
    </Group>
  );
}
