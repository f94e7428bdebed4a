import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { rollForTable } from "domain/api/rolls";
import { type RollDocument, rolls } from "domain/documents/roll";
import { expect, it, vi } from "vitest";
import { documents } from "../../../live/testing/documents";
import { answers, sent } from "../../../testing/answers";
import { tableRoll } from "../../../testing/fixtures";
import { rootOf } from "../../../testing/MemberTestRoot";
import { ReceivedRolls } from "./ReceivedRolls";

const blow: RollDocument = {
  ...{ uid: "mona", name: "Mona", creature: { name: "Videur" }, label: "Poing" },
  ...{ audience: "table", notation: "6d10", die: 10, roll: 4, modifier: 0, total: 4, dice: [] },
  rolled: { game: "vampire", dice: 6, hungerDice: 0 },
  target: { id: "ivy", name: "Ivy" },
  damage: { game: "vampire", severity: "superficial", bonus: 1 },
  ...{ createdAt: Date.now(), expiresAt: Date.now() + 1000 },
};
const stats = { attributes: { dexterity: 3, strength: 2 }, skills: { athletics: 2 } };

const show = () =>
  render(
    <ReceivedRolls
      {...{ campaignId: "nuit", characterId: "ivy", system: "vampire", connected: true }}
      raw={{ system: "vampire", stats }}
      roll={vi.fn()}
    />,
    { wrapper: rootOf("nina") },
  );

it("a blow may be let through from the sheet, and a lie is opposed only", async () => {
  answers.on(rollForTable, tableRoll());
  documents.put(rolls, ["nuit", "blow"], blow);
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Encaisser" }));
  await waitFor(() => expect(sent(rollForTable)).toHaveLength(1));
  expect(sent(rollForTable)[0]?.body).toMatchObject({
    ...{ characterId: "ivy", label: "Poing", roll: { use: "bear" }, opposes: "blow", audience: "table" },
  });
  cleanup();
  documents.put(rolls, ["nuit", "blow"], { ...blow, damage: undefined });
  show();
  expect(await screen.findByRole("button", { name: "Athlétisme 5 dés" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Encaisser" })).toBeNull();
});
