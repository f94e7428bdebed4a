import { act, fireEvent, render, screen } from "@testing-library/react";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { playSystemOf } from "domain/games/registry/plays";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { applyEquipment } from "domain/table/equipment/applyEquipment";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SheetViewer } from "../../../kits/sheet/openSheet";
import { SheetOf } from "../../../kits/sheet/testing/SheetOf";
import { documents } from "../../../live/testing/documents";
import { MemberTestRoot } from "../../../testing/MemberTestRoot";
import { RollButton } from "../../../ui/RollButton";
import { FallenNotice } from "../vitals/FallenNotice";
import { AttackGuard } from "./AttackGuard";
import { Dues } from "./Dues";

const roll = vi.fn();
const press = vi.fn();
const attack = {
  ...({ kind: "check", label: "Attaque", modifier: 4 } as const),
  subject: { kind: "attack" } as const,
};
const perception = { kind: "check", label: "Perception", modifier: 2 } as const;

interface Shown {
  state?: object;
  viewer?: Partial<SheetViewer>;
  campaign?: boolean;
  tableOpen?: boolean;
  asked?: Parameters<typeof Dues>[0]["asked"];
}

function show(
  id: "dnd5e" | "vampire" | "cthulhu",
  { state = {}, viewer, campaign = true, tableOpen = true, asked = [] }: Shown,
) {
  const system = playSystemOf(id);
  const character = normaliseCharacter({
    ...{ id: "lia", name: "Lia", system: id, userId: "nina" },
    stats: { hp: { current: 12, max: 12 }, characteristics: { con: 55, int: 70 } },
    ...(campaign && { campaignId: "due-table", campaign: { id: "due-table", name: "Brumes" } }),
  });
  const equipped = applyEquipment(character, [], []);
  const limits = system.limitsOf(equipped);
  const play = {
    system,
    state: { ...system.firstState(equipped, limits), ...state },
    ...{ limits, press, pressAll: press },
  };
  return render(
    <SheetOf character={character} viewer={viewer ?? {}} inPlay={{ play }}>
      <Dues asked={asked} roll={roll} tableOpen={tableOpen} />
      <FallenNotice />
      <AttackGuard press={roll}>
        <RollButton request={attack}>Attaque +4</RollButton>
        <RollButton request={perception}>Perception +2</RollButton>
      </AttackGuard>
    </SheetOf>,
    { wrapper: MemberTestRoot },
  );
}

const fighter = (id: string, name: string) => ({ id, name, pronouns: "", role: "", value: 10 });
const turnOf = (activeIndex: number, round = 1) =>
  documents.put(sharedInitiatives, ["due-table"], {
    shared: { order: [fighter("wolf", "Loup"), fighter("lia", "Lia")], activeIndex, round },
    ...{ revision: round * 2 + activeIndex, updatedAt: 1 },
  });
const tap = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const has = (name: string) => screen.queryByRole("button", { name }) !== null;

beforeEach(() => {
  roll.mockReset().mockResolvedValue(true);
  press.mockReset();
  documents.remove(sharedInitiatives, "due-table");
  sessionStorage.clear();
});

const SHOCK = { shockDue: true };
const DYING = { hitPoints: { lost: 12, temporary: 0, reduction: 0 } };

