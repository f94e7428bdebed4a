import type { AskedRoll } from "domain/documents/askContent";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import type { Character } from "domain/sheet/character/character";
import { asAsked } from "domain/table/asks/askedRoll";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { LiveAsk } from "../../../live/asks";
import type { RollAsk } from "../../../table/asks/AskBanner";
import { useShownAsks } from "../../../table/asks/useShownAsks";
import type { Rolls } from "../../../table/rolls/useRolls";

interface SheetAsks {
  /** The table that the viewer plays this character at; undefined for who only looks at it. */
  campaignId: string | undefined;
  character: Pick<Character, "id" | "system">;
  roll: Rolls["roll"];
  /** Whether answers reach the table. */
  connected: boolean;
}

export interface AnsweredAsks {
  readonly asks: readonly LiveAsk[];
  readonly putAway: ReturnType<typeof useShownAsks>["putAway"];
  /** The ids of those whose answer is on its way. */
  readonly busy: readonly string[];
  readonly answer: (request: RollRequest, ask: RollAsk) => void;
  /** The rolls that are asked for. */
  readonly asked: readonly AskedRoll[];
  /** The labels of the rolls that are asked for, the same until another is. */
  readonly lit: ReadonlySet<string>;
  /** Rolls what is pressed: the answer, where the MJ asks for it. */
  readonly press: (request: RollRequest) => void;
}

const NOTHING_LIT: ReadonlySet<string> = new Set();

const isRollAsk = (ask: LiveAsk): ask is LiveAsk & RollAsk => ask.content.kind === "roll";

/** What the MJ asks of the player of a sheet, answered with the sheet's own values. */
export function useSheetAsks({ campaignId, character, roll, connected }: SheetAsks): AnsweredAsks {
  const { asks, putAway } = useShownAsks(campaignId, [character.id]);
  const [busy, setBusy] = useState<readonly string[]>([]);
  const wanted = useMemo(() => asks.filter(isRollAsk), [asks]);
  const names = wanted.map(({ content }) => content.trait).join("\n");
  const lit = useMemo(() => (names === "" ? NOTHING_LIT : new Set(names.split("\n"))), [names]);

  const answer = useCallback(
    (request: RollRequest, ask: RollAsk) => {
      setBusy((ids) => [...ids, ask.id]);
      void roll(request, ask).finally(() => setBusy((ids) => ids.filter((id) => id !== ask.id)));
    },
    [roll],
  );
  const newest = useRef({ wanted, busy, connected });
  useLayoutEffect(() => {
    newest.current = { wanted, busy, connected };
  }, [wanted, busy, connected]);
  const { system } = character;
  const press = useCallback(
    (request: RollRequest) => {
      const now = newest.current;
      const ask = now.wanted.find(({ content }) => content.trait === request.label);
      if (ask === undefined || !now.connected) void roll(request);
      else if (!now.busy.includes(ask.id)) answer(asAsked(system, request, ask.content), ask);
    },
    [system, roll, answer],
  );

  return { asks, putAway, busy, answer, asked: wanted.map(({ content }) => content), lit, press };
}
