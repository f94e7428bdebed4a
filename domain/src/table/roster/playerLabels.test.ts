import { expect, it } from "vitest";
import { playerLabels } from "./playerLabels";

it("names players by the characters that they play, and by themselves without one", () => {
  const players = [
    { uid: "ana", name: "Ana" },
    { uid: "leo", name: "Léo" },
    { uid: "kim", name: " " },
  ];
  const characters = [
    { userId: "ana", name: "Lorien" },
    { userId: "ana", name: "Borin" },
    { userId: "leo", name: "" },
    { userId: "mj", name: "Le Guide" },
  ];
  expect(playerLabels({ players, characters })).toEqual([
    { uid: "ana", label: "Lorien, Borin (Ana)" },
    { uid: "leo", label: "Léo" },
    { uid: "kim", label: expect.any(String) },
  ]);
});
