import { describe, expect, it } from "vitest";
import { campaignOf, NOW } from "../../testing/campaigns";
import { jpegOf, pngOf } from "../../testing/pictures";
import { refusalOf } from "../../testing/refusals";
import { nothingOnScreen } from "../screen/showOnScreen";
import { MAX_SHOWN_BYTES, maySeePicture, requireShownPicture } from "./shownPicture";

const picture = (length: number) =>
  Uint8Array.from(jpegOf({ width: 1600, height: 1600 }, { mark: "carte", length }));
const png = (width: number) => Uint8Array.from(pngOf({ width, height: 2 }));

describe("the picture of a card", () => {
  it("is known by its bytes, within its size", () => {
    expect(requireShownPicture({ picture: true }, picture(MAX_SHOWN_BYTES))).toBe("image/jpeg");
    expect(requireShownPicture({ picture: true }, png(2048))).toBe("image/png");
    const refused = (bytes: Uint8Array) => refusalOf(() => requireShownPicture({ picture: true }, bytes));
    expect(refused(Uint8Array.of(60, 115, 118, 103))).toBe("portrait-unreadable");
    expect(refused(picture(MAX_SHOWN_BYTES + 1))).toBe("payload-too-large");
    expect(refused(png(2049))).toBe("payload-too-large");
  });

  it("comes where the card says so, and nowhere else", () => {
    expect(requireShownPicture({}, undefined)).toBeUndefined();
    expect(refusalOf(() => requireShownPicture({ picture: true }, undefined))).toBe("invalid-input");
    expect(refusalOf(() => requireShownPicture({}, picture(60)))).toBe("invalid-input");
  });
});

describe("who may see the picture of a card", () => {
  const ask = { targets: ["alice"], expiresAt: NOW + 1 };
  const shown = { id: "gate", card: { text: "", picture: true as const }, until: NOW + 1 };
  const screen = { ...nothingOnScreen(NOW), shown };
  const seers = (from: Parameters<typeof maySeePicture>[3], now = NOW) =>
    ["mj", "alice", "bob", "zoe"].filter((uid) => maySeePicture(uid, "gate", campaignOf(), from, now));

  it("are the MJ and the players of its ask, while that is open", () => {
    expect(seers({ ask, screen: undefined })).toEqual(["mj", "alice"]);
    expect(seers({ ask, screen: undefined }, NOW + 1)).toEqual([]);
    expect(seers({ ask: { ...ask, targets: ["zoe"] }, screen: undefined })).toEqual(["mj"]);
  });

  it("are all members for what is on the table's screen", () => {
    expect(seers({ ask: undefined, screen })).toEqual(["mj", "alice", "bob"]);
    expect(seers({ ask: undefined, screen }, NOW + 1)).toEqual([]);
    expect(seers({ ask: undefined, screen: { ...screen, shown: { ...shown, id: "other" } } })).toEqual([]);
    expect(seers({ ask: undefined, screen: nothingOnScreen(NOW) })).toEqual([]);
  });
});
