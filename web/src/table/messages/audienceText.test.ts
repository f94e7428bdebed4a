import { describe, expect, it } from "vitest";
import { audienceText } from "./audienceText";

const players = [{ uid: "nina", name: "Nina" }];
const forMj = { viewerUid: "mj", mjUid: "mj", players };
const forNina = { viewerUid: "nina", mjUid: "mj", players };

describe("the audience of a message", () => {
  it("is not written for a message to all", () => {
    expect(audienceText({ uid: "nina" }, forMj)).toBeUndefined();
  });

  it("is the MJ alone for a player's own private message", () => {
    expect(audienceText({ uid: "nina", playerUid: "nina" }, forNina)).toBe("au MJ seul");
  });

  it("names the player to the MJ who wrote to them, as long as they play", () => {
    expect(audienceText({ uid: "mj", playerUid: "nina" }, forMj)).toBe("à Nina, en privé");
    expect(audienceText({ uid: "mj", playerUid: "leo" }, forMj)).toBe("à un joueur parti, en privé");
  });

  it("is private for whoever receives it", () => {
    expect(audienceText({ uid: "nina", playerUid: "nina" }, forMj)).toBe("en privé");
    expect(audienceText({ uid: "mj", playerUid: "nina" }, forNina)).toBe("en privé");
  });
});
