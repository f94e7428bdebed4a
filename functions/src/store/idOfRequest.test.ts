import { describe, expect, it } from "vitest";
import { isDocumentId } from "./firestore";
import { idOfRequest } from "./idOfRequest";

describe("the id of what a request creates", () => {
  it("is the same for the same person and request, and for no other", () => {
    const id = idOfRequest("ana", "request-1");
    expect(idOfRequest("ana", "request-1")).toBe(id);
    expect(isDocumentId(id)).toBe(true);
    const others = [
      idOfRequest("ana", "request-2"),
      idOfRequest("bob", "request-1"),
      idOfRequest("ana\nrequest", "-1"),
    ];
    expect(new Set([id, ...others]).size).toBe(4);
  });

  it("is new each time without a request's id", () => {
    expect(idOfRequest("ana", undefined)).not.toBe(idOfRequest("ana", undefined));
  });
});
