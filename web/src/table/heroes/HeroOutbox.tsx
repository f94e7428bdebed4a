import type { PlayStateDocument } from "domain/documents/play";
import type { PlayEntry } from "domain/table/play/playEntry";
import { useEffect } from "react";
import { usePlayOutbox } from "../play/usePlayOutbox";

/** What waits to be sent for one character, and what writes more of it. */
export interface HeroOutboxState {
  readonly waiting: readonly PlayEntry[];
  readonly write: (entry: PlayEntry) => void;
}

interface HeroOutboxProps {
  id: string;
  /** Said with what the server refuses. */
  name: string;
  stored: PlayStateDocument;
  connected: boolean;
  /** The same function as long as the panel is open. */
  onChange: (id: string, outbox: HeroOutboxState) => void;
}

/** Sends the MJ's operations on one character while the panel is open. Shows nothing. */
export function HeroOutbox({ id, name, stored, connected, onChange }: HeroOutboxProps) {
  const { waiting, write } = usePlayOutbox(id, stored, connected, name);
  useEffect(() => onChange(id, { waiting, write }), [id, waiting, write, onChange]);
  return null;
}
