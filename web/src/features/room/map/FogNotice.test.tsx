import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { FogNotice } from "./FogNotice";

afterEach(cleanup);

const revealed = [{ outline: [0, 0, 9, 0, 9, 9], holes: [] }];
const said = (scene: Parameters<typeof FogNotice>[0]["scene"], live = true) =>
  render(<FogNotice scene={scene} live={live} />).container.textContent;

it("a scene that lies wholly under fog says so, to players and to their MJ, while it is shown", () => {
  expect(said({ revealed: [], fogIsClear: false })).toBe("La scène est dans le brouillard.");
  expect(said({ revealed: [], fogIsClear: true })).toContain("les joueurs ne voient rien de la scène");
  expect(said({ revealed: [], fogIsClear: true }, false)).toBe("");
});

it("a scene of which something is seen says nothing", () => {
  for (const fogIsClear of [true, false]) {
    expect(said({ revealed, fogIsClear })).toBe("");
    expect(said({ revealed: undefined, fogIsClear })).toBe("");
  }
});
