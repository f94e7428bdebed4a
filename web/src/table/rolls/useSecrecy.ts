import { useState } from "react";

/**
 * Whether the rolls of somebody whom the MJ plays are for the MJ alone: as it is hidden or seen at the moment, until the
 * MJ chooses otherwise. A choice holds while that stays so: whoever is hidden afterwards rolls nothing before the table.
 */
export function useSecrecy(hidden: boolean): readonly [boolean, (secret: boolean) => void] {
  const [chosen, choose] = useState<{ readonly hidden: boolean; readonly secret: boolean }>();
  const stale = chosen !== undefined && chosen.hidden !== hidden;
  if (stale) choose(undefined);
  const secret = chosen === undefined || stale ? hidden : chosen.secret;
  return [secret, (wanted) => choose({ hidden, secret: wanted })];
}
