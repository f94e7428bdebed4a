import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useRequestId } from "./useRequestId";

it("keeps the id of a request for the same content, and gives another content another", () => {
  const { result, rerender } = renderHook(useRequestId);
  const first = result.current({ name: "Braise", stats: { ac: 12 } });
  expect(first).toMatch(/^[A-Za-z0-9-]{8,64}$/);
  rerender();
  expect(result.current({ name: "Braise", stats: { ac: 12 } })).toBe(first);
  expect(result.current({ name: "Cendre", stats: { ac: 12 } })).not.toBe(first);
});
