import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { AnyPlaySystem } from "domain/game/play";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import { cthulhuPlay } from "domain/games/cthulhu/play/play";
import { vampirePlay } from "domain/games/vampire/play/play";
import type { AnyOperation } from "domain/operations/anyOperation";
import * as cthulhu from "domain/testing/cthulhuPlay";
import { showing } from "domain/testing/seededSource";
import * as vampire from "domain/testing/vampirePlay";
import type { SystemId } from "domain/values/systemIds";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cryptoSource } from "../../../browser/cryptoSource";
import type { Play } from "../../../table/play/usePlay";
import { useRollRules } from "../../../table/play/useRollRules";
import type { RollEntry } from "../../../table/rolls/rollEntry";
import { useRolls } from "../../../table/rolls/useRolls";
import type { RedoShared, ShareRoll } from "../../../table/rolls/useShareRoll";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { RollButton, RollProvider } from "../../../ui/RollButton";
import { RollBox } from "./RollBox";

vi.mock("../../../browser/cryptoSource", () => ({ cryptoSource: vi.fn() }));

const GAMES = {
  vampire: { play: vampirePlay, state: vampire.whole, limits: vampire.limits },
  cthulhu: { play: cthulhuPlay, state: cthulhu.whole, limits: cthulhu.limits },
} as const;
type Game = keyof typeof GAMES;

const pressAll = vi.fn<(operations: readonly AnyOperation[]) => boolean>();
const share = vi.fn<ShareRoll>();
const redoShared = vi.fn<RedoShared>();

interface SheetProps {
  system: Game;
  request: RollRequest;
  state?: Readonly<Record<string, unknown>>;
  shared?: boolean;
  connected?: boolean;
  editable?: boolean;
}

function Sheet({ system, request, state, shared = false, connected = true, editable = true }: SheetProps) {
  const { play, state: whole, limits } = GAMES[system];
  const inPlay = {
    system: play as unknown as AnyPlaySystem,
    state: { ...whole, ...state },
    limits,
    pressAll,
  } as unknown as Play;
  const { effects, rules } = useRollRules(inPlay, editable);
  const rolls = useRolls({
    share: shared ? share : undefined,
    redoShared: shared && connected ? redoShared : undefined,
    effects,
    rules,
  });
  return (
    <RollProvider value={rolls.roll}>
      <RollButton request={request}>{request.label}</RollButton>
      <RollBox rolls={rolls} system={system as SystemId} resources={rules?.resources} connected={connected} />
    </RollProvider>
  );
}

const show = (props: SheetProps) => render(<Sheet {...props} />, { wrapper: MemberTestRoot });
const dice = (...faces: number[]) => vi.mocked(cryptoSource).mockImplementation(showing(...faces));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const button = (name: string | RegExp) => screen.queryByRole("button", { name });
const paid = () => pressAll.mock.calls.map(([operations]) => operations);

const melee: RollRequest = {
  kind: "game",
  label: "Mêlée",
  spec: { game: "vampire", dice: 4, hungerDice: 1 },
  subject: { kind: "check", trait: "strength" },
};
const beast = (about: "rouse" | "remorse", count: number): RollRequest => ({
  kind: "game",
  label: about,
  spec: { game: "vampire", dice: count, hungerDice: 0, about },
});
const listen: RollRequest = {
  kind: "game",
  label: "Écouter",
  spec: { game: "cthulhu", target: 45, bonusDice: 0 },
  subject: { kind: "check", skill: "listen" },
};
const sanity: RollRequest = {
  kind: "game",
  label: "SAN (1/1d6)",
  spec: { game: "cthulhu", target: 50, bonusDice: 0, about: "sanity" },
  loss: { success: "1", failure: "1d6" },
};

beforeEach(() => {
  vi.clearAllMocks();
  pressAll.mockReturnValue(true);
});
afterEach(cleanup);

