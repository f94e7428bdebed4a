import { Button } from "@mantine/core";
import type { AnyPlaySystem } from "domain/game/play";
import type { PresetEntry } from "domain/game/preset";
import { DialogButton } from "../../../ui/DialogButton";
import { Show } from "../../asks/Show";
import type { AskedTable } from "../../asks/useAsk";
import { AskForGroup } from "../rests/AskForGroup";

const loadLoot = () => import("../../chest/LayLoot");
const loadPreviously = () => import("../../evenings/PreviouslyDialog");

interface NotedOfferProps {
  table: AskedTable;
  /** Undefined until it is loaded. */
  play: AnyPlaySystem | undefined;
  /** What was noted. */
  noted: PresetEntry;
  /** Opens « Demander ce jet » with this roll. */
  onAsk: (trait: string) => void;
  /** It was applied to the characters of these names. */
  onApplied: (names: readonly string[]) => void;
  /** The offer was taken, and is to go. */
  onDone: () => void;
}

/** Product §2.10.14: beside what was noted, the act that it stands for. */
export function NotedOffer({ table, play, noted, onAsk, onApplied, onDone }: NotedOfferProps) {
  const { offer, detail } = noted;
  switch (offer?.kind) {
    case "apply":
      return (
        play && (
          <AskForGroup
            campaignId={table.id}
            system={table.system}
            play={play}
            rest={noted}
            toSome={offer.to === "some"}
            onApplied={onApplied}
            onDone={onDone}
          />
        )
      );
    case "ask":
      return (
        <Button size="xs" aria-haspopup="dialog" onClick={() => onAsk(offer.trait)}>
          Demander : {offer.trait}
        </Button>
      );
    case "show":
      return <Show size="xs" table={table} text={detail} onShown={onDone} />;
    case "loot":
      return (
        <>
          <Show size="xs" table={table} text={detail} onShown={onDone} />
          <DialogButton size="xs" label="Partager un butin" load={loadLoot}>
            {(LayLoot, close) => <LayLoot table={table} onLaid={onDone} onClose={close} />}
          </DialogButton>
        </>
      );
    case "recap":
      return (
        <DialogButton size="xs" label="Montrer le récapitulatif" load={loadPreviously}>
          {(PreviouslyDialog, close) => <PreviouslyDialog table={table} onShown={onDone} onClose={close} />}
        </DialogButton>
      );
    default:
      return null;
  }
}
