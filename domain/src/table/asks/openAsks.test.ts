import { describe, expect, it } from "vitest";
import { asksToShow, openAsks } from "./openAsks";

const roll = { kind: "roll", trait: "Perception", secret: false } as const;
const card = { kind: "card", text: "Un cri, dehors." } as const;
const ask = (id: string, change: object = {}) => ({
  id,
  content: roll as typeof roll | typeof card,
  answeredBy: [] as string[],
  createdAt: 10,
  expiresAt: 100,
  ...change,
});
const ids = (asks: readonly { readonly id: string }[]) => asks.map(({ id }) => id);

describe("open asks", () => {
  it("have not expired, and stand in the order in which they were asked", () => {
    const asks = [ask("late", { createdAt: 20 }), ask("gone", { expiresAt: 50 }), ask("early")];
    expect(ids(openAsks(asks, 50))).toEqual(["early", "late"]);
  });

  it("are shown to a player until they are answered or put away", () => {
    const asks = [
      ask("answered", { answeredBy: ["alice"] }),
      ask("others", { answeredBy: ["bob"] }),
      ask("read", { content: card }),
      ask("new", { content: card }),
    ];
    expect(ids(asksToShow(asks, { uid: "alice" }, ["read", "others"], 50))).toEqual(["others", "new"]);
  });

  it("are shown on a character's screen until they are answered for it", () => {
    const asks = [
      ask("lorien", { heroes: ["lorien"] }),
      ask("both", { heroes: ["lorien", "maelle"], answeredFor: ["lorien"], answeredBy: ["alice"] }),
      ask("done", { heroes: ["maelle"], answeredFor: ["maelle"], answeredBy: ["alice"] }),
      ask("before"),
    ];
    const shown = (...heroes: string[]) => ids(asksToShow(asks, { uid: "alice", heroes }, [], 50));
    expect(shown("maelle")).toEqual(["both", "before"]);
    expect(shown("lorien", "maelle")).toEqual(["lorien", "both", "before"]);
    expect(shown()).toEqual(["lorien", "before"]);
  });
});
