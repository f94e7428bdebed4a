import { gameOf } from "domain/games/registry/games";
import type { Character } from "domain/sheet/character/character";
import type { EquippedCharacter } from "domain/sheet/equipment/equippedCharacter";
import type { Item } from "domain/sheet/equipment/item";
import { useMemo } from "react";
import { Raised } from "../../games/dnd5e/sheet/Raised";
import { Notes } from "../../games/dnd5e/sheet/Story";
import { sheetOf } from "../../games/registry/sheets";
import { SharedInitiative } from "../../table/initiative/SharedInitiative";
import type { Play } from "../../table/play/usePlay";
import { SpendExperience } from "./experience/SpendExperience";
import { ChangePortrait } from "./header/ChangePortrait";
import { LevelUp } from "./header/LevelUp";
import { SheetHeader, type SheetTable } from "./header/SheetHeader";
import { HitPointsCard } from "./hitPoints/HitPointsCard";
import { SheetInventory } from "./inventory/SheetInventory";
import { SheetMenu } from "./menu/SheetMenu";
import { PlayTrackers } from "./play/PlayTrackers";
import { SheetPowers } from "./powers/SheetPowers";
import { GameRolls } from "./system/GameRolls";
import { ActionTabs } from "./tabs/ActionTabs";

const ITEMS_FAILURE = "Impossible de charger les objets associés au personnage.";

interface Sheet {
  character: Character;
  equipped: EquippedCharacter;
  items: readonly Item[];
  /** The items could not be loaded. */
  failed: boolean;
  rawInPlay: unknown;
  shown: (character: Character) => Character;
  play: Play | undefined;
  table: SheetTable | undefined;
  isOwner: boolean;
  /** Whether the viewer may change what is in play. */
  editable: boolean;
  /** Whether the table gives levels by milestones, and no experience. */
  milestones: boolean;
  /** Whether the fight counts its turns. */
  inFight: boolean;
  /** The campaign whose MJ its owner asks for rare items. */
  askingCampaignId: string | null | undefined;
  connected: boolean;
  /** Whether the trackers have their place. */
  trackers: boolean;
  retry: (() => void) | undefined;
  refetch: () => void;
}

/**
 * The parts of a sheet, each rendered anew when something that it shows changes: what happens in play tells the sheet
 * of each operation and of the time, and few parts show it.
 */
export function useSheetParts(sheet: Sheet) {
  const { character, equipped, items, failed, shown, table, isOwner, connected, refetch, askingCampaignId } =
    sheet;
  const { id } = character;
  const now = useMemo(() => shown(character), [shown, character]);
  const { state, system } = sheet.play ?? {};
  const next = useMemo(() => {
    if (!gameOf(character.system).spendsPoints) return <LevelUp character={character} />;
    return state && system && <SpendExperience character={character} play={{ state, system }} />;
  }, [character, state, system]);
  const header = useMemo(
    () => (
      <SheetHeader
        character={equipped.character}
        table={table}
        next={isOwner && next}
        connected={connected}
        portrait={isOwner && connected && <ChangePortrait character={character} refetch={refetch} />}
      >
        <SheetMenu character={now} isOwner={isOwner} items={items} />
      </SheetHeader>
    ),
    [character, equipped, table, now, isOwner, connected, next, items, refetch],
  );
  const campaignId = table?.id;
  const initiative = useMemo(
    () => campaignId && <SharedInitiative campaignId={campaignId} characterIds={isOwner ? [id] : []} strip />,
    [campaignId, isOwner, id],
  );
  const hitPoints = useMemo(
    () => (
      <HitPointsCard
        hp={shown(equipped.character).hp}
        raised={<Raised contributions={equipped.contributions} target="hp" />}
      />
    ),
    [shown, equipped],
  );
  const actions = useMemo(() => <ActionTabs character={shown(equipped.character)} />, [shown, equipped]);
  const inventory = useMemo(
    () => (
      <SheetInventory
        {...{ character, items, isOwner, connected, askingCampaignId, refetch }}
        problem={failed ? ITEMS_FAILURE : undefined}
      />
    ),
    [character, failed, isOwner, connected, items, askingCampaignId, refetch],
  );
  const notes = useMemo(() => <Notes character={character} />, [character]);
  return { header, initiative, hitPoints, actions, inventory, notes, ...usePlayParts(sheet) };
}

function usePlayParts(sheet: Sheet) {
  const {
    character,
    equipped,
    rawInPlay,
    play,
    isOwner,
    editable,
    milestones,
    inFight,
    trackers: hasPlace,
    retry,
    refetch,
  } = sheet;
  const { system, id } = character;
  const { state, limits, press, pressAll } = play ?? {};
  const trackers = useMemo(
    () =>
      hasPlace && (
        <PlayTrackers
          {...{ system, retry, editable, milestones, inFight }}
          characterId={id}
          play={state && press && { state, limits, press }}
        />
      ),
    [hasPlace, system, id, state, limits, press, retry, editable, milestones, inFight],
  );
  const common = useMemo(
    () => ({ character, isOwner, editable, refetch }),
    [character, isOwner, editable, refetch],
  );
  const { spells: Spells } = sheetOf(system);
  const spells = useMemo(
    () =>
      Spells &&
      state &&
      pressAll && <Spells {...common} equipped={equipped} play={{ state, limits, pressAll }} />,
    [Spells, common, equipped, state, limits, pressAll],
  );
  const powers = useMemo(
    () =>
      state &&
      pressAll && (
        <SheetPowers
          {...common}
          system={system}
          equipped={equipped.character}
          raw={rawInPlay}
          play={{ state, pressAll }}
        />
      ),
    [system, common, equipped, rawInPlay, state, pressAll],
  );
  const gameRolls = useMemo(
    () => <GameRolls system={system} characterId={id} raw={rawInPlay} />,
    [system, id, rawInPlay],
  );
  return { trackers, gameRolls, spells, powers };
}
