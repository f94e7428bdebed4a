import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { changePlayState } from "domain/api/play";
import { characters } from "domain/documents/character";
import { playStates } from "domain/documents/play";
import { playSystemOf } from "domain/games/registry/plays";
import { characterOf } from "domain/testing/campaigns";
import { beforeEach, expect, it } from "vitest";
import { queryKeys } from "../../api/keys";
import { documents } from "../../live/testing/documents";
import { answers, sent } from "../../testing/answers";
import { playState, playTaken } from "../../testing/fixtures";
import { rootOf, testQueryClient } from "../../testing/MemberTestRoot";
import type { HealingRoll } from "./damageRoll";
import HealingWays from "./HealingWays";

const cure: HealingRoll = {
  ...{ id: "roll-0001", label: "Soins", audience: "table", points: 7, heals: "hitPoints", applied: [] },
};
const atElowen = { ...cure, target: { id: "elowen", name: "Elowen" } };

function show(roll: HealingRoll, isMj: boolean) {
  const client = testQueryClient();
  client.setQueryData(queryKeys.playSystem("dnd5e"), playSystemOf("dnd5e"));
  render(<HealingWays campaignId="brumes" roll={roll} isMj={isMj} />, {
    wrapper: rootOf("nina", { client }),
  });
}

beforeEach(() => {
  for (const [name, userId] of [
    ["Elowen", "nina"],
    ["Borin", "leo"],
  ] as const) {
    const stats = { hp: { current: 30, max: 30 } };
    documents.put(
      characters,
      [name.toLowerCase()],
      characterOf({ name, userId, stats, campaignId: "brumes" }),
    );
    const state = { hitPoints: { lost: 9, temporary: 0, reduction: 0 } };
    documents.put(playStates, [name.toLowerCase()], playState(state, { latest: [] }));
  }
  answers.on(changePlayState, playTaken);
});

it("gives its points back by one press of the player whose character it is aimed at", async () => {
  show(atElowen, false);
  fireEvent.click(await screen.findByRole("button", { name: "+7 à Elowen" }));
  // Who is pressed before the screen listens to what waits hears of it as it begins to.
  expect(await screen.findByText("Appliqué")).toBeTruthy();
  await waitFor(() => expect(sent(changePlayState)).toHaveLength(1));
  expect(sent(changePlayState)[0]).toEqual({
    params: { id: "elowen" },
    body: {
      entries: [
        {
          ...{ id: expect.any(String), operations: [{ kind: "heal", amount: 7 }], campaignId: "brumes" },
          roll: { id: "roll-0001", audience: "table" },
        },
      ],
    },
  });
});

it("is not for players whom it is not aimed at, and says once it is applied", async () => {
  show({ ...cure, target: { id: "borin", name: "Borin" } }, false);
  show(cure, false);
  show({ ...atElowen, applied: [{ id: "elowen", operation: "roll-0001-damage-0" }] }, false);
  expect(await screen.findByText("Appliqué")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("combobox")).toBeNull();
});

it("is the MJ's to apply to any character where the roll names nobody", async () => {
  show({ ...cure, applied: [{ id: "elowen", operation: "roll-0001-damage-0" }] }, true);
  expect(await screen.findByText("Appliqué à Elowen")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Qui est soigné ?"), { target: { value: "borin" } });
  fireEvent.click(screen.getByRole("button", { name: "+7 à Borin" }));
  await waitFor(() => expect(sent(changePlayState)).toMatchObject([{ params: { id: "borin" } }]));
});
