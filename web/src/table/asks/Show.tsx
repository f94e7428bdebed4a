import type { ButtonProps } from "@mantine/core";
import { DialogButton } from "../../ui/DialogButton";
import type { AskedTable } from "./useAsk";

const loadDialog = () => import("./ShowDialog");

interface ShowProps extends Omit<ButtonProps, "children" | "loading"> {
  table: AskedTable;
  /** What the text begins with. */
  text?: string;
  onShown?: () => void;
}

/** « Montrer… », for the MJ: a text or a picture to players, or on the table's screen. */
export function Show({ table, text, onShown, ...button }: ShowProps) {
  return (
    <DialogButton size="sm" label="Montrer…" load={loadDialog} {...button}>
      {(ShowDialog, close) => (
        <ShowDialog
          table={table}
          {...(text !== undefined && { text })}
          {...(onShown && { onShown })}
          onClose={close}
        />
      )}
    </DialogButton>
  );
}