describe("the rolls of a vampire's sheet", () => {
  it("let a point of Willpower roll up to three dice again, once, and spend it", () => {
    show({ system: "vampire", request: melee });
    dice(1, 2, 3, 7);
    press("Lancer Mêlée");
    press("Relancer des dés (Volonté)");
    expect(screen.queryByRole("checkbox", { name: "1" })).toBeNull();
    for (const face of ["2", "3"]) fireEvent.click(screen.getByRole("checkbox", { name: face }));
    dice(9, 10);
    press("Relancer");
    expect(paid()).toEqual([[{ kind: "spendWillpower" }]]);
    expect(screen.getByText(/Volonté · 9 10 7 · Faim : 1$/)).toBeTruthy();
    expect(button("Relancer des dés (Volonté)")).toBeNull();
  });

  it("throw nothing again where the state refuses the point, and offer nothing without one", () => {
    const { rerender } = show({ system: "vampire", request: melee });
    dice(1, 2, 3, 7);
    press("Lancer Mêlée");
    press("Relancer des dés (Volonté)");
    fireEvent.click(screen.getByRole("checkbox", { name: "2" }));
    pressAll.mockReturnValue(false);
    press("Relancer");
    expect(screen.queryByText(/Volonté ·/)).toBeNull();
    rerender(<Sheet system="vampire" request={melee} state={{ willpowerSuperficial: 5 }} />);
    expect(button("Relancer")).toBeNull();
  });

  it("pay once for a second attempt of the table's that had to be tried again", async () => {
    const entry = (id: string): RollEntry => ({
      ...{ id, label: "Mêlée", request: melee, audience: "table", notation: "4d10", die: 10 },
      ...{ roll: 0, modifier: 0, total: 0, rolled: { game: "vampire", dice: 1, hungerDice: 0 } },
      dice: [{ sides: 10, value: 2, kept: true, sign: 1, role: "plain" }],
    });
    share.mockResolvedValue(entry("un"));
    redoShared.mockResolvedValueOnce(undefined).mockResolvedValue({ ...entry("deux"), redoOf: "un" });
    show({ system: "vampire", request: melee, shared: true });
    press("Lancer Mêlée");
    fireEvent.click(await screen.findByRole("button", { name: "Relancer des dés (Volonté)" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "2" }));
    press("Relancer");
    await waitFor(() => expect(redoShared).toHaveBeenCalledTimes(1));
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Relancer" })).toHaveProperty("disabled", false),
    );
    press("Relancer");
    await waitFor(() => expect(button("Relancer")).toBeNull());
    expect(redoShared.mock.calls[1]?.[1]).toEqual({ dice: [0] });
    expect(paid()).toEqual([[{ kind: "spendWillpower" }]]);
  });

  it("surge with blood, and say the face of its rouse check", () => {
    show({ system: "vampire", request: melee });
    press("Options du jet");
    fireEvent.click(screen.getByRole("checkbox", { name: "Coup de sang (+2 dés)" }));
    dice(3, 1, 2, 3, 4, 5, 6);
    press("Lancer Mêlée");
    expect(paid()).toEqual([[{ kind: "rouse", faces: [3], purpose: "surge" }]]);
    expect(screen.getByText("Coup de sang +2 · Exaltation : 3")).toBeTruthy();
    expect(screen.getByText(/^6d10 \(Faim 1\)/)).toBeTruthy();
    dice(1, 2, 3, 4);
    press("Lancer Mêlée");
    expect(paid()).toHaveLength(1);
  });

  it("offer no surge at Hunger 5, nor to who may not change the state", () => {
    const { rerender } = show({ system: "vampire", request: melee, state: { hunger: 5 } });
    press("Options du jet");
    expect(screen.queryByRole("checkbox", { name: /Coup de sang/ })).toBeNull();
    rerender(<Sheet system="vampire" request={melee} editable={false} />);
    expect(screen.queryByRole("checkbox", { name: /Coup de sang/ })).toBeNull();
    dice(1, 2, 3, 4);
    press("Lancer Mêlée");
    expect(button("Relancer des dés (Volonté)")).toBeNull();
  });

  it("say what a bestial failure brings", () => {
    show({ system: "vampire", request: melee });
    dice(1, 2, 3, 4);
    press("Lancer Mêlée");
    expect(screen.getByText(/^La Bête reprend la main/)).toBeTruthy();
  });

  it("raise Hunger and settle stains by the dice of the Beast", () => {
    const { unmount } = show({ system: "vampire", request: beast("rouse", 1) });
    dice(4);
    press("Lancer rouse");
    expect(paid()).toEqual([[{ kind: "rouse", faces: [4], purpose: "power" }]]);
    expect(button(/Relancer/)).toBeNull();
    unmount();
    show({ system: "vampire", request: beast("remorse", 2), state: { stains: 1 } });
    dice(2, 8);
    press("Lancer remorse");
    expect(paid()[1]).toEqual([{ kind: "remorse", faces: [2, 8] }]);
  });

  it("throw no die of the Beast that makes no sense", () => {
    show({ system: "vampire", request: beast("remorse", 2) });
    press("Lancer remorse");
    expect(screen.getByText("Touche une valeur de la fiche pour la lancer.")).toBeTruthy();
    expect(pressAll).not.toHaveBeenCalled();
  });
});

