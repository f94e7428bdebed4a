import { act, renderHook, waitFor } from "@testing-library/react";
import { updateCharacter } from "domain/api/characters";
import { prepareSpell, putSpell } from "domain/games/dnd5e/spells/spellbook";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useSpellbook } from "../../games/dnd5e/spells/useSpellbook";
import { answers, refusal, requests, sent } from "../../testing/answers";
import { characterView } from "../../testing/fixtures";
import { rootOf } from "../../testing/MemberTestRoot";
import { usePowers } from "./powers/usePowers";

const refetch = vi.fn();
const stored = (version: number, spellbook: unknown) =>
  characterView({ id: "c1", version, stats: { spellbook } });
const raw = stored(4, [{ name: "Vol" }]);
const character = normaliseCharacter(raw);

const open = () =>
  renderHook((now) => useSpellbook(now, refetch), { wrapper: rootOf("alice"), initialProps: character });
const bodies = () => sent(updateCharacter).map(({ body }) => body);

beforeEach(() => {
  refetch.mockReset();
});

describe("saving spells", () => {
  it("shows a change at once, and sends the next one from what the first left", async () => {
    answers.on(updateCharacter, ({ body: { version = 0, spellbook } }) => stored(version + 1, spellbook));
    const { result } = open();
    act(() => {
      result.current.change((entries) => putSpell(entries, { name: "Éclair" }));
      result.current.change((entries) => prepareSpell(entries, "Vol", "prepared"));
    });
    expect(result.current.entries).toEqual([{ name: "Vol", preparation: "prepared" }, { name: "Éclair" }]);
    await waitFor(() => expect(requests()).toHaveLength(2));
    expect(bodies()).toEqual([
      { version: 4, spellbook: [{ name: "Vol" }, { name: "Éclair" }] },
      { version: 5, spellbook: [{ name: "Vol", preparation: "prepared" }, { name: "Éclair" }] },
    ]);
  });

  it("goes back to what is stored when it is refused, and asks for it again", async () => {
    answers.on(updateCharacter, refusal("stale-version"));
    const { result } = open();
    act(() => result.current.change((entries) => putSpell(entries, { name: "Éclair" })));
    await waitFor(() => expect(refetch).toHaveBeenCalledOnce());
    expect(result.current.entries).toEqual([{ name: "Vol" }]);
  });

  it("saves the powers of the other games in the same way", async () => {
    answers.on(updateCharacter, stored(5, []));
    const { result } = renderHook(() => usePowers(character, [], refetch), { wrapper: rootOf("alice") });
    act(() => result.current.change((powers) => [...powers, { name: "Prouesse", kind: "Puissance" }]));
    await waitFor(() => expect(requests()).toHaveLength(1));
    expect(bodies()).toEqual([{ version: 4, powers: [{ name: "Prouesse", kind: "Puissance" }] }]);
  });
});
