import { useDisclosure, useLocalStorage } from "@mantine/hooks";
import { PRESETS } from "domain/games/registry/presets";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { panelTitle } from "domain/table/panel/panelHeading";
import { firstMatch } from "domain/table/panel/panelSearch";
import { connectedCounter } from "domain/table/roster/roster";
import { type ReactNode, Suspense, useRef, useState } from "react";
import type { AnsweredQuery } from "../../api/useLiveQuery";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { usePresence } from "../../live/usePresence";
import { AskForRoll } from "../../table/asks/AskForRoll";
import { OpenAsks } from "../../table/asks/OpenAsks";
import { CreaturesButton } from "../../table/creatures/CreaturesButton";
import DiceDialog from "../../table/dice/DiceDialog";
import { Recap } from "../../table/evenings/Recap";
import { FightActions } from "../../table/fight/FightActions";
import { FightProvider, useFightTable } from "../../table/fight/FightProvider";
import { PanelHeroes } from "../../table/heroes/PanelHeroes";
import { Initiative } from "../../table/initiative/Initiative";
import { SharingSwitch } from "../../table/initiative/SharingSwitch";
import { openTableOf } from "../../table/news/openTableOf";
import { useTableNews } from "../../table/news/useTableNews";
import { NoteBoards } from "../../table/panel/boards/NoteBoards";
import { PanelHistory } from "../../table/panel/boards/PanelHistory";
import { useNotes } from "../../table/panel/boards/useNotes";
import { Guidance } from "../../table/panel/guidance/Guidance";
import { panelColours } from "../../table/panel/panelColours";
import { TablePlay } from "../../table/play/TablePlay";
import { WaitingRequests } from "../../table/requests/WaitingRequests";
import { TableRolls } from "../../table/rollLog/TableRolls";
import { type Command, fightCommands, screenCommands, useCommandKeys } from "../../table/session/commands";
import { IconButton } from "../../ui/IconButton";
import { lazy } from "../../ui/lazy";
import { usePageTitle } from "../../ui/usePageTitle";
import { SkillsBoard } from "./boards/SkillsBoard";
import { PanelHeader } from "./header/PanelHeader";
import { PanelKeyHelp } from "./header/PanelKeyHelp";
import { PanelSearch } from "./header/PanelSearch";
import styles from "./MjPanel.module.css";

interface OpenPanelProps {
  campaign: CampaignPage;
  /** The campaign's call; what it answered is not read yet. */
  query: AnsweredQuery<unknown>;
}

/** How many of the table's rolls the panel shows. */
const ROLL_LINES = 10;

const ActiveCreature = lazy(() => import("../../table/fight/ActiveCreature"));
const LegendaryActions = lazy(() => import("../../table/fight/LegendaryActions"));

/** On the panel the arrows pass turns as well. */
const ARROWS: Readonly<Record<string, readonly string[]>> = { next: ["ArrowRight"], previous: ["ArrowLeft"] };

/** The command panel of a campaign, for the MJ who runs it. */
export function OpenPanel({ campaign, query }: OpenPanelProps) {
  const { id, system } = campaign;
  return (
    <FightProvider campaignId={id} system={system} query={query} rollLines={ROLL_LINES}>
      <PanelBoards campaign={campaign} />
    </FightProvider>
  );
}

