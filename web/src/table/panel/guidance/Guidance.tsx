import { Stack, Tabs, Text } from "@mantine/core";
import type { PresetEntry, SystemPreset } from "domain/game/preset";
import type { PanelEvent } from "domain/table/panel/panelEventSchema";
import type { PanelState } from "domain/table/panel/panelState";
import type { AskedTable } from "../../asks/useAsk";
import { Board } from "../../board/Board";
import { FocusTracks } from "./FocusTracks";
import styles from "./Guidance.module.css";
import { Prompts } from "./Prompts";

interface GuidanceProps {
  table: AskedTable;
  preset: SystemPreset;
  state: PanelState;
  act: (event: PanelEvent) => void;
}

/** Product §2 "MJ guidance": the session's tracks, what to ask, what to keep in mind, where the evening goes. */
export function Guidance({ table, preset, state, act }: GuidanceProps) {
  return (
    <Board title="Conduite du jeu">
      <FocusTracks
        tracks={preset.focusTracks}
        state={state}
        onSet={(trackId, value) => act({ type: "setTrack", trackId, value })}
      />
      <Tabs defaultValue="prompts" keepMounted={false} mt={6}>
        <Tabs.List aria-label="Conseils au MJ" mb={6}>
          <AdviceTab value="prompts" label="Relances" entries={preset.supportPrompts} />
          <AdviceTab value="highlights" label="Repères" entries={preset.highlights} />
          <AdviceTab value="timeline" label="Séance" entries={preset.timeline} />
        </Tabs.List>
        <Tabs.Panel value="prompts">
          <Prompts
            table={table}
            prompts={preset.supportPrompts}
            onBroadcast={(prompt) => act({ type: "broadcast", prompt })}
          />
        </Tabs.Panel>
        <Tabs.Panel value="highlights">
          <Entries entries={preset.highlights} />
        </Tabs.Panel>
        <Tabs.Panel value="timeline">
          <Entries entries={preset.timeline} ordered />
        </Tabs.Panel>
      </Tabs>
    </Board>
  );
}

interface AdviceTabProps {
  value: string;
  label: string;
  entries: readonly unknown[];
}

function AdviceTab({ value, label, entries }: AdviceTabProps) {
  return (
    <Tabs.Tab value={value} mih={36} px={9} fz="sm">
      {label}{" "}
      <Text span size="xs" c="dimmed">
        {entries.length}
      </Text>
    </Tabs.Tab>
  );
}

function Entries({ entries, ordered = false }: { entries: readonly PresetEntry[]; ordered?: boolean }) {
  return (
    <Stack component={ordered ? "ol" : "ul"} gap={5} pl="1.3em" fz="sm" lh={1.4} className={styles.entries}>
      {entries.map(({ id, label, detail }) => (
        <li key={id}>
          <Text span inherit fw={600}>
            {label}
          </Text>{" "}
          <Text span inherit c="var(--ink-2)">
            {detail}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
