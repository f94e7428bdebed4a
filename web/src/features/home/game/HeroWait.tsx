import { Badge } from "@mantine/core";
import type { CharacterView } from "domain/api/characters";
import type { Wait } from "domain/game/waits";
import { paths } from "domain/values/links/paths";
import { Link } from "react-router-dom";
import cards from "../cards.module.css";

interface WaitLinkProps {
  text: string;
  /** Where it is done. */
  to: string;
}

/** What waits, a press from where it is done: an entry of the list on a hero's card, above the link of the card. */
export const WaitLink = ({ text, to }: WaitLinkProps) => (
  <li>
    <Badge color="warn" component={Link} to={to} className={cards.wait}>
      {text}
    </Badge>
  </li>
);

interface HeroWaitProps {
  character: Pick<CharacterView, "id" | "system">;
  wait: Wait;
}

/** What waits on a character's sheet. */
export function HeroWait({ character: { id, system }, wait: { text, at } }: HeroWaitProps) {
  if (at !== undefined) return <WaitLink text={text} to={paths.sheetPlace(id, system, at)} />;
  return (
    <li>
      <Badge color="warn">{text}</Badge>
    </li>
  );
}
