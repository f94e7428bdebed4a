import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { answerDates } from "domain/api/agenda";
import { campaigns } from "domain/documents/campaign";
import { occurrenceOf } from "domain/table/agenda/meetings";
import type { DatesReference } from "domain/table/notifications/notification";
import { campaignOf } from "domain/testing/campaigns";
import { plusDays, wallTimeAt } from "domain/values/time/wallTime";
import { beforeEach, expect, it } from "vitest";
import { documents } from "../../live/testing/documents";
import { answers, sent } from "../../testing/answers";
import { rootOf } from "../../testing/MemberTestRoot";
import { DatesAnswer } from "./DatesAnswer";

const dates = { campaignId: "brumes", system: "dnd5e", pollId: "poll-brumes" } as const;
const GONE = "Ces dates ne sont plus proposées.";

const inDays = (days: number) => ({
  ...{ id: `option-${days}`, time: "20:00", zone: "Europe/Paris", minutes: 180 },
  date: plusDays(wallTimeAt(Date.now(), "Europe/Paris").date, days),
});
const ask = (id: string, ...days: readonly number[]) =>
  documents.put(
    campaigns,
    ["brumes"],
    campaignOf({ agenda: { settled: [], poll: { id, options: days.map(inDays) } } }),
  );

beforeEach(() => ask("poll-brumes", 2, 4));

const show = (told: DatesReference = dates) =>
  render(<DatesAnswer dates={told} now={Date.now()} />, { wrapper: rootOf("alice") });

it("answers dates where they are told", async () => {
  answers.on(answerDates, { answers: { "option-2": "yes" } });
  show();
  const [first] = screen.getAllByRole("button", { name: "Oui" });
  if (first) fireEvent.click(first);
  await waitFor(() =>
    expect(sent(answerDates)).toEqual([
      {
        params: { system: "dnd5e", id: "brumes" },
        body: { answers: { "option-2": "yes" } },
      },
    ]),
  );
});

it.each([
  ["withdrawn", () => documents.put(campaigns, ["brumes"], campaignOf())],
  ["replaced by others", () => ask("another-poll", 6)],
  ["over", () => ask("poll-brumes", -3)],
  ["of a campaign that is gone", () => documents.remove(campaigns, "brumes")],
  ["of a campaign that one has left", () => documents.refuse(campaigns, "brumes")],
])("says so of dates that are %s, and has no buttons", (_, become) => {
  show();
  expect(screen.getAllByRole("button")).toHaveLength(6);
  become();
  expect(screen.getByText(GONE)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

it("answers one evening where it is told, until it begins or is cancelled", async () => {
  const { start } = occurrenceOf(inDays(2));
  const evening = { campaignId: "brumes", system: "dnd5e", meetingId: "option-2", start } as const;
  const settle = (...days: readonly number[]) =>
    documents.put(campaigns, ["brumes"], campaignOf({ agenda: { settled: days.map(inDays) } }));
  answers.on(answerDates, { answers: { "option-2": "maybe" } });
  settle(2, 4);
  show(evening);
  fireEvent.click(screen.getByRole("button", { name: "Peut-être" }));
  await waitFor(() => expect(sent(answerDates)[0]?.body).toEqual({ answers: { "option-2": "maybe" } }));
  settle(4);
  expect(screen.queryByRole("button")).toBeNull();
  const elsewhere = { ...inDays(3), id: "option-2" };
  documents.put(campaigns, ["brumes"], campaignOf({ agenda: { settled: [elsewhere] } }));
  expect(screen.queryByRole("button"), "it was moved").toBeNull();
  expect(screen.queryByText(GONE)).toBeNull();
});
