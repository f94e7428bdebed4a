import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { rollForTable } from "domain/api/rolls";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { RollEntry, SharedRoll } from "../../../table/rolls/rollEntry";
import { answers } from "../../../testing/answers";
import { tableRoll } from "../../../testing/fixtures";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { SeenBy } from "./SeenBy";
import { type RollSharing, useSharing } from "./useSharing";

const characterAt = (campaign: string | undefined, id = "lyra") =>
  normaliseCharacter({ id, userId: "nina", system: "dnd5e", name: "Lyra", campaign });

const sharingOf = (campaign: string | undefined, tableOpen: boolean, id?: string, isMj = false) =>
  renderHook(() => useSharing(characterAt(campaign, id), { connected: true, tableOpen, isMj }), {
    wrapper: MemberTestRoot,
  }).result;

beforeEach(() => window.localStorage.clear());

describe("sharing one's rolls", () => {
  it("is on while the table's VTT is online, until one chooses", () => {
    expect(sharingOf("brumes", true).current).toMatchObject({ shared: true, share: expect.any(Function) });
    expect(sharingOf("brumes", false).current).toMatchObject({ shared: false, share: undefined });
  });

  it("stays as it was chosen for the campaign, whatever the character and the VTT", () => {
    const sharing = sharingOf("brumes", true);
    act(() => sharing.current.setShared(false));
    expect(sharing.current.shared).toBe(false);
    expect(sharingOf("brumes", true, "orin").current.shared).toBe(false);
    expect(sharingOf("cendres", true).current.shared).toBe(true);
    act(() => sharing.current.setShared(true));
    expect(sharingOf("brumes", false).current.shared).toBe(true);
  });
});

describe("a roll for the MJ alone", () => {
  const roll: SharedRoll = {
    request: { kind: "dice", label: "Ruse", dice: "1d20" },
    label: "Ruse",
    roll: "1d20",
    notes: [],
  };
  const roller = async (isMj: boolean) => {
    answers.on(rollForTable, ({ body }) => tableRoll({ audience: body.audience }));
    const sharing = sharingOf("brumes", true, "lyra", isMj);
    act(() => sharing.current.setSecret(true));
    return { sharing, roll: () => act(() => sharing.current.share?.(roll) ?? Promise.resolve(undefined)) };
  };

  it("is one, for a player: the next is for the table again", async () => {
    const { sharing, roll } = await roller(false);
    expect(await roll()).toMatchObject({ audience: "mj" });
    expect(sharing.current.secret).toBe(false);
    expect(await roll()).toMatchObject({ audience: "table" });
    expect(sharingOf("brumes", true).current.secret).toBe(false);
  });

  it("is followed by others until the MJ says otherwise", async () => {
    const { roll } = await roller(true);
    expect(await roll()).toMatchObject({ audience: "mj" });
    expect(await roll()).toMatchObject({ audience: "mj" });
  });

  it("keeps what follows from it from the others as well", async () => {
    const { sharing, roll: first } = await roller(false);
    await first();
    const followed = act(
      () => sharing.current.share?.({ ...roll, audience: "mj" }) ?? Promise.resolve(undefined),
    );
    expect(await followed).toMatchObject({ audience: "mj" });
  });
});

describe("beside the newest roll", () => {
  const roll = {
    ...{ id: "r", label: "Perception", notation: "1d20+5", die: 20, roll: 12, modifier: 5, total: 17 },
    ...{ dice: [], request: { kind: "check", label: "Perception", modifier: 5 } },
  } as const satisfies RollEntry;
  const show = (change: Partial<RollEntry>, sharing: Partial<RollSharing>) => {
    const setShared = vi.fn();
    const known = { setShared, ...sharing } as RollSharing;
    render(<SeenBy roll={{ ...roll, ...change }} sharing={known} />, { wrapper: MemberTestRoot });
    return { setShared };
  };
  const tap = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

  it("stands who sees it, and the choice for those that follow", async () => {
    const { setShared } = show({}, { shared: false });
    expect(screen.getByText("Ce jet reste sur cet appareil.")).toBeTruthy();
    await tap("Partager les suivants");
    expect(setShared).toHaveBeenCalledWith(true);
    cleanup();
    const stop = show({ audience: "table" }, { shared: true });
    expect(screen.getByText("La table voit ce jet.")).toBeTruthy();
    await tap("Ne plus partager les suivants");
    expect(stop.setShared).toHaveBeenCalledWith(false);
    cleanup();
    show({ audience: "mj" }, { shared: true });
    expect(screen.getByText("Le MJ voit ce jet.")).toBeTruthy();
    cleanup();
    show({ told: true }, { shared: true });
    expect(screen.getByText("La table sait ce que tu as lancé ici.")).toBeTruthy();
  });
});
