import type { ReactNode } from "react";
import { lazy } from "../../ui/lazy";
import { useFighters } from "./FightersProvider";

const OwnFighters = lazy(() => import("./OwnFighters"));

interface WithFightersProps {
  campaignId: string;
  /** The MJ acts on all; a player on their own characters. */
  isMj: boolean;
  children: ReactNode;
}

/** Those of the screen around this, and where it has none, the table's own. */
export function WithFighters(props: WithFightersProps) {
  return useFighters() ? props.children : <OwnFighters {...props} />;
}
