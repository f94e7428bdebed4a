import { useMediaQuery, useReducedMotion } from "@mantine/hooks";
import { useState } from "react";

/** So narrow, the list and a token's card stand in one place: one of them is seen. */
const NARROW = "(max-width: 760px)";

interface TokenListProps {
  /** No canvas: the list is the scene. */
  readonly failed: boolean;
  /** A token's card is open. */
  readonly hasCard: boolean;
  readonly onCloseCard: () => void;
}

/** When the list of the tokens is seen. Without motion it is open from the start, where it does not lie over all of the map. */
export function useTokenList({ failed, hasCard, onCloseCard }: TokenListProps) {
  const still = useReducedMotion(false, { getInitialValueInEffect: false });
  const narrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const [open, setOpen] = useState(still && !narrow);
  /** The token for which it made room. */
  const [leftFor, setLeftFor] = useState<string>();
  const shown = failed || (open && !(narrow && hasCard));
  return {
    shown,
    leftFor,
    toggle: () => {
      setOpen(!shown);
      if (!shown && narrow) onCloseCard();
    },
    /** A token was chosen in it. */
    onChosen: (tokenId: string) => {
      if (!narrow || failed) return;
      setLeftFor(tokenId);
      if (!still) setOpen(false);
    },
  };
}
