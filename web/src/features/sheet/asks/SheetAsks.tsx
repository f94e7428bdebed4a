import type { Character } from "domain/sheet/character/character";
import { askedRoll } from "domain/table/asks/askedRoll";
import { AnswerButton, AskBanner, UNKNOWN_VALUE } from "../../../table/asks/AskBanner";
import type { AnsweredAsks } from "./useSheetAsks";

interface SheetAsksProps {
  campaignId: string | undefined;
  /** With its equipment. */
  character: Character;
  /** The same as it came, with what play changed. */
  raw: unknown;
  /** Whether answers reach the table. */
  connected: boolean;
  answered: Pick<AnsweredAsks, "asks" | "putAway" | "busy" | "answer">;
}

/** What the MJ asks of the player of a sheet, with a button for each roll. */
export function SheetAsks({ campaignId = "", character, raw, connected, answered }: SheetAsksProps) {
  const { asks, putAway, busy, answer } = answered;
  return (
    <AskBanner
      campaignId={campaignId}
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
}
