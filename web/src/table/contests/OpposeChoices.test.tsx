import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { CYBERPUNK_CREATURES } from "domain/games/cyberpunk/creatures/catalogue";
import { creatureChoices } from "domain/table/creatures/creatureRolls";
import { sheetChoices } from "domain/table/rolls/sheetChoices";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { OpposeChoices } from "./OpposeChoices";

afterEach(cleanup);

const solo = CYBERPUNK_CREATURES.find(({ id }) => id === "solo");
if (solo === undefined) throw new Error("no solo");

const show = (spec: object, groups: ReturnType<typeof sheetChoices>) => {
  const onRoll = vi.fn();
  render(
    <OpposeChoices
      spec={{ game: "cyberpunk", modifier: 12, ...spec }}
      {...{ groups, onRoll }}
      busy={false}
      disabled={false}
    />,
    { wrapper: MantineTestRoot },
  );
  return onRoll;
};
const buttons = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

it("a facedown is met by a facedown, of a creature and of a hero", () => {
  const onRoll = show({ facedown: true }, creatureChoices(solo));
  expect(buttons()).toEqual(["Confrontation +13"]);
  fireEvent.click(screen.getByRole("button"));
  expect(onRoll.mock.lastCall?.[0]).toMatchObject({ spec: { modifier: 13, facedown: true } });
  cleanup();
  show({ facedown: true }, sheetChoices("cyberpunk", { stats: { cool: 6, reputation: 2 } }));
  expect(buttons()).toEqual(["Confrontation +8"]);
});

it("a blow is met by stepping aside before anything else", () => {
  show({ attack: "melee" }, creatureChoices(solo));
  expect(buttons()[0]).toBe("Esquive +14");
  expect(buttons()).not.toContain("Confrontation +13");
});
