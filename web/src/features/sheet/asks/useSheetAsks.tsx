import type { AskedRoll } from "domain/documents/askContent";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import type { Character } from "domain/sheet/character/character";
import { asAsked, askedRoll } from "domain/table/asks/askedRoll";
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { LiveAsk } from "../../../live/asks";
import { AnswerButton, AskBanner, type RollAsk, UNKNOWN_VALUE } from "../../../table/asks/AskBanner";
import { useShownAsks } from "../../../table/asks/useShownAsks";
import type { Rolls } from "../../../table/rolls/useRolls";

interface SheetAsks {
  /** The table that the viewer plays this character at; undefined for who only looks at it. */
  campaignId: string | undefined;
  /** With its equipment. */
  character: Character;
  /** The same as it came, with what play changed. */
  raw: unknown;
  roll: Rolls["roll"];
  /** Whether answers reach the table. */
  connected: boolean;
}

interface AnsweredAsks {
  /** What the MJ asks, with a button for each roll. */
  readonly banner: ReactNode;
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
export function useSheetAsks({ campaignId, character, raw, roll, connected }: SheetAsks): AnsweredAsks {
  const { asks, putAway } = useShownAsks(campaignId);
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

  const banner = (
    <AskBanner
      campaignId={campaignId ?? ""}
      system={character.system}
      asks={asks}
      onPutAway={putAway}
      answer={(ask) => {
        const request = askedRoll(character, raw, ask.content);
        return (
          <AnswerButton
            ask={ask}
            impossible={request ? undefined : UNKNOWN_VALUE}
            busy={busy.includes(ask.id)}
            disabled={!connected}
            onAnswer={() => request && answer(request, ask)}
          />
        );
      }}
    />
  );
  return { banner, asked: wanted.map(({ content }) => content), lit, press };
}
