import { TextInput } from "@mantine/core";
import type { KeyboardEvent, Ref } from "react";
import { isComposed } from "../../../browser/isComposed";
import styles from "./PanelHeader.module.css";

interface PanelSearchProps {
  ref: Ref<HTMLInputElement>;
  search: string;
  onSearch: (search: string) => void;
  /** Presses the first of what was found. */
  onPick: () => void;
}

/** Narrows quick actions, commands and skills; Enter presses the first that is left, Escape forgets the search. */
export function PanelSearch({ ref, search, onSearch, onPick }: PanelSearchProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposed(event.nativeEvent)) return;
    if (event.key === "Enter") onPick();
    if (event.key !== "Escape") return;
    onSearch("");
    event.currentTarget.blur();
  };
  return (
    <TextInput
      ref={ref}
      type="search"
      size="sm"
      className={styles.search}
      aria-label="Chercher une action, une commande, une compétence"
      placeholder="Action, commande, compétence…"
      value={search}
      onChange={(event) => onSearch(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}
