import { Button, type ButtonProps } from "@mantine/core";
import type { CampaignSettings } from "domain/documents/campaign";
import type { SystemId } from "domain/systems/systemIds";
import { useState } from "react";
import { useOnDemand } from "../../ui/useOnDemand";

/** Drafts, rules and catalogues weigh more than the screens that offer them. */
const loadReadyCharacters = () => import("./ReadyCharacters");

/** The campaign that the character is linked to. */
export interface ReadyTable {
  readonly id: string;
  readonly settings: CampaignSettings;
  /** The names of the characters that are at it already. */
  readonly taken?: readonly string[];
}

interface TakeReadyCharacterProps extends ButtonProps {
  system: SystemId;
  table?: ReadyTable | undefined;
}

/** The shortest way to a character (product §2 "Ready characters"): one of four, whole, with one press. */
export function TakeReadyCharacter({ system, table, ...button }: TakeReadyCharacterProps) {
  const [ReadyCharacters, request] = useOnDemand(loadReadyCharacters);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        {...button}
        aria-haspopup="dialog"
        loading={asked && ReadyCharacters === undefined}
        onPointerEnter={request}
        onFocus={request}
        onClick={() => {
          setAsked(true);
          request();
        }}
      >
        Prendre un personnage prêt
      </Button>
      {asked && ReadyCharacters && (
        <ReadyCharacters system={system} table={table} onClose={() => setAsked(false)} />
      )}
    </>
  );
}
