import type { TableRollView } from "domain/api/rolls";
import type { RollEffect } from "domain/game/rolls/rollEffect";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import { NO_SITUATION } from "domain/game/rolls/situation";
import { prepareRoll } from "domain/table/rolls/prepareRoll";
import type { RollAim } from "domain/table/rolls/tableRoll";
import type { SystemId } from "domain/values/systemIds";
import { rollAtTable } from "../../api/rollAtTable";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import { toast } from "../../ui/toast";

interface MjRollOptions {
  campaignId: string;
  system: SystemId;
  /** Who attacks; said where the roll is the MJ's alone, so that the log is understood. */
  name: string;
  /** For the MJ alone. */
  secret: boolean;
  /** The id of the character that rolls, where it is one. */
  characterId?: string | undefined;
  /** Who is aimed at. */
  target?: RollAim | undefined;
  /** What the roller's state does to it. */
  effects?: readonly RollEffect[];
  onRolled?: (roll: TableRollView) => void;
}

const FAILURE = "Ce jet n'a pas pu être lancé. Réessaie.";

/** Rolls at the table for somebody whom the MJ plays. */
export function useMjRoll(options: MjRollOptions): (request: RollRequest) => void {
  const { campaignId, system, name, secret, characterId, target, effects = [], onRolled } = options;
  const { mutate } = useMutation({
    networkMode: "always",
    mutationFn: async (request: RollRequest) => {
      const prepared = prepareRoll(request, NO_SITUATION, effects);
      if (prepared === undefined) return undefined;
      return rollAtTable(
        { system, id: campaignId },
        {
          label: secret && characterId === undefined ? `${name} : ${request.label}` : request.label,
          roll: prepared.roll,
          damage: request.damage,
          audience: secret ? "mj" : "table",
          target,
          ...(characterId !== undefined && { characterId }),
          ...(prepared.notes.length > 0 && { notes: [...prepared.notes] }),
        },
      );
    },
    onSuccess: (roll) => roll && onRolled?.(roll),
    onError: (error) => toast("error", serverSentence(error, FAILURE)),
  });
  return mutate;
}
