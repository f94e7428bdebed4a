import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { approveRareItem, refuseRareItem } from "domain/api/rareItems";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { call, HttpError } from "../../http/call";
import { emit, forgetAll, ready, refused } from "../../live/testing/scriptedLive";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { RareItemAnswer } from "./RequestAnswers";

vi.mock("../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));

vi.mock("../../live/useLive", async () => ({
  useLive: (await import("../../live/testing/scriptedLive")).useScriptedLive,
}));
vi.mock("../../session/SessionProvider", () => ({ useMember: () => ({ uid: "mona" }) }));

const KEY = "mona:campaigns/brumes/rareItemRequests/anneau-1";
const calls = vi.mocked(call);
const onAnswered = vi.fn();
const request = { campaignId: "brumes", system: "dnd5e", requestId: "anneau-1" } as const;
const sentence = "Lyra aimerait avoir « Anneau » dans « Les Brumes ».";

beforeEach(() => {
  calls.mockReset();
  onAnswered.mockReset();
  emit(KEY, ready({}));
});
afterEach(() => {
  cleanup();
  forgetAll();
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineTestRoot>
        <RareItemAnswer {...{ request, sentence, onAnswered }} />
      </MantineTestRoot>
    </QueryClientProvider>,
  );
const press = (name: string) =>
  fireEvent.click(screen.getByRole("button", { name: `${name} : ${sentence}` }));

it.each([
  ["Accorder", approveRareItem],
  ["Refuser", refuseRareItem],
])("answers a rare item where it is told: %s", async (name, target) => {
  calls.mockResolvedValue(null as never);
  show();
  press(name);
  await waitFor(() => expect(onAnswered).toHaveBeenCalledOnce());
  expect(calls.mock.calls).toEqual([
    [target, { params: { system: "dnd5e", id: "brumes", requestId: "anneau-1" } }],
  ]);
});

it("goes away with a request that waits no longer, and stays when the answer fails", async () => {
  calls.mockRejectedValueOnce(new HttpError(500, null));
  show();
  press("Accorder");
  await waitFor(() =>
    expect(screen.getByRole("button", { name: /^Refuser/ })).toHaveProperty("disabled", false),
  );
  expect(onAnswered).not.toHaveBeenCalled();
  calls.mockRejectedValueOnce(new HttpError(404, { code: "rare-item-request-not-found", error: "" }));
  press("Refuser");
  await waitFor(() => expect(onAnswered).toHaveBeenCalledOnce());
});

it.each([
  ["answered elsewhere", ready(null)],
  ["of a campaign that is gone", refused],
])("has no buttons once it is %s, and says so", async (_, live) => {
  show();
  expect(screen.getAllByRole("button")).toHaveLength(2);
  await act(async () => emit(KEY, live));
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("Cette demande n'attend plus de réponse.")).toBeTruthy();
});
