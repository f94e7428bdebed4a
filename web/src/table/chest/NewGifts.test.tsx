import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { moveChest } from "domain/api/chest";
import { chestOffers, type Gift } from "domain/documents/chest";
import { NOW } from "domain/testing/campaigns";
import { giftOf } from "domain/testing/chests";
import { beforeEach, expect, it } from "vitest";
import { documents } from "../../live/testing/documents";
import { answers, loseNetwork, sent } from "../../testing/answers";
import { rootOf, toasts } from "../../testing/MemberTestRoot";
import { NewGifts } from "./NewGifts";

beforeEach(() => answers.on(moveChest, { said: "Kaël a pris Dague de Lia." }));

const offer = (...gifts: Gift[]) => documents.put(chestOffers, ["c"], { gifts, updatedAt: NOW });
const show = (onAnswered?: () => void) =>
  render(<NewGifts campaignId="c" system="dnd5e" {...(onAnswered && { onAnswered })} />, {
    wrapper: rootOf("alice"),
  });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const moves = () => sent(moveChest).map(({ body }) => body.move);

it("says what is offered to the viewer's heroes alone, and to screen readers", async () => {
  offer(giftOf("bob", "nina"));
  show();
  expect(screen.queryByRole("region")).toBeNull();
  act(() => offer(giftOf("bob", "nina"), giftOf("bob", "alice", { id: "mine", coins: { gp: 3 } })));
  expect((await screen.findByRole("region", { name: "On t'offre" })).textContent).toContain(
    "Lia t'offre Dague et 3 po (pour Kaël)",
  );
  expect(screen.getByRole("status").textContent).toBe("Lia t'offre quelque chose.");
});

it("is accepted with one press, which says so and reads the sheet anew", async () => {
  let read = 0;
  offer(giftOf("bob", "alice"));
  show(() => read++);
  await screen.findByRole("region");
  fireEvent.click(button("Accepter : Dague"));
  await waitFor(() => expect(toasts).toMatchObject([{ text: "Kaël a pris Dague de Lia." }]));
  expect(moves()).toEqual([{ kind: "answer", giftId: "dagger", accept: true }]);
  expect(read).toBe(1);
});

it("cannot be answered without a network", async () => {
  offer(giftOf("bob", "alice"));
  loseNetwork();
  show();
  await screen.findByRole("region");
  expect(button("Accepter : Dague").disabled).toBe(true);
  expect(button("Refuser : Dague").disabled).toBe(true);
});

it("is refused with one press", async () => {
  offer(giftOf("bob", "alice"));
  show();
  await screen.findByRole("region");
  fireEvent.click(button("Refuser : Dague"));
  await waitFor(() => expect(moves()).toEqual([{ kind: "answer", giftId: "dagger", accept: false }]));
});