describe("the rolls of an investigator's sheet", () => {
  it("push a failure once", () => {
    show({ system: "cthulhu", request: listen });
    dice(2, 6);
    press("Lancer Écouter");
    dice(2, 7);
    press("Insister");
    expect(screen.getByText(/^1d100 ≤ 45, insisté/)).toBeTruthy();
    expect(button("Insister")).toBeNull();
    expect(pressAll).not.toHaveBeenCalled();
  });

  it("mark the skill of a pushed success", () => {
    show({ system: "cthulhu", request: listen });
    dice(2, 6);
    press("Lancer Écouter");
    dice(2, 3);
    press("Insister");
    expect(paid()).toEqual([[{ kind: "tickSkill", skill: "listen" }]]);
  });

  it("turn a failure by Luck, which marks no skill", () => {
    show({ system: "cthulhu", request: listen });
    dice(2, 6);
    press("Lancer Écouter");
    press("Dépenser 17 points de Chance");
    expect(paid()).toEqual([[{ kind: "spendLuck", amount: 17 }]]);
    expect(screen.getByText(/^1d100 ≤ 45, Chance 17/)).toBeTruthy();
    expect(screen.getByText("Réussite ordinaire")).toBeTruthy();
  });

  it("buy a better level of a success by Luck", () => {
    show({ system: "cthulhu", request: listen });
    dice(10, 4);
    press("Lancer Écouter");
    expect(button("Insister")).toBeNull();
    press("Réussite majeure : 18 points de Chance");
    expect(paid()).toEqual([[{ kind: "tickSkill", skill: "listen" }], [{ kind: "spendLuck", amount: 18 }]]);
    expect(screen.getByText("Réussite majeure")).toBeTruthy();
  });

  it("bring nothing with a success that Luck cannot better", () => {
    show({ system: "cthulhu", request: listen, state: { luck: 0 } });
    dice(10, 4);
    press("Lancer Écouter");
    expect(screen.getByText("Réussite ordinaire")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Suites du jet" })).toBeNull();
  });

  it("say what a firearm that fails leads to, which Luck does not mend", () => {
    const spec = { game: "cthulhu", target: 98, bonusDice: 0, about: "shot", malfunction: 96 } as const;
    show({ system: "cthulhu", request: { ...listen, spec } as RollRequest });
    dice(6, 9);
    press("Lancer Écouter");
    expect(screen.getByText("Arme enrayée")).toBeTruthy();
    expect(screen.getByText(/^L'arme ne tire pas\./)).toBeTruthy();
    expect(button(/de Chance$/)).toBeNull();
  });

  it("push nothing of a fight", () => {
    const { spec } = listen as Extract<RollRequest, { kind: "game" }>;
    for (const about of ["attack", "shot", "dodge"] as const) {
      show({ system: "cthulhu", request: { ...listen, spec: { ...spec, about } } as RollRequest });
      dice(2, 6);
      press("Lancer Écouter");
      expect(button("Insister")).toBeNull();
      expect(button("Dépenser 17 points de Chance")).not.toBeNull();
      cleanup();
    }
  });

  it("offer no Luck that is not there", () => {
    show({ system: "cthulhu", request: listen, state: { luck: 16 } });
    dice(2, 6);
    press("Lancer Écouter");
    expect(button("Insister")).not.toBeNull();
    expect(button(/de Chance$/)).toBeNull();
  });

  it("mark a skill that succeeds, unless bonus dice helped", () => {
    show({ system: "cthulhu", request: listen });
    dice(2, 3);
    press("Lancer Écouter");
    expect(paid()).toEqual([[{ kind: "tickSkill", skill: "listen" }]]);
    fireEvent.click(screen.getByRole("radio", { name: "Dé bonus" }));
    dice(2, 3, 4);
    press("Lancer Écouter");
    expect(paid()).toHaveLength(1);
  });

  it("roll the loss of a failed roll of Sanity and take it", () => {
    show({ system: "cthulhu", request: sanity });
    dice(2, 7, 4);
    press("Lancer SAN (1/1d6)");
    expect(screen.getByText("Perte de SAN")).toBeTruthy();
    expect(paid()).toEqual([[{ kind: "loseSanity", amount: 4, faces: [4] }]]);
    expect(button("Insister")).toBeNull();
  });

  it("roll no Sanity in a bout of madness", () => {
    show({ system: "cthulhu", request: sanity, state: { bout: true } });
    press("Lancer SAN (1/1d6)");
    expect(screen.getByText("Touche une valeur de la fiche pour la lancer.")).toBeTruthy();
  });
});
