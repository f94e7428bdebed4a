import { askText, askTitle } from "domain/table/asks/askedText";
import { spokenMessage } from "domain/table/messages/spokenMessage";
import { paths } from "domain/values/links/paths";
import type { SystemId } from "domain/values/systemIds";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { useOwnAsks } from "../../live/asks";
import { dataOf } from "../../live/liveSource";
import { useNewestMessages } from "../../live/useTableLog";
import { useMember } from "../../session/SessionProvider";
import { toast } from "../../ui/toast";
import { hear } from "./heardNews";
import { shortened } from "./shortened";

interface News {
  readonly id: string;
  readonly uid: string;
  readonly createdAt: number;
}

/** Says the newest of what came since it was first known, by somebody else, once on this device: in a tab that is seen. */
function useSaying<Item extends News>(
  items: readonly Item[] | undefined,
  key: string,
  say: (item: Item) => void,
): void {
  const { uid } = useMember();
  const latest = items?.toSorted((one, other) => other.createdAt - one.createdAt)[0];
  const [since, setSince] = useState<number>();
  if (items !== undefined && since === undefined) setSince(latest?.createdAt ?? 0);
  const news =
    since !== undefined && latest && latest.createdAt > since && latest.uid !== uid ? latest : undefined;
  const tell = useEffectEvent(async () => {
    if (news === undefined || document.visibilityState !== "visible") return;
    if (await hear(key, news)) say(news);
  });
  const newsId = news?.id;
  useEffect(() => {
    if (newsId === undefined) return;
    const look = () => void tell();
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [newsId]);
}

interface TableNews {
  /** The campaign whose table is open; undefined while it is not. */
  campaignId: string | undefined;
  system: SystemId;
  isMj: boolean;
  /** What the MJ asks is said as well, where no banner shows it. */
  withAsks?: boolean;
}

/**
 * Says messages, whispers and asks of a table on a screen that does not show them, with the way to where they are read.
 * Costs a read of the newest message and of the newest whisper, and one for each that comes.
 */
export function useTableNews({ campaignId, system, isMj, withAsks = false }: TableNews): void {
  const { uid } = useMember();
  const navigate = useNavigate();
  const read = {
    label: "Lire",
    run: () => void (campaignId && navigate(paths.room(campaignId, system))),
  };
  const keyOf = (kind: "messages" | "asks") => STORAGE_KEYS.heardNews(uid, campaignId ?? "", kind);
  useSaying(dataOf(useNewestMessages(campaignId, isMj)), keyOf("messages"), (message) =>
    toast("info", shortened(spokenMessage(message)), read),
  );
  const asks = dataOf(useOwnAsks(withAsks && !isMj ? campaignId : undefined));
  useSaying(asks, keyOf("asks"), ({ content }) =>
    toast("info", `${askTitle(content)} : ${shortened(askText(system, content))}`, {
      ...read,
      label: content.kind === "roll" ? "Répondre" : "Voir",
    }),
  );
}
