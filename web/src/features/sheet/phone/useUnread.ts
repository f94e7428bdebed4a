import { useState } from "react";
import { useSheet, useViewer } from "../../../kits/sheet/openSheet";
import { dataOf } from "../../../live/liveSource";
import { useNewestMessages } from "../../../live/useTableLog";
import { useMember } from "../../../session/SessionProvider";
import { useTable } from "../sheetContexts";
import { useSheetWhispers } from "../whispers/useSheetWhispers";

/** How many messages and whispers of others came since the table's part was open last, and wait between evenings. */
export function useUnread(open: boolean): number {
  const { uid } = useMember();
  const { isMj } = useViewer();
  const campaignId = useSheet().character.campaign?.id;
  const isTableOpen = useTable()?.open === true;
  const whispers = useSheetWhispers();
  // At an open table they are among the messages.
  const whispered = isTableOpen ? 0 : (whispers?.count ?? 0);
  const newest = dataOf(useNewestMessages(isTableOpen ? campaignId : undefined, isMj))
    ?.filter((message) => message.uid !== uid)
    .map(({ id }) => id);
  const [known, setKnown] = useState<{ ids: readonly string[]; count: number }>();
  if (newest) {
    const fresh = known ? newest.filter((id) => !known.ids.includes(id)) : [];
    if (known === undefined) setKnown({ ids: newest, count: 0 });
    else if (fresh.length > 0) {
      setKnown({ ids: [...known.ids, ...fresh].slice(-20), count: open ? 0 : known.count + fresh.length });
    } else if (open && known.count > 0) setKnown({ ...known, count: 0 });
  }
  return open ? 0 : (known?.count ?? 0) + whispered;
}
