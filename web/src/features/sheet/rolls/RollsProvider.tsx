import type { RollResources } from "domain/game/rolls/afterRoll";
import { createContext, type ReactNode, Suspense, useContext, useMemo } from "react";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { useInPlay, usePlayable, useSheet, useShown, useViewer } from "../../../kits/sheet/openSheet";
import { useSame } from "../../../live/useSame";
import { useMember } from "../../../session/SessionProvider";
import { useRollRules } from "../../../table/play/useRollRules";
import type { RollTarget } from "../../../table/rolls/rollEntry";
import { type KeptRolls, type Rolls, useRolls } from "../../../table/rolls/useRolls";
import { lazy } from "../../../ui/lazy";
import { ActProvider, AskedProvider, type SheetAct } from "../../../ui/RollButton";
import { SheetAsks } from "../asks/SheetAsks";
import { useSheetAsks } from "../asks/useSheetAsks";
import { SheetCardsProvider } from "../cards/SheetCards";
import { AttackGuard } from "../dues/AttackGuard";
import { Dues } from "../dues/Dues";
import { SearchableRolls } from "../search/SearchableRolls";
import { ReceivedHealing } from "./ReceivedHealing";
import { ReceivedRolls } from "./ReceivedRolls";
import type { RollBoxProps } from "./RollBox";
import { readTabRolls, writeTabRolls } from "./tabRolls";
import { type RollSharing, useSharing } from "./useSharing";
import { useTargetGone } from "./useTargetGone";

/** Nobody waits for it. */
const NewForHeroes = lazy(() => import("../../../table/news/NewForHeroes"));

interface RollsOfSheet {
  readonly rolls: Rolls;
  /** What the state in play may spend on rolls; undefined for who may not change it. */
  readonly resources: RollResources | undefined;
  /** The table whose characters may be aimed at, and with which rolls are shared; undefined without one. */
  readonly campaignId: string | undefined;
  readonly sharing: RollSharing;
}

const RollsContext = createContext<RollsOfSheet | undefined>(undefined);

/** Whom an act meets of who is aimed at. */
const metAmong = ({ meets }: SheetAct, target: RollTarget | undefined) =>
  meets === "anybody" || (meets === "characters" && target?.kind !== "creature") ? target : undefined;

/** What the box of the sheet's rolls shows; undefined outside of a provider. */
export function useRollBox(): RollBoxProps | undefined {
  const { connected } = useViewer();
  const { system } = useSheet().character;
  const known = useContext(RollsContext);
  if (known === undefined) return undefined;
  const { campaignId, sharing, ...rest } = known;
  const shared = campaignId === undefined ? undefined : sharing;
  return { ...rest, system, connected, campaignId, sharing: shared };
}

interface RollsProviderProps {
  /** The table's VTT is online. */
  tableOpen: boolean;
  children: ReactNode;
}

/** Makes the rolls of what is inside, and answers with them what the rules, the MJ and others ask (`SheetCards`). */
export function RollsProvider({ tableOpen, children }: RollsProviderProps) {
  const { isOwner, isMj, editable, connected } = useViewer();
  const { character, equipped, refetch } = useSheet();
  const { raw } = useShown();
  const { play } = useInPlay();
  const playable = usePlayable();
  const sharing = useSame(useSharing(character, { connected, tableOpen, isMj }));
  const campaignId = character.campaign?.id;
  const mayShare = campaignId !== undefined && editable;
  const { effects, rules } = useRollRules(play, editable);
  const { uid } = useMember();
  const key = STORAGE_KEYS.tabRolls(uid, character.id);
  const kept = useMemo(
    () => ({ read: () => readTabRolls(key), write: (made: KeptRolls) => writeTabRolls(key, made) }),
    [key],
  );
  const rolls = useSame(
    useRolls({
      share: mayShare ? sharing.share : undefined,
      answer: mayShare ? sharing.answer : undefined,
      redoShared: mayShare ? sharing.redo : undefined,
      effects,
      rules,
      by: { system: character.system, characterId: character.id, campaignId },
      kept,
    }),
  );
  useTargetGone(rolls, campaignId);
  const { character: worn } = equipped;
  const askedAt = isOwner && !isMj ? campaignId : undefined;
  const asked = useSheetAsks({ campaignId: askedAt, character: worn, roll: rolls.roll, connected });
  const tell = mayShare ? sharing.act : undefined;
  const { target } = rolls;
  const act = useMemo(() => tell && ((done: SheetAct) => tell(done, metAmong(done, target))), [tell, target]);
  const aimedAt = mayShare ? campaignId : undefined;
  const value = useSame({ rolls, resources: rules?.resources, campaignId: aimedAt, sharing });
  const cards = (
    <>
      <Dues asked={asked.asked} roll={rolls.roll} tableOpen={tableOpen} />
      <SheetAsks {...{ campaignId: askedAt, character: worn, raw, connected }} answered={asked} />
      {isOwner && campaignId !== undefined && (
        <>
          <ReceivedRolls
            {...{ campaignId, raw, connected }}
            characterId={character.id}
            system={character.system}
            roll={rolls.roll}
          />
          <ReceivedHealing campaignId={campaignId} characterId={character.id} />
        </>
      )}
      {/* To be read, below what is to be done. */}
      <Suspense>
        {isOwner && playable && campaignId !== undefined && (
          <NewForHeroes {...{ campaignId, isMj }} system={character.system} onReceived={refetch} />
        )}
      </Suspense>
    </>
  );
  return (
    <AttackGuard press={asked.press}>
      <AskedProvider value={asked.lit}>
        <SearchableRolls />
        <ActProvider value={act}>
          <RollsContext value={value}>
            <SheetCardsProvider value={cards}>{children}</SheetCardsProvider>
          </RollsContext>
        </ActProvider>
      </AskedProvider>
    </AttackGuard>
  );
}
