import { afterEach, expect, it } from "vitest";
import { hasPlaceholder, PLACEHOLDER_ID, replacePlaceholder } from "./htmlPlaceholder";

afterEach(() => document.body.replaceChildren());

const put = (id: string) => {
  const element = document.createElement("div");
  element.id = id;
  document.body.append(element);
  return element;
};

it("stays until the product shows something in its place", async () => {
  put(PLACEHOLDER_ID);
  const root = put("root");
  replacePlaceholder(root);
  await Promise.resolve();
  expect(hasPlaceholder()).toBe(true);
  root.append(document.createElement("main"));
  await Promise.resolve();
  expect(hasPlaceholder()).toBe(false);
});

it("is no concern of a page that came without one", () => {
  expect(() => replacePlaceholder(put("root"))).not.toThrow();
  expect(hasPlaceholder()).toBe(false);
});
