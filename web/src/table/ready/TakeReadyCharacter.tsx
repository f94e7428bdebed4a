import { Button, type ButtonProps } from "@mantine/core";
import type { SystemId } from "domain/values/systemIds";
import { useState } from "react";
import { useOnDemand } from "../../ui/useOnDemand";
import type { ReadyTable } from "./readyTable";

/** Drafts, rules and catalogues weigh more than the screens that offer them. */
const loadReadyCharacters = () => import("./ReadyCharacters");

interface TakeReadyCharacterProps extends ButtonProps {
  system: SystemId;
  table?: ReadyTable | undefined;
}

/** The shortest way to a character (product §2.8.20): one of eight, whole, with one press. */
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
