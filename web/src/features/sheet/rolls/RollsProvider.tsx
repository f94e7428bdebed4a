import type { RollResources } from "domain/game/rolls/afterRoll";
import { createContext, type ReactNode, useContext } from "react";
import { useInPlay, useSheet, useShown, useViewer } from "../../../kits/sheet/openSheet";
import { useSame } from "../../../live/useSame";
import { useRollRules } from "../../../table/play/useRollRules";
import { type Rolls, useRolls } from "../../../table/rolls/useRolls";
import { AskedProvider, RollProvider } from "../../../ui/RollButton";
import { useSheetAsks } from "../asks/useSheetAsks";
import { SearchableRolls } from "../search/SearchableRolls";
import { RollBox } from "./RollBox";
import { type RollSharing, useSharing } from "./useSharing";

interface RollsOfSheet {
  readonly rolls: Rolls;
  /** What the state in play may spend on rolls; undefined for who may not change it. */
  readonly resources: RollResources | undefined;
  /** The table whose characters may be aimed at, and with which rolls are shared; undefined without one. */
  readonly campaignId: string | undefined;
  readonly sharing: RollSharing;
}

const RollsContext = createContext<RollsOfSheet | undefined>(undefined);

/** The box of the sheet's rolls. */
export function SheetRolls() {
  const { connected } = useViewer();
  const { system } = useSheet().character;
  const known = useContext(RollsContext);
  if (known === undefined) return null;
  const { campaignId, sharing, ...rest } = known;
  const shared = campaignId === undefined ? undefined : sharing;
  return <RollBox {...rest} {...{ system, connected, campaignId }} sharing={shared} />;
}

interface RollsProviderProps {
  /** The table's VTT is online. */
  tableOpen: boolean;
  children: ReactNode;
}

/** Makes the rolls of what is inside, and answers with them what the MJ asks, which is said before it. */
export function RollsProvider({ tableOpen, children }: RollsProviderProps) {
  const { isOwner, isMj, editable, connected } = useViewer();
  const { character, equipped } = useSheet();
  const { raw } = useShown();
  const { play } = useInPlay();
  const sharing = useSame(useSharing(character, { connected, tableOpen, isMj }));
  const campaignId = character.campaign?.id;
  const mayShare = campaignId !== undefined && editable;
  const { effects, rules } = useRollRules(play, editable);
  const rolls = useSame(
    useRolls({
      share: mayShare ? sharing.share : undefined,
      answer: mayShare ? sharing.answer : undefined,
      redoShared: mayShare ? sharing.redo : undefined,
      effects,
      rules,
    }),
  );
  const asked = useSheetAsks({
    campaignId: isOwner && !isMj ? campaignId : undefined,
    ...{ character: equipped.character, raw, roll: rolls.roll, connected },
  });
  const aimedAt = mayShare ? campaignId : undefined;
  const value = useSame({ rolls, resources: rules?.resources, campaignId: aimedAt, sharing });
  return (
    <RollProvider value={asked.press}>
      <AskedProvider value={asked.lit}>
        <SearchableRolls />
        {asked.banner}
        <RollsContext value={value}>{children}</RollsContext>
      </AskedProvider>
    </RollProvider>
  );
}
