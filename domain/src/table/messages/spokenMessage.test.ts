import { expect, it } from "vitest";
import { spokenMessage } from "./spokenMessage";

it("says who speaks, and whether to all", () => {
  const said = { name: "Léo", text: "On fuit ?" };
  expect(spokenMessage(said)).toBe("Léo : On fuit ?");
  expect(spokenMessage({ ...said, playerUid: "leo" })).toBe("Léo, en privé : On fuit ?");
  expect(spokenMessage({ name: "Léo", text: "dégaine.", emote: true })).toBe("Léo dégaine.");
});
