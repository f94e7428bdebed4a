import { describe, expect, it } from "vitest";
import type { PublicOrder } from "./publicOrder";
import { turnTextOf } from "./turnText";

const entry = (id: string, name: string) => ({ id, name, pronouns: "", role: "", value: 10 });
const order = (activeIndex: number, rest: Partial<PublicOrder> = {}): PublicOrder => ({
  order: [entry("creature-1", "Gobelin 1"), entry("c1", "Elenna"), entry("c2", "Brann")],
  activeIndex,
  round: 2,
  ...rest,
});

describe("the turn as a player reads it", () => {
  it("is one's own, somebody else's, or somebody else's before one's own", () => {
    expect(turnTextOf(order(1), ["c1"])).toEqual({ text: "À toi de jouer", isOwn: true });
    expect(turnTextOf(order(0), ["c1"])).toEqual({ text: "Au tour de Gobelin 1, puis toi", isOwn: false });
    expect(turnTextOf(order(1), ["c2"])).toEqual({ text: "Au tour d'Elenna, puis toi", isOwn: false });
    expect(turnTextOf(order(2), ["c1"])).toEqual({ text: "Au tour de Brann", isOwn: false });
  });

  it("names nobody while a hidden participant acts", () => {
    expect(turnTextOf(order(0, { mjPlays: true }), ["c1"])).toEqual({
      text: "Au tour du MJ, puis toi",
      isOwn: false,
    });
  });

  it("is nobody's own for who looks at the sheet of another", () => {
    expect(turnTextOf(order(1), [])).toEqual({ text: "Au tour d'Elenna", isOwn: false });
  });
});
