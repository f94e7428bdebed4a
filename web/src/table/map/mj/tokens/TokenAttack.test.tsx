import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { rollForTable } from "domain/api/rolls";
import type { FightDocument } from "domain/documents/fight";
import { playStates } from "domain/documents/play";
import { FRESH_STATE } from "domain/games/cyberpunk/play/state";
import { loadCreatures } from "domain/table/creatures/loadCreatures";
import { characterOf } from "domain/testing/campaigns";
import { expect, it, vi } from "vitest";
import { documents } from "../../../../live/testing/documents";
import { answers, sent } from "../../../../testing/answers";
import { playState, tableRoll } from "../../../../testing/fixtures";
import { MemberTestRoot } from "../../../../testing/MemberTestRoot";
import type { MapView, TokenView } from "../../view/sceneView";
import TokenAttack from "./TokenAttack";

vi.mock("../../../rollLog/RollLines", () => ({ RollLines: () => null }));

const token = (concealed: boolean) =>
  ({ id: "creature-gob", name: "Gobelin", participantId: "gob", x: 0, y: 0, concealed }) as TokenView;
const view = { scene: { grid: { kind: "none" } }, tokens: [] } as unknown as MapView;

it("rolls for the MJ alone once fog or the MJ has hidden whom its token stands for", async () => {
  const goblin = (await loadCreatures("dnd5e")).find(({ id }) => id === "goblin");
  const fighting = { creatures: { gob: { source: { copy: "own" } } }, copies: { own: goblin } };
  const fight = { panel: { system: "dnd5e", fighting } } as unknown as FightDocument;
  answers.on(rollForTable, tableRoll());
  const attack = (concealed: boolean) => (
    <TokenAttack
      campaignId="camp"
      system="dnd5e"
      {...{ view, fight }}
      token={token(concealed)}
      characters={[]}
    />
  );
  const { rerender } = render(attack(false), { wrapper: MemberTestRoot });
  for (const [concealed, audience] of [
    [false, "table"],
    [true, "mj"],
    [false, "table"],
  ] as const) {
    rerender(attack(concealed));
    const before = sent(rollForTable).length;
    const [press] = screen.getAllByRole("button", { name: /Attaque/ });
    if (press) fireEvent.click(press);
    await waitFor(() => expect(sent(rollForTable)).toHaveLength(before + 1));
    expect(sent(rollForTable).at(-1)).toMatchObject({ body: { audience } });
  }
});

it("counts the state of whom a creature strikes, and says so", async () => {
  const goblin = (await loadCreatures("dnd5e")).find(({ id }) => id === "goblin");
  const creatures = {
    gob: { source: { copy: "own" } },
    wolf: { source: { copy: "own" }, conditions: ["À terre", "Entravé"] },
  };
  const fighting = { creatures, copies: { own: goblin } };
  const initiative = { order: [], activeIndex: 0, round: 1 };
  const fight = { panel: { system: "dnd5e", fighting, initiative } } as unknown as FightDocument;
  const grid = { kind: "none", size: 70, unit: { name: "m", perCell: 1.5 } };
  const wolf = {
    id: "creature-wolf",
    name: "Loup",
    participantId: "wolf",
    x: 70,
    y: 0,
    size: 1,
  } as TokenView;
  const at = { scene: { grid }, tokens: [wolf] } as unknown as MapView;
  answers.on(rollForTable, tableRoll());
  render(
    <TokenAttack
      {...{ campaignId: "camp", system: "dnd5e", fight }}
      view={at}
      token={{ ...token(false), size: 1 }}
      characters={[]}
    />,
    { wrapper: MemberTestRoot },
  );
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "wolf" } });
  expect(screen.getByText("Cible à terre : avantage, Cible entravée : avantage")).toBeTruthy();
  const [press] = screen.getAllByRole("button", { name: /Attaque/ });
  if (press) fireEvent.click(press);
  await waitFor(() =>
    expect(sent(rollForTable).at(-1)).toMatchObject({
      body: { roll: { mode: "advantage" }, notes: ["Cible à terre : avantage", "Cible entravée : avantage"] },
    }),
  );
});

it("fires for a hero at the value that distance asks for, twice where one press does", async () => {
  const guard = (await loadCreatures("cyberpunk")).find(({ id }) => id === "garde-corpo");
  const fighting = { creatures: { gob: { source: { copy: "own" } } }, copies: { own: guard } };
  const initiative = { order: [], activeIndex: 0, round: 1 };
  const fight = { panel: { system: "cyberpunk", fighting, initiative } } as unknown as FightDocument;
  const grid = { kind: "none", size: 50, unit: { name: "m", perCell: 2 } };
  const target = { ...token(false), x: 450, size: 1 } as TokenView;
  const stats = {
    stats: { ref: 8 },
    skills: { handgun: 6 },
    inventoryItems: [{ itemId: "cyberpunk-pistolet-lourd", quantity: 1, equipped: true }],
    equippedItemIds: ["cyberpunk-pistolet-lourd"],
  };
  documents.put(playStates, ["rook"], playState(FRESH_STATE));
  const success = { id: "success", label: "Réussite", tone: "success" } as const;
  const failure = { id: "failure", label: "Échec", tone: "failure" } as const;
  const rolled = { game: "cyberpunk", modifier: 14, difficulty: 20 } as const;
  answers.once(rollForTable, tableRoll({ id: "first", label: "Pistolet lourd", rolled, outcome: success }));
  answers.once(rollForTable, tableRoll({ id: "second", label: "Pistolet lourd", rolled, outcome: failure }));
  answers.on(rollForTable, tableRoll({ id: "damage" }));
  const before = sent(rollForTable).length;
  const known = characterOf({ name: "Rook", system: "cyberpunk", stats });
  const rook = { ...known, id: "rook", parentId: undefined, pending: false };
  render(
    <TokenAttack
      {...{ campaignId: "camp", system: "cyberpunk", fight }}
      view={{ scene: { grid }, tokens: [target] } as unknown as MapView}
      token={{ id: "t-rook", name: "Rook", characterId: "rook", x: 0, y: 0, size: 1 } as TokenView}
      characters={[rook]}
    />,
    { wrapper: MemberTestRoot },
  );
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "gob" } });
  fireEvent.click(await screen.findByRole("button", { name: /2 attaques/ }));
  await waitFor(() => expect(sent(rollForTable)).toHaveLength(before + 2));
  for (const { body } of sent(rollForTable).slice(before)) {
    expect(body).toMatchObject({ characterId: "rook", roll: { difficulty: 20 } });
  }
  // Damage is that of the shot that hit, though the other came after it.
  await act(async () => {});
  fireEvent.click(screen.getByRole("button", { name: "Lancer : Dégâts 3d6" }));
  await waitFor(() => expect(sent(rollForTable)).toHaveLength(before + 3));
  expect(sent(rollForTable).at(-1)?.body).toMatchObject({ follows: "first" });
});
