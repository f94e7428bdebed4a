import { Group } from "@mantine/core";
import type { PresetEntry } from "domain/game/preset";
import { PRESETS } from "domain/games/registry/presets";
import { quickActionsOf } from "domain/table/panel/panelEvents";
import { Suspense } from "react";
import { lazy } from "../../../ui/lazy";
import type { AskedTable } from "../../asks/useAsk";
import { useFightTable } from "../../fight/FightProvider";
import { usePlaySystem } from "../../play/usePlaySystem";
import { RestMenu } from "../rests/RestMenu";
import { NotedOffer } from "./NotedOffer";
import { PressBoard } from "./PressBoard";
import type { Notes } from "./useNotes";

const AskDialog = lazy(() => import("../../asks/AskDialog"));

interface NoteBoardsProps {
  table: AskedTable;
  notes: Notes;
  /** Only what answers it is shown. */
  search?: string;
}

/** Product §2.10.4: quick actions, rests and commands, each with what is offered beside what was noted. */
export function NoteBoards({ table, notes, search = "" }: NoteBoardsProps) {
  const { act } = useFightTable().fight;
  const preset = PRESETS[table.system];
  const play = usePlaySystem(table.system).data;
  const quickActions = quickActionsOf(preset);
  const { note, noted, done, asked, ask } = notes;
  /** Beside the board that has these entries. */
  const offerBeside = (entries: readonly PresetEntry[]) =>
    noted &&
    entries.includes(noted) && (
      <NotedOffer
        key={noted.id}
        table={table}
        play={play}
        noted={noted}
        onAsk={ask}
        onApplied={(names) => act({ type: "applyRest", id: noted.id, names })}
        onDone={done}
      />
    );
  const takeQuickAction = (id: string) => note({ type: "takeQuickAction", id });
  return (
    <>
      <PressBoard
        title="Actions rapides"
        entries={preset.quickActions}
        search={search}
        onPress={takeQuickAction}
        aside={
          <Group gap={6}>
            <RestMenu rests={preset.rests} onPress={takeQuickAction} />
            {offerBeside(quickActions)}
          </Group>
        }
      />
      <PressBoard
        title="Commandes MJ"
        entries={preset.commandButtons}
        search={search}
        onPress={(id) => note({ type: "giveCommand", id })}
        aside={offerBeside(preset.commandButtons)}
      />
      {asked !== undefined && (
        <Suspense>
          <AskDialog
            table={table}
            groups={preset.skillGroups}
            trait={asked}
            onAsked={(skill) => {
              act({ type: "callSkill", skill });
              done();
            }}
            onClose={() => ask(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
