import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { rollForTable } from "domain/api/rolls";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { RollEntry } from "../../../table/rolls/rollEntry";
import { answers } from "../../../testing/answers";
import { tableRoll } from "../../../testing/fixtures";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { TellTable } from "./TellTable";
import { toldRoll } from "./toldRoll";
import { useSharing } from "./useSharing";

const NOW = 1_700_000_000_000;
const roll = {
  ...{ id: "r", label: "Perception", notation: "1d20+5", die: 20, roll: 12, modifier: 5, total: 17 },
  ...{ dice: [], request: { kind: "check", label: "Perception", modifier: 5 } },
} as const satisfies RollEntry;

describe("a roll that the table did not see", () => {
  const show = (change: Partial<RollEntry>, done = true) => {
    const [tell, onTold] = [vi.fn().mockResolvedValue(done), vi.fn()];
    render(<TellTable roll={{ ...roll, ...change }} tell={tell} onTold={onTold} />, {
      wrapper: MemberTestRoot,
    });
    return { tell, onTold };
  };
  const button = () => screen.queryByRole<HTMLButtonElement>("button", { name: /^Montrer à la table/ });
  const press = () => fireEvent.click(button() as HTMLElement);

  it("is told to it afterwards, by its own id, once", async () => {
    const { tell, onTold } = show({});
    press();
    press();
    await waitFor(() => expect(onTold).toHaveBeenCalledExactlyOnceWith("r"));
    expect(tell).toHaveBeenCalledExactlyOnceWith("r", expect.objectContaining({ label: "Perception : 17" }));
    cleanup();
    show({ told: true });
    expect(button()).toBeNull();
  });

  it("is offered again where telling failed, and not of what the table saw", async () => {
    const { onTold } = show({}, false);
    press();
    await waitFor(() => expect(button()?.disabled).toBe(false));
    expect(onTold).not.toHaveBeenCalled();
    cleanup();
    show({ audience: "table" });
    expect(button()).toBeNull();
  });

  it("is its player's word: what it showed, at whom, by what, and how long before", () => {
    const told = (change: Partial<RollEntry>) => toldRoll({ ...roll, ...change }, NOW);
    const outcome = { id: "hit", label: "Touché", tone: "success" } as const;
    expect(told({ target: { id: "g", name: "Gobelin" }, outcome, notes: ["Chance +3"] })).toEqual({
      ...{ label: "Perception → Gobelin : 17 (Touché)", use: { use: "device" } },
      notes: ["Lancé hors de la table", "1d20+5", "Chance +3"],
    });
    const ago = (minutes: number) => told({ thrownAt: NOW - minutes * 60_000 }).notes[0];
    expect([0, 12, 59, 150].map(ago)).toEqual([
      "Lancé hors de la table",
      "Lancé hors de la table, 12 min plus tôt",
      "Lancé hors de la table, 59 min plus tôt",
      "Lancé hors de la table, 2 h plus tôt",
    ]);
    const { label } = told({ label: "A".repeat(80) });
    expect([label.length, label.endsWith("A : 17")]).toEqual([80, true]);
  });
});

describe("telling the table", () => {
  beforeEach(() => window.localStorage.clear());
  const sharing = (connected: boolean) =>
    renderHook(
      () =>
        useSharing(normaliseCharacter({ id: "lyra", userId: "nina", system: "dnd5e", campaign: "brumes" }), {
          ...{ connected, tableOpen: true, isMj: false },
        }),
      { wrapper: MemberTestRoot },
    ).result;

  it("sends the roll's own id, to all, and leaves the next roll for the MJ alone", async () => {
    const sent = vi.fn();
    answers.on(rollForTable, ({ body }) => {
      sent(body);
      return tableRoll({ audience: body.audience, used: { use: "device" } });
    });
    const { current } = sharing(true);
    const result = sharing(true);
    act(() => result.current.setSecret(true));
    const id = "0b7c2f5e-5a0e-4c43-9a53-1f6f3a2f9f10";
    expect(await act(async () => result.current.tell?.(id, toldRoll({ ...roll, id }, NOW)))).toBe(true);
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ requestId: id, audience: "table", roll: { use: "device" } }),
    );
    expect(result.current.secret).toBe(true);
    expect(current.tell).toBeDefined();
  });

  it("needs a connection", () => expect(sharing(false).current.tell).toBeUndefined());
});
