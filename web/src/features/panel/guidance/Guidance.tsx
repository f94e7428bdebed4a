import type { PanelEvent } from "domain/panel/panelEvents";
import type { PanelState } from "domain/panel/panelState";
import type { PresetEntry, SystemPreset } from "domain/systems/preset";
import { useState } from "react";
import { Board } from "../../../ui/Board";
import { Tabs } from "../../../ui/Tabs";
import { FocusTracks } from "./FocusTracks";
import styles from "./Guidance.module.css";
import { Prompts } from "./Prompts";

interface GuidanceProps {
  preset: SystemPreset;
  state: PanelState;
  act: (event: PanelEvent) => void;
}

type Advice = "prompts" | "highlights" | "timeline";

/** Product §2 "MJ guidance": the session's tracks, what to ask, what to keep in mind, where the evening goes. */
export function Guidance({ preset, state, act }: GuidanceProps) {
  const [advice, setAdvice] = useState<Advice>("prompts");
  return (
    <Board title="Conduite du jeu">
      <FocusTracks
        tracks={preset.focusTracks}
        state={state}
        onSet={(trackId, value) => act({ type: "setTrack", trackId, value })}
      />
      <div className={styles.advice}>
        <Tabs
          label="Conseils au MJ"
          tabs={[
            { key: "prompts", label: "Relances", count: preset.supportPrompts.length },
            { key: "highlights", label: "Repères", count: preset.highlights.length },
            { key: "timeline", label: "Séance", count: preset.timeline.length },
          ]}
          selected={advice}
          onSelect={setAdvice}
        >
          {advice === "prompts" && (
            <Prompts
              prompts={preset.supportPrompts}
              onBroadcast={(prompt) => act({ type: "broadcast", prompt })}
            />
          )}
          {advice === "highlights" && <Entries entries={preset.highlights} />}
          {advice === "timeline" && <Entries entries={preset.timeline} ordered />}
        </Tabs>
      </div>
    </Board>
  );
}

function Entries({ entries, ordered = false }: { entries: readonly PresetEntry[]; ordered?: boolean }) {
  const List = ordered ? "ol" : "ul";
  return (
    <List className={styles.entries}>
      {entries.map(({ id, label, detail }) => (
        <li key={id}>
          <strong>{label}</strong> <span>{detail}</span>
        </li>
      ))}
    </List>
  );
}
