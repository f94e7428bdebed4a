import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { prepareSpell, putSpell } from "domain/games/dnd5e/spells/spellbook";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useSpellbook } from "../../games/dnd5e/spells/useSpellbook";
import { call, HttpError } from "../../http/call";
import { usePowers } from "./powers/usePowers";

vi.mock("../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock("../../session/SessionProvider", () => ({ useMember: () => ({ uid: "alice" }) }));

const calls = vi.mocked(call);
const refetch = vi.fn();
const stored = (version: number, spellbook: readonly object[]) => ({
  id: "c1",
  system: "dnd5e",
  version,
  stats: { spellbook },
});
const raw = stored(4, [{ name: "Vol" }]);
const character = normaliseCharacter(raw);

function Root({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}
const open = () =>
  renderHook((now) => useSpellbook(now, refetch), { wrapper: Root, initialProps: character });
const bodies = () => calls.mock.calls.map(([, input]) => (input as { body: unknown }).body);

beforeEach(() => {
  calls.mockReset();
  refetch.mockReset();
});
afterEach(cleanup);

describe("saving spells", () => {
  it("shows a change at once, and sends the next one from what the first left", async () => {
    calls.mockImplementation((_call, input) => {
      const { version, spellbook } = (input as { body: { version: number; spellbook: object[] } }).body;
      return Promise.resolve(stored(version + 1, spellbook)) as never;
    });
    const { result } = open();
    act(() => {
      result.current.change((entries) => putSpell(entries, { name: "Éclair" }));
      result.current.change((entries) => prepareSpell(entries, "Vol", "prepared"));
    });
    expect(result.current.entries).toEqual([{ name: "Vol", preparation: "prepared" }, { name: "Éclair" }]);
    await waitFor(() => expect(calls).toHaveBeenCalledTimes(2));
    expect(bodies()).toEqual([
      { version: 4, spellbook: [{ name: "Vol" }, { name: "Éclair" }] },
      { version: 5, spellbook: [{ name: "Vol", preparation: "prepared" }, { name: "Éclair" }] },
    ]);
  });

  it("goes back to what is stored when it is refused, and asks for it again", async () => {
    calls.mockRejectedValue(new HttpError(409, { code: "stale-version", error: "Non." }));
    const { result } = open();
    act(() => result.current.change((entries) => putSpell(entries, { name: "Éclair" })));
    await waitFor(() => expect(refetch).toHaveBeenCalledOnce());
    expect(result.current.entries).toEqual([{ name: "Vol" }]);
  });

  it("saves the powers of the other games in the same way", async () => {
    calls.mockResolvedValue(stored(5, []) as never);
    const { result } = renderHook(() => usePowers(character, [], refetch), { wrapper: Root });
    act(() => result.current.change((powers) => [...powers, { name: "Prouesse", kind: "Puissance" }]));
    await waitFor(() => expect(calls).toHaveBeenCalledOnce());
    expect(bodies()).toEqual([{ version: 4, powers: [{ name: "Prouesse", kind: "Puissance" }] }]);
  });
});
