import { Button, Text } from "@mantine/core";
import type { ActPreview } from "domain/game/foreseeAct";
import type { OwedRoll } from "domain/game/play";
import { askedText } from "domain/table/asks/askedText";
import { halved } from "domain/table/rolls/hits";
import { type ReactNode, useState } from "react";
import type { LiveCharacter } from "../../live/characters";
import { useConnection } from "../../live/useConnection";
import { useMember } from "../../session/SessionProvider";
import { useAsk } from "../asks/useAsk";
import type { DamageOffer, DamageRoll } from "./damageRoll";
import { Applied, Offers } from "./Offers";
import { useApplyToCharacter } from "./useApplyToCharacter";

interface CharacterOffersProps {
  campaignId: string;
  roll: DamageRoll;
  target: LiveCharacter;
  /** Opens the dialog, which is there as well. */
  children: (short: boolean) => ReactNode;
}

/** A hit against a character: one press applies it, then what it did and what it asks for. */
export function CharacterOffers({ campaignId, roll, target, children }: CharacterOffersProps) {
  const connected = useConnection();
  const applying = useApplyToCharacter(campaignId, roll, target);
  const { left, foresee, done, owed, apply, isPending } = applying;
  // The MJ's own characters have nobody to ask.
  const isPlayers = target.userId !== useMember().uid;
  if (left === undefined) {
    return (
      <>
        <Applied />
        {done && done.events.length > 0 && (
          <Text span size="xs" c="var(--ink-2)">
            {done.events.map(({ text }) => text).join(" · ")}
          </Text>
        )}
        {done &&
          isPlayers &&
          owed.map((save) => (
            <AskForIt
              key={`${save.settles} ${save.difficulty}`}
              campaignId={campaignId}
              target={target}
              save={save}
            />
          ))}
      </>
    );
  }
  const offer = (preview: ActPreview | undefined): DamageOffer | undefined => {
    const { operation, lost } = preview ?? {};
    return operation && lost !== undefined ? { lost, apply: () => apply(operation) } : undefined;
  };
  const whole = foresee(left);
  return (
    <>
      {whole && (
        <Offers
          name={target.name}
          whole={offer(whole)}
          half={offer(foresee({ parts: halved(left.parts) }))}
          disabled={!connected || isPending}
        />
      )}
      {children(whole !== undefined)}
    </>
  );
}

interface AskForItProps {
  campaignId: string;
  target: LiveCharacter;
  save: OwedRoll;
}

/** Asks the character's player for a roll that damage made necessary. */
function AskForIt({ campaignId, target, save }: AskForItProps) {
  const { system } = target;
  const [isAsked, setAsked] = useState(false);
  const { send, busy } = useAsk({ id: campaignId, system }, () => setAsked(true));
  const content = { kind: "roll", secret: false, ...save } as const;
  if (isAsked) return <Applied>Demandé : {save.trait}</Applied>;
  return (
    <Button size="xs" loading={busy} onClick={() => send({ content, targets: [target.userId] })}>
      Demander : {askedText(system, content)}
    </Button>
  );
}
