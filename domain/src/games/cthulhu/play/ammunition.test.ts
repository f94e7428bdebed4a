import { describe, expect, it } from "vitest";
import { act, limits } from "../../../testing/cthulhuPlay";
import { equippedOf, refusedSentence, textsOf } from "../../../testing/playLaws";
import { cthulhuPlay } from "./play";

describe("the ammunition of an investigator", () => {
  const weapon = "cthulhu-revolver-38";

  it("is counted by magazine, refused when it is empty, and filled again", () => {
    const empty = act({}, { kind: "fire", weapon, shots: 6 }).state;
    expect(empty.shotsFired).toEqual({ [weapon]: 6 });
    expect(refusedSentence(() => cthulhuPlay.apply(empty, { kind: "fire", weapon, shots: 1 }, limits))).toBe(
      "Revolver .38 : chargeur vide.",
    );
    const reloaded = cthulhuPlay.apply(empty, { kind: "reload", weapon }, limits);
    expect(reloaded.state.shotsFired).toEqual({});
    expect(textsOf(reloaded)).toEqual(["Revolver .38 rechargé : 6 coups"]);
  });

  it("is that of the firearms that are carried, of the catalogue, of an import and of one's own", () => {
    const carried = (fields: object, itemId = "importe") => ({
      itemId,
      snapshot: { name: "Arme", category: "Arme de poing", damage: "1d8", fields },
    });
    const magazines = (...inventoryItems: object[]) =>
      cthulhuPlay.limitsOf(equippedOf("cthulhu", { inventoryItems })).magazines;
    expect(magazines({ itemId: weapon }, { itemId: "cthulhu-gourdin" })).toEqual({
      [weapon]: { name: "Revolver .38", size: 6 },
    });
    expect(magazines(carried({ Coups: 7 }))).toEqual({ importe: { name: "Arme", size: 7 } });
    expect(magazines(carried({ Chargeur: "8 (boîte)" }))).toEqual({ importe: { name: "Arme", size: 8 } });
    for (const odd of [{}, { Coups: 0 }, { Coups: "un seul" }, { Coups: "1d6" }, { Coups: true }]) {
      expect(magazines(carried(odd))).toEqual({});
    }
  });
});
