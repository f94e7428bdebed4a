import type { TableRollView } from "domain/api/rolls";
import type { RollAudience } from "domain/documents/roll";
import type { SecondTry } from "domain/game/rolls/redoSpec";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import type { SystemId } from "domain/values/systemIds";
import { useCallback } from "react";
import { type RollAtTable, rollAtTable } from "../../api/rollAtTable";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import type { SheetAct } from "../../ui/RollButton";
import { toast } from "../../ui/toast";
import { aimOf, type RollEntry, type RollTarget, type SharedRoll } from "./rollEntry";

/** A roll that the server makes and shows to the table. Undefined where it failed, which the player has been told. */
export type ShareRoll = (roll: SharedRoll) => Promise<RollEntry | undefined>;

/** The second attempt of such a roll, for those who saw it, with what was said of it before. */
export type RedoShared = (
  earlier: RollEntry,
  how: SecondTry,
  notes?: readonly string[],
) => Promise<RollEntry | undefined>;

/** Tells the table what is done, and gives its line. Undefined where it failed, which the player has been told. */
export type ShareAct = (act: SheetAct, target: RollTarget | undefined) => Promise<RollRequest["follows"]>;

/**
 * Tells the table of a roll that this device threw, by the roll's own id: told again, it is the same line. False where
 * it failed, which the player has been told.
 */
export type TellRoll = (id: string, told: SheetAct) => Promise<boolean>;

interface ShareOptions {
  readonly characterId: string;
  readonly system: SystemId;
  /** Undefined of a character without a table: nothing of it may be shared. */
  readonly campaignId: string | undefined;
  readonly audience: RollAudience;
  /** Of answers to the MJ's asks, which are shared whatever is chosen; as `audience` without it. */
  readonly answerAudience?: RollAudience;
  /** What is said where the server gives no sentence. */
  readonly failure: string;
  /** Each roll as it was made. */
  readonly onRolled?: ((roll: TableRollView) => void) | undefined;
}

/** The rolls of a character that the server makes for its table. */
export function useShareRoll({
  characterId,
  system,
  campaignId,
  audience,
  answerAudience = audience,
  failure,
  onRolled,
}: ShareOptions): {
  readonly share: ShareRoll;
  readonly act: ShareAct;
  readonly tell: TellRoll;
  readonly redo: RedoShared;
  readonly isPending: boolean;
} {
  const { mutateAsync, isPending } = useMutation({
    networkMode: "always",
    mutationFn: async (roll: RollAtTable) => {
      if (campaignId === undefined) throw new Error("The character plays in no campaign.");
      return rollAtTable({ system, id: campaignId }, { characterId, ...roll });
    },
    onSuccess: onRolled,
    onError: (error) => toast("error", serverSentence(error, failure)),
  });
  const made = useCallback(
    (request: RollRequest, roll: RollAtTable, press?: string) =>
      mutateAsync(roll).then(
        (view): RollEntry => ({ ...view, request, ...(press !== undefined && { press }) }),
        () => undefined,
      ),
    [mutateAsync],
  );
  const share = useCallback<ShareRoll>(
    ({ request, notes, target, attack, press, opposed: _, ...roll }) => {
      const seenBy = roll.audience ?? (roll.askId === undefined ? audience : answerAudience);
      const follows = attack?.audience === seenBy ? attack.id : undefined;
      const asked = { ...roll, notes: [...notes], target: aimOf(target), audience: seenBy, follows };
      return made(request, asked, press);
    },
    [made, audience, answerAudience],
  );
  const act = useCallback<ShareAct>(
    ({ label, use, notes }, target) =>
      mutateAsync({ label, roll: use, notes: [...notes], target: aimOf(target), audience }).then(
        (line) => ({ id: line.id, audience: line.audience }),
        () => undefined,
      ),
    [mutateAsync, audience],
  );
  const tell = useCallback<TellRoll>(
    (requestId, { label, use, notes }) =>
      mutateAsync({ requestId, label, roll: use, notes: [...notes], audience: "table" }).then(
        () => true,
        () => false,
      ),
    [mutateAsync],
  );
  const redo = useCallback<RedoShared>(
    ({ id: earlier, request, label, audience: seenBy = audience }, how, notes) =>
      made(request, {
        ...{ label, audience: seenBy, roll: { redo: earlier, ...how } },
        ...(notes && { notes: [...notes] }),
      }),
    [made, audience],
  );
  return { share, act, tell, redo, isPending };
}