describe("what the rules ask of a character", () => {
  it("is a card that says what it decides, and rolls by its one button", async () => {
    show("cthulhu", { state: SHOCK });
    const cards = screen.getByRole("region", { name: "Jets à faire" });
    expect(cards.textContent).toContain("Choc : jet d'INT");
    expect(cards.textContent).toContain("Réussi : tu comprends, et c'est la folie temporaire.");
    expect(screen.getByRole("button", { name: "Lancer", description: "Choc : jet d'INT" })).toBeTruthy();
    await tap("Lancer");
    expect(roll).toHaveBeenCalledWith(expect.objectContaining({ label: "INT", settles: "shock" }));
    expect(press).not.toHaveBeenCalled();
  });

  it("is put away without a roll where the table may decide so", async () => {
    show("cthulhu", { state: SHOCK });
    await tap("Écarter sans lancer");
    expect(press).toHaveBeenCalledWith({ kind: "waiveShock" });
    expect(roll).not.toHaveBeenCalled();
  });

  it("is not asked twice where the MJ asks for the same", () => {
    const asked = [{ kind: "roll", trait: "INT", secret: false, settles: "shock" } as const];
    show("cthulhu", { state: SHOCK, asked });
    expect(has("Lancer")).toBe(false);
  });

  it("is shown to its player alone", () => {
    show("cthulhu", { state: SHOCK, viewer: { isOwner: false, isMj: true } });
    expect(has("Lancer")).toBe(false);
  });

  it("is asked once on each turn of one's own in a fight, and whenever one likes outside of it", async () => {
    show("dnd5e", { state: DYING });
    const save = "Lancer";
    expect(has(save)).toBe(true);
    act(() => turnOf(0));
    expect(has(save)).toBe(false);
    act(() => turnOf(1));
    await tap(save);
    expect(has(save)).toBe(false);
    act(() => turnOf(0, 2));
    act(() => turnOf(1, 2));
    expect(has(save)).toBe(true);
  });

  it("is not asked again in that turn by a page that is loaded anew, and is in the next fight", async () => {
    const { unmount } = show("dnd5e", { state: DYING });
    act(() => turnOf(1));
    await tap("Lancer");
    unmount();
    const reloaded = show("dnd5e", { state: DYING });
    expect(has("Lancer")).toBe(false);
    act(() => documents.put(sharedInitiatives, ["due-table"], { revision: 9, updatedAt: 1 }));
    expect(has("Lancer")).toBe(true);
    act(() => turnOf(1));
    expect(has("Lancer")).toBe(true);
    reloaded.unmount();
    show("dnd5e", { state: DYING });
    expect(has("Lancer")).toBe(true);
  });

  it("is asked again by a page that was left before the dice had fallen", async () => {
    roll.mockReturnValueOnce(new Promise(() => undefined));
    const { unmount } = show("dnd5e", { state: DYING });
    act(() => turnOf(1));
    await tap("Lancer");
    unmount();
    show("dnd5e", { state: DYING });
    expect(has("Lancer")).toBe(true);
  });

  it("is asked again where the roll was refused", async () => {
    roll.mockResolvedValueOnce(false);
    show("dnd5e", { state: DYING });
    act(() => turnOf(1));
    await tap("Lancer");
    expect(has("Lancer")).toBe(true);
  });

  it("waits with remorse until the evening is over", () => {
    const stained = { state: { stains: 2 } };
    show("vampire", { ...stained, tableOpen: true }).unmount();
    const { unmount } = show("vampire", { ...stained, tableOpen: false });
    expect(has("Lancer")).toBe(true);
    unmount();
    show("vampire", { ...stained, tableOpen: true });
    expect(has("Lancer")).toBe(false);
  });

  it("leaves remorse to its button where there is no table", () => {
    show("vampire", { state: { stains: 2 }, tableOpen: false, campaign: false });
    expect(has("Lancer")).toBe(false);
  });
});

describe("who has fallen", () => {
  const colour = () => document.documentElement.dataset.fallen;

  it("reads what they are and what may be done, in the colour of the whole screen", () => {
    const { unmount } = show("dnd5e", { state: DYING });
    expect(screen.getByText(/Un jet contre la mort à chacun de tes tours : 0 succès, 0 échec/)).toBeTruthy();
    expect(colour()).toBe("dying");
    unmount();
    expect(colour()).toBeUndefined();
    show("dnd5e", {});
    expect(colour()).toBeUndefined();
  });

  it("keeps the MJ's screen as it is", () => {
    show("dnd5e", { state: DYING, viewer: { isOwner: false, isMj: true } });
    expect(colour()).toBeUndefined();
    expect(screen.queryByText(/à chacun de tes tours/)).toBeNull();
  });

  it("is asked before they attack, and before nothing else", async () => {
    show("dnd5e", { state: DYING });
    await tap("Lancer Perception +2");
    expect(roll).toHaveBeenCalledTimes(1);
    await tap("Lancer : Attaque +4");
    expect(screen.getByRole("dialog", { name: "Attaquer quand même ?" }).textContent).toContain(
      "Lia : à l'agonie.",
    );
    await tap("Annuler");
    expect(roll).toHaveBeenCalledTimes(1);
    await tap("Lancer : Attaque +4");
    await tap("Attaquer quand même");
    expect(roll).toHaveBeenLastCalledWith(attack);
  });

  it("attacks without a question while they stand", async () => {
    show("dnd5e", {});
    await tap("Lancer : Attaque +4");
    expect(roll).toHaveBeenCalledWith(attack);
  });
});
