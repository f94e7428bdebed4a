import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { checkInvite } from "domain/api/invitations";
import { afterEach, expect, it } from "vitest";
import { answers, noAnswer } from "../../testing/answers";
import { useInviteCode } from "./useInviteCode";

afterEach(cleanup);

it("checks a code again with the return of the network", async () => {
  answers.once(checkInvite, noAnswer);
  const { result } = renderHook(() => useInviteCode("DH-CODE"));
  await waitFor(() => expect(result.current.state).toBe("error"));
  answers.on(checkInvite, { invite: { code: "DH-CODE", used: false } });
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(result.current.state).toBe("valid"));
});
