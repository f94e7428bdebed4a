import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { endTurn } from "domain/api/fight";
import type { PublicOrder } from "domain/table/initiative/publicOrder";
import { expect, it } from "vitest";
import "../../live/testing/documents";
import { answers, refusal, sent } from "../../testing/answers";
import { rootOf, toasts } from "../../testing/MemberTestRoot";
import { EndTurn } from "./EndTurn";

const entry = (id: string) => ({ id, name: id, value: 10, pronouns: "", role: "" });
const ORDER: PublicOrder = {
  order: [entry("elowen"), entry("loup")],
  activeIndex: 0,
  round: 2,
  playersPass: true,
};

const turn = (order: PublicOrder, characterIds = ["elowen"]) => (
  <EndTurn campaign={{ id: "brumes", system: "dnd5e" }} order={order} characterIds={characterIds} />
);
const button = () => screen.queryByRole<HTMLButtonElement>("button", { name: "Finir mon tour" });

it("a player ends the turn of their own character, where the MJ lets players do so", async () => {
  const { rerender } = render(turn({ ...ORDER, playersPass: undefined }), { wrapper: rootOf("nina") });
  expect(button()).toBeNull();
  rerender(turn({ ...ORDER, activeIndex: 1 }));
  expect(button()).toBeNull();
  rerender(turn({ ...ORDER, mjPlays: true }));
  expect(button()).toBeNull();
  rerender(turn(ORDER));
  answers.on(endTurn, undefined as never);
  fireEvent.click(button() as HTMLElement);
  await waitFor(() => expect(button()?.disabled).toBe(true));
  expect(sent(endTurn)).toEqual([
    {
      params: { id: "brumes", system: "dnd5e" },
      body: { id: expect.any(String), characterId: "elowen", round: 2 },
    },
  ]);
});

it("a turn that could not be ended says so, and may be ended again", async () => {
  answers.on(endTurn, refusal("forbidden"));
  render(turn(ORDER), { wrapper: rootOf("nina") });
  fireEvent.click(button() as HTMLElement);
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(button()?.disabled).toBe(false);
});
