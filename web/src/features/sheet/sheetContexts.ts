import type { VttJoinState } from "domain/table/campaign/vttStatus";
import type { OnlinePlayer } from "domain/table/presence/heartbeats";
import { createContext, useContext } from "react";
import type { Play } from "../../table/play/usePlay";

/** The campaign that the character plays in, and who is online. */
export interface SheetTable {
  readonly id: string;
  readonly name: string;
  readonly vtt: VttJoinState;
  /** Its VTT is online: the others are there to see and to be spoken to. */
  readonly open: boolean;
  /** Between two evenings the number of the one before (`lastEveningOf`); undefined while one is played, or it is not known. */
  readonly after: number | undefined;
  /** Undefined while it is not known. */
  readonly presence: TablePresence | undefined;
}

export interface TablePresence {
  /** The character's player, if they are online. */
  readonly owner: OnlinePlayer | undefined;
  readonly onlineCount: number;
}

const TableContext = createContext<SheetTable | undefined>(undefined);
const PlayLinesContext = createContext<Play | undefined>(undefined);

export const TableProvider = TableContext.Provider;
export const PlayLinesProvider = PlayLinesContext.Provider;

/** The campaign that the character plays in, with who is online; undefined without one. */
export const useTable = (): SheetTable | undefined => useContext(TableContext);

/** What happened in play and takes it back: anew with each line and, every 15 s, with the time. */
export const usePlayLines = (): Play | undefined => useContext(PlayLinesContext);
