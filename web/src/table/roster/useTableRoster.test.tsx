import { renderHook } from "@testing-library/react";
import { characters } from "domain/documents/character";
import { members } from "domain/documents/member";
import { characterOf, NOW } from "domain/testing/campaigns";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { NO_QUERY } from "../../api/useLiveQuery";
import { documents } from "../../live/testing/documents";
import { loseNetwork } from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import { useTableRoster } from "./useTableRoster";

vi.mock("../../live/useCampaignPresence", () => ({
  useCampaignPresence: () => ({ status: "ready", data: new Map([["alice", {}]]) }),
}));

// Neither listener has answered yet.
beforeEach(() => {
  documents.delay(characters, "Lorien");
  documents.delay(members, "c", "alice");
});

const answer = {
  players: [
    { uid: "alice", name: "Alice" },
    { uid: "bob", name: "Bob" },
  ],
  characters: [{ id: "c1", userId: "alice", name: "Lorien", class: "Rôdeuse" }],
};
const alice = { uid: "alice", name: "Alice", pronouns: "elle", joinedAt: NOW };
const tellCharacter = (name: string) =>
  documents.put(characters, [name], characterOf({ name, campaignId: "c" }));
const tellPlayers = () => documents.put(members, ["c", "alice"], alice);

const open = (query = { ...NO_QUERY, data: answer }) =>
  renderHook(() => useTableRoster("c", "dnd5e", query), { wrapper: rootOf("mj") }).result;
const names = ({ roster }: ReturnType<typeof useTableRoster>) => roster.map(({ name }) => name);

describe("the roster of the panel", () => {
  it("is the call's answer until characters and players are both known, then theirs", () => {
    const result = open();
    expect([names(result.current), result.current.waiting]).toEqual([["Lorien"], ["Bob"]]);
    expect(result.current.participants).toBeUndefined();
    for (const name of ["Zéphyr", "Élowen"]) tellCharacter(name);
    documents.remove(characters, "Lorien");
    expect(names(result.current)).toEqual(["Lorien"]);
    tellPlayers();
    expect([names(result.current), result.current.waiting]).toEqual([["Élowen", "Zéphyr"], []]);
    expect(result.current.roster.map(({ tag, connected }) => [tag, connected])).toEqual([
      ["Alice", true],
      ["Alice", true],
    ]);
    expect(result.current.participants?.map(({ id }) => id)).toEqual(["Élowen", "Zéphyr"]);
  });

  it("keeps its participants while nobody comes, goes or is renamed", () => {
    const result = open();
    tellPlayers();
    tellCharacter("Lorien");
    const before = result.current.participants;
    tellCharacter("Lorien");
    expect(result.current.participants).toBe(before);
    tellCharacter("Bran");
    expect(result.current.participants?.map(({ id }) => id)).toEqual(["Bran", "Lorien"]);
  });

  it("without a network shows the characters of a table whose players the device does not know", () => {
    loseNetwork();
    const result = open({ ...NO_QUERY, data: undefined as never });
    expect(result.current).toMatchObject({ roster: [], known: false });
    tellCharacter("Lorien");
    expect(names(result.current)).toEqual(["Lorien"]);
    expect(result.current.known).toBe(true);
  });
});