function PanelBoards({ campaign }: Pick<OpenPanelProps, "campaign">) {
  const { id, system } = campaign;
  const preset = PRESETS[system];
  const table = useFightTable();
  const { roster, known, waiting, fight, creatures, acting, fighters, chosen, session, canUndo } = table;
  const { state, act } = fight;
  const [search, setSearch] = useState("");
  const [helpShown, help] = useDisclosure();
  const [diceShown, tray] = useDisclosure();
  const [keysActive, setKeysActive] = useLocalStorage({
    key: STORAGE_KEYS.mjPanelKeys,
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const notes = useNotes();
  const searchField = useRef<HTMLInputElement>(null);
  usePresence(id, "panel");
  useTableNews({ ...openTableOf(campaign), isMj: true });
  usePageTitle(`Commandes MJ · ${panelTitle(campaign, preset)}`);

  const focusSearch = () => searchField.current?.focus();
  const [dicePress, helpPress] = screenCommands({ dice: tray.open, help: help.open });
  const commands: readonly Command[] = [
    ...fightCommands(fight, session).map((command) => ({
      ...command,
      keys: [...command.keys, ...(ARROWS[command.id] ?? [])],
    })),
    dicePress,
    {
      ...{ id: "search", keys: ["/"], label: "Chercher une action, une commande, une compétence" },
      run: focusSearch,
    },
    helpPress,
  ];
  useCommandKeys(commands, keysActive);
  const callSkill = (skill: string) => act({ type: "callSkill", skill });
  const pick = () => {
    const event = firstMatch(search, preset);
    if (event === undefined) return;
    notes.note(event);
    setSearch("");
  };

  return (
    <div className={styles.panel} data-system={system} style={panelColours(preset.theme)}>
      <PanelHeader campaign={campaign} preset={preset} counter={connectedCounter(roster)}>
        <PanelSearch ref={searchField} search={search} onSearch={setSearch} onPick={pick} />
        <WaitingRequests campaign={campaign} size="xs" />
        <IconButton icon="dice" label="Dés de la table" onClick={tray.open} />
        <IconButton
          icon="undo"
          label="Annuler la dernière action"
          disabled={!canUndo}
          onClick={session.undo}
        />
        <IconButton icon="keyboard" label="Raccourcis clavier" onClick={help.open} />
      </PanelHeader>
      <Area name="roster">
        <PanelHeroes {...{ system, roster, known, waiting, fighters, chosen }} onChoose={session.choose} />
      </Area>
      <Area name="initiative">
        <Initiative
          preset={preset}
          roster={table.participants}
          expected={roster.length}
          fight={fight}
          onAddCreature={creatures.add}
          initiativeAsk={table.initiativeAsk}
          onRoll={session.roll}
          chosen={chosen}
          onChoose={session.choose}
        >
          <SharingSwitch fight={fight} />
          <FightActions campaignId={id} fight={fight}>
            <CreaturesButton
              campaignId={id}
              system={system}
              onAdd={creatures.add}
              onOpen={creatures.openEncounter}
            />
          </FightActions>
        </Initiative>
      </Area>
      <Area name="guidance">
        {acting?.creature && (
          <Suspense>
            <ActiveCreature
              key={acting.entry.id}
              campaignId={id}
              system={system}
              entry={acting.entry}
              creature={acting.creature}
              now={fight.state.fighting.creatures[acting.entry.id]}
            />
          </Suspense>
        )}
        {acting && (
          <Suspense>
            <LegendaryActions />
          </Suspense>
        )}
        <Guidance table={campaign} preset={preset} state={state} act={act} />
      </Area>
      <Area name="logs">
        <TableRolls
          campaignId={id}
          isMj
          lines={ROLL_LINES}
          storageKey={STORAGE_KEYS.mjPanelPart(id, "tableRolls")}
        />
        <TablePlay campaignId={id} storageKey={STORAGE_KEYS.mjPanelPart(id, "tablePlay")} />
        <PanelHistory
          history={state.history}
          ofThisDevice={fight.ofThisDevice}
          emptyText={preset.emptyHistoryText}
          onClear={() => act({ type: "clearHistory" })}
        />
      </Area>
      <Area name="actions">
        <NoteBoards table={campaign} notes={notes} search={search} />
      </Area>
      <Area name="skills">
        <SkillsBoard
          groups={preset.skillGroups}
          search={search}
          onAsk={notes.ask}
          aside={<AskForRoll table={campaign} groups={preset.skillGroups} onAsked={callSkill} />}
        />
        <OpenAsks table={campaign} />
      </Area>
      <Recap campaignId={id} />
      {diceShown && <DiceDialog campaignId={id} system={system} onClose={tray.close} />}
      {helpShown && (
        <PanelKeyHelp commands={commands} active={keysActive} onActive={setKeysActive} onClose={help.close} />
      )}
    </div>
  );
}

interface AreaProps {
  name: "roster" | "initiative" | "actions" | "guidance" | "skills" | "logs";
  children: ReactNode;
}

/** A place of the panel's grid. */
function Area({ name, children }: AreaProps) {
  return (
    <div className={styles.area} data-area={name} style={{ gridArea: name }}>
      {children}
    </div>
  );
}
