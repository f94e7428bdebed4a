import { describe, expect, it } from "vitest";
import { userKeys } from "./userKeys";

describe("the search keys of a member", () => {
  it.each([
    ["Maëlle  KERVRAN", "maelle kervran", "kervran"],
    ["Jean Le Roy", "jean le roy", "roy"],
    ["Ana", "ana", "ana"],
    ["", "", ""],
  ])("for %j are the name and its last word, folded", (name, nameKey, surnameKey) => {
    expect(userKeys(name)).toEqual({ nameKey, surnameKey });
  });
});
