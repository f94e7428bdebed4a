import { useDisclosure } from "@mantine/hooks";
import { isVttOnline } from "domain/table/campaign/vttStatus";
import { type ReactNode, Suspense } from "react";
import { useLiveCampaign } from "../../live/campaigns";
import { dataOf } from "../../live/liveSource";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { lazy } from "../../ui/lazy";
import { toast } from "../../ui/toast";
import { useLastKnown } from "../../ui/useLastKnown";
import { useNow } from "../../ui/useNow";
import { durationText } from "./eveningText";
import { type EveningTable, useBeginEvening, useEndEvening } from "./useEvenings";

const PreviouslyDialog = lazy(() => import("./PreviouslyDialog"));
const LOOK_MS = 30_000;
/** So long from its beginning what happened before is offered to be shown. */
const BEGINNING_MS = 15 * 60_000;

export interface EveningControl {
  /** What is being played: « Séance 12 · depuis 1 h 05 »; undefined between two evenings. */
  readonly played: { readonly number: number; readonly since: string } | undefined;
  /** False until the campaign is known. */
  readonly known: boolean;
  /** There was one before: it may have a recap. */
  readonly hasPrevious: boolean;
  /** It has just begun, however it did, and what happened before was not shown yet (product §2.20.5). */
  readonly offersPrevious: boolean;
  /** The VTT was stopped while it is played: it may be over (product §2.20.1). */
  readonly offersEnd: boolean;
  readonly busy: boolean;
  readonly begin: () => void;
  /** Asks first. */
  readonly end: () => void;
  readonly previously: () => void;
  /** What opens over the screen. */
  readonly dialogs: ReactNode;
}

/** The evening of a campaign for its MJ: begins and ends it, and shows what happened before. */
export function useEveningControl(table: EveningTable): EveningControl {
  const campaign = dataOf(useLiveCampaign(table.id));
  const evening = campaign?.evening;
  const played = evening?.endedAt === undefined ? evening : undefined;
  const now = useNow(LOOK_MS, played !== undefined);
  const [ending, end] = useDisclosure();
  const [telling, previously] = useDisclosure();
  const hasPrevious = evening !== undefined && (evening.number > 1 || played === undefined);
  // Put away for all, it was shown all the same.
  const shownAt = useLastKnown(campaign?.recap)?.shownAt ?? 0;
  const vtt = campaign?.vttStatus;
  const beginning = useBeginEvening(table, () => toast("success", "La séance commence."));
  const finishing = useEndEvening(table, end.close);
  return {
    played: played && { number: played.number, since: durationText(now - played.startedAt) },
    known: campaign !== undefined && campaign !== null,
    hasPrevious,
    offersPrevious:
      played !== undefined &&
      hasPrevious &&
      shownAt < played.startedAt &&
      now - played.startedAt < BEGINNING_MS,
    offersEnd: played !== undefined && !isVttOnline(vtt) && (vtt?.updatedAt ?? 0) > played.startedAt,
    busy: beginning.busy || finishing.busy,
    begin: beginning.begin,
    end: end.open,
    previously: previously.open,
    dialogs: (
      <>
        {ending && played && (
          <ConfirmDialog
            title="Finir la séance ?"
            confirm="Finir la séance"
            busy={finishing.busy}
            onConfirm={() => finishing.end(played.id)}
            onCancel={end.close}
          >
            Son compte rendu est alors rédigé à partir de ce qui s'est passé. Tu peux la reprendre dans les
            trois heures, avec « Commencer la séance ».
          </ConfirmDialog>
        )}
        {telling && (
          <Suspense>
            <PreviouslyDialog table={table} onClose={previously.close} />
          </Suspense>
        )}
      </>
    ),
  };
}
