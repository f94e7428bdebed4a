import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { queryKeys } from "../../api/keys";
import { renewPush } from "./renewPush";

/** Comes after the first screen, where this device rings for somebody. What fails is tried again at the next visit. */
export default function PushRenewal({ uid }: { uid: string }): ReactNode {
  const client = useQueryClient();
  useEffect(() => {
    renewPush(uid, Date.now()).then(
      () => client.invalidateQueries({ queryKey: queryKeys.push(uid) }),
      () => undefined,
    );
  }, [uid, client]);
  return null;
}
