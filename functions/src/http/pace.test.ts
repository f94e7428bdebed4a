import { expect, it } from "vitest";
import { Pace } from "./pace";

const NOW = 1_800_000_000_000;

it("lets so many calls of a member through in a window, says how long to wait, and counts others apart", () => {
  const pace = new Pace({ calls: 3, window: 60_000 });
  for (let call = 0; call < 3; call++) pace.count("ana", NOW + call * 5_000);
  const late = () => pace.count("ana", NOW + 20_000);
  expect(late).toThrow(expect.objectContaining({ code: "too-many-requests", retryAfter: 40 }));
  expect(() => pace.count("bob", NOW + 20_000)).not.toThrow();
  expect(() => pace.count("ana", NOW + 60_000)).not.toThrow();
});
