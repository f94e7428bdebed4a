import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { rollForTable } from "domain/api/rolls";
import type { FightDocument } from "domain/documents/fight";
import { loadCreatures } from "domain/table/creatures/loadCreatures";
import { expect, it, vi } from "vitest";
import { answers, sent } from "../../../../testing/answers";
import { tableRoll } from "../../../../testing/fixtures";
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
