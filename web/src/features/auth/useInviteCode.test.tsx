import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { call } from "../../http/call";
import { useInviteCode } from "./useInviteCode";

vi.mock("../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));

afterEach(cleanup);

it("checks a code again with the return of the network", async () => {
  vi.mocked(call).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { result } = renderHook(() => useInviteCode("DH-CODE"));
  await waitFor(() => expect(result.current.state).toBe("error"));
  vi.mocked(call).mockResolvedValueOnce(null as never);
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(result.current.state).toBe("valid"));
});
