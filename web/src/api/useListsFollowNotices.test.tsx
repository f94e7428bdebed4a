import { QueryClient } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { notifications } from "domain/documents/notification";
import { expect, it } from "vitest";
import { documents } from "../live/testing/documents";
import { rootOf } from "../testing/MemberTestRoot";
import { queryKeys } from "./keys";
import { useListsFollowNotices } from "./useListsFollowNotices";

it("asks for the lists of characters again with each notice that comes", () => {
  const client = new QueryClient();
  const key = queryKeys.characters("alice", "dnd5e");
  client.setQueryData(key, []);
  const isStale = () => client.getQueryState(key)?.isInvalidated;
  const tell = (id: string, createdAt: number) =>
    documents.put(notifications, ["alice", id], {
      ...{ title: "Nouveau", message: "", type: "info", read: false, createdAt, expiresAt: 4e12 },
    });
  tell("one", 1);
  renderHook(useListsFollowNotices, {
    wrapper: rootOf("alice", { client }),
  });
  tell("other", 1);
  expect(isStale()).toBe(false);
  tell("next", 2);
  expect(isStale()).toBe(true);
});
