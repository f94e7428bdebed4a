import { Button } from "@mantine/core";
import { endTurn } from "domain/api/fight";
import { activeOf, type PublicOrder } from "domain/table/initiative/publicOrder";
import type { SystemId } from "domain/values/systemIds";
import { randomId } from "../../browser/randomId";
import { call } from "../../http/call";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import { useConnection } from "../../live/useConnection";
import { toast } from "../../ui/toast";

const FAILURE = "Le tour n'a pas pu passer. Réessaie.";

interface EndTurnProps {
  campaign: { readonly id: string; readonly system: SystemId };
  order: PublicOrder;
  /** The characters that the viewer plays. */
  characterIds: readonly string[];
}

/** « Finir mon tour », for the player of whose turn it is, where the MJ lets players pass; else nothing. */
export function EndTurn({ campaign, order, characterIds }: EndTurnProps) {
  const active = activeOf(order);
  if (!order.playersPass || active === undefined || !characterIds.includes(active.id)) return null;
  const turn = { characterId: active.id, round: order.round };
  return <Passing key={`${turn.characterId} ${turn.round}`} campaign={campaign} turn={turn} />;
}

interface PassingProps extends Pick<EndTurnProps, "campaign"> {
  turn: { readonly characterId: string; readonly round: number };
}

/** Of one turn: it is passed once. */
function Passing({ campaign, turn }: PassingProps) {
  const connected = useConnection();
  const { mutate, isPending, isSuccess } = useMutation({
    networkMode: "always",
    mutationFn: () => call(endTurn, { params: campaign, body: { id: randomId(), ...turn } }),
    onError: (error) => toast("error", serverSentence(error, FAILURE)),
  });
  return (
    <Button
      size="xs"
      flex="none"
      loading={isPending}
      disabled={!connected || isSuccess}
      onClick={() => mutate()}
    >
      Finir mon tour
    </Button>
  );
}
