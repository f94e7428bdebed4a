import { queryOptions } from "@tanstack/react-query";
import { getPush } from "domain/api/push";
import { call } from "../http/call";
import { queryKeys } from "./keys";

/** The devices that ring for a member, and the key that browsers subscribe with. */
export const pushQuery = (uid: string) =>
  queryOptions({
    queryKey: queryKeys.push(uid),
    queryFn: () => call(getPush, {}),
    staleTime: 0,
  });
