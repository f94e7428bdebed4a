import { INITIATIVE_LABEL } from "domain/game/rolls/initiative";
import { PRESETS } from "domain/games/registry/presets";
import { useConnection } from "../../live/useConnection";
import { type AskedTable, useAsk, useCloseAsk } from "./useAsk";
import { useOpenAsks } from "./useOpenAsks";

/** An initiative that is asked of players. */
interface OpenInitiativeAsk {
  /** Epoch milliseconds. */
  readonly since: number;
  /** Of how many characters, or players without one. */
  readonly of: number;
  /** How many of them have rolled. */
  readonly rolled: number;
  /** Takes it off their screens. */
  readonly close: () => void;
}

/** The initiative that the MJ asks of the players before the order is rolled. */
export interface InitiativeAsk {
  /** Undefined while nothing is asked. */
  readonly open: OpenInitiativeAsk | undefined;
  /** Asks the players of the heroes; undefined where none is rolled, nobody plays or no call gets through. */
  readonly ask: (() => void) | undefined;
  readonly busy: boolean;
}

/** `players`: the uids of those who play the heroes of the table. */
export function useInitiativeAsk(table: AskedTable, players: readonly string[]): InitiativeAsk {
  const connected = useConnection();
  const asks = useOpenAsks(table.id) ?? [];
  const asked = asks.find(({ content }) => content.kind === "roll" && content.trait === INITIATIVE_LABEL);
  const { send, busy } = useAsk(table, () => undefined);
  const { close } = useCloseAsk(table);
  const isRolled = PRESETS[table.system].initiativeDice !== undefined && players.length > 0 && connected;
  const content = { kind: "roll", trait: INITIATIVE_LABEL, secret: false } as const;
  return {
    open: asked && {
      since: asked.createdAt,
      of: (asked.heroes ?? asked.targets).length,
      rolled: (asked.heroes ? (asked.answeredFor ?? []) : asked.answeredBy).length,
      close: () => close(asked.id),
    },
    ask: isRolled ? () => send({ content, targets: [...players] }) : undefined,
    busy,
  };
}
