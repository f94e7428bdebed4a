import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { answerDates } from "domain/api/agenda";
import { campaignOf } from "domain/testing/campaigns";
import { plusDays, wallTimeAt } from "domain/values/time/wallTime";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { call } from "../../http/call";
import { emit, forgetAll, ready, refused } from "../../live/testing/scriptedLive";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { DatesAnswer } from "./DatesAnswer";

vi.mock("../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock("../../live/useLive", async () => ({
  useLive: (await import("../../live/testing/scriptedLive")).useScriptedLive,
}));
vi.mock("../../session/SessionProvider", () => ({ useMember: () => ({ uid: "alice" }) }));

const CAMPAIGN = "alice:campaigns/brumes";
const dates = { campaignId: "brumes", system: "dnd5e", pollId: "poll-brumes" } as const;
const GONE = "Ces dates ne sont plus proposées.";
const calls = vi.mocked(call);

const inDays = (days: number) => ({
  ...{ id: `option-${days}`, time: "20:00", zone: "Europe/Paris", minutes: 180 },
  date: plusDays(wallTimeAt(Date.now(), "Europe/Paris").date, days),
});
const asking = (id: string, ...days: readonly number[]) =>
  ready({
    ...campaignOf({ agenda: { settled: [], poll: { id, options: days.map(inDays) } } }),
    id: "brumes",
  });

beforeEach(() => {
  calls.mockReset();
  emit(CAMPAIGN, asking("poll-brumes", 2, 4));
  emit(`${CAMPAIGN}/dateAnswers/alice`, ready(null));
});
afterEach(() => {
  cleanup();
  forgetAll();
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineTestRoot>
        <DatesAnswer dates={dates} now={Date.now()} />
      </MantineTestRoot>
    </QueryClientProvider>,
  );

it("answers dates where they are told", async () => {
  calls.mockResolvedValue({ answers: {} } as never);
  show();
  const [first] = screen.getAllByRole("button", { name: "Oui" });
  if (first) fireEvent.click(first);
  await waitFor(() =>
    expect(calls).toHaveBeenCalledWith(answerDates, {
      params: { system: "dnd5e", id: "brumes" },
      body: { answers: { "option-2": "yes" } },
    }),
  );
});

it.each([
  ["withdrawn", ready(campaignOf())],
  ["replaced by others", asking("another-poll", 6)],
  ["over", asking("poll-brumes", -3)],
  ["of a campaign that is gone", ready(null)],
  ["of a campaign that one has left", refused],
])("says so of dates that are %s, and has no buttons", async (_, live) => {
  show();
  expect(screen.getAllByRole("button")).toHaveLength(6);
  await act(async () => emit(CAMPAIGN, live));
  expect(screen.getByText(GONE)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
