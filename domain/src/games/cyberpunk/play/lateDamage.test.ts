import { describe, expect, it } from "vitest";
import { pressedOn } from "../../../game/pressedOn";
import { act, limits, whole } from "../../../testing/cyberpunkPlay";
import { textsOf } from "../../../testing/playLaws";
import { type CyberpunkOperation, cyberpunkPlay } from "./play";

describe("a blow that was pressed before another one felled its target", () => {
  const fallen = { hitPointsLost: 40 };
  const blow: CyberpunkOperation = { kind: "damage", amount: 1 };
  const hit: CyberpunkOperation = { kind: "hit", location: "body", damage: 15, armour: "whole" };

  it.each([blow, hit])("meets nobody at 0: %j", (operation) => {
    expect(act(fallen, operation).state.deathSavePenalty).toBe(1);
    const [pressed = operation] = pressedOn(
      cyberpunkPlay,
      { ...whole, hitPointsLost: 37 },
      [operation],
      limits,
    );
    const late = act(fallen, pressed);
    expect(late.state).toMatchObject({ hitPointsLost: 40, deathSavePenalty: 0 });
    expect(textsOf(late)).toContain("Porté avant l'agonie : ni blessure critique ni malus de mort");
  });

  it("meets somebody at 0 where its author saw that", () => {
    expect(pressedOn(cyberpunkPlay, { ...whole, ...fallen }, [blow], limits)).toEqual([blow]);
  });
});
