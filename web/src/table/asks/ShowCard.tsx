import { Button } from "@mantine/core";
import { MAX_CARD } from "domain/documents/askContent";
import { cutText } from "domain/values/text/characters";
import { toast } from "../../ui/toast";
import { type AskedTable, useAsk } from "./useAsk";

interface ShowCardProps {
  table: AskedTable;
  text: string;
  onShown: () => void;
}

/** Beside « Diffuser »: shows a text on the screens of all players. */
export function ShowCard({ table, text, onShown }: ShowCardProps) {
  const { send, busy } = useAsk(table, () => {
    toast("success", "Affiché sur les écrans des joueurs.");
    onShown();
  });
  return (
    <Button
      size="sm"
      mih={34}
      loading={busy}
      disabled={text.trim() === ""}
      onClick={() => send({ content: { kind: "card", text: cutText(text, MAX_CARD) } })}
    >
      Envoyer aux écrans
    </Button>
  );
}
