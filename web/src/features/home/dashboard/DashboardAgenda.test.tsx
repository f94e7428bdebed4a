import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { answerDates } from "domain/api/agenda";
import { type Agenda, type DateAnswer, dateAnswers, type Meeting } from "domain/documents/agenda";
import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { campaignOf } from "domain/testing/campaigns";
import { plusDays, wallTimeAt } from "domain/values/time/wallTime";
import { describe, expect, it } from "vitest";
import { documents } from "../../../live/testing/documents";
import { answers, sent } from "../../../testing/answers";
import { rootOf } from "../../../testing/MemberTestRoot";
import { DashboardAgenda } from "./DashboardAgenda";

const today = wallTimeAt(Date.now(), "Europe/Paris").date;
const meetingIn = (days: number, id: string): Meeting => ({
  ...{ id, date: plusDays(today, days), time: "20:00", zone: "Europe/Paris", minutes: 180 },
});
type Campaign = readonly [id: string, campaign: CampaignDocument];
const campaign = (
  id: string,
  agenda: Agenda | undefined,
  change: Partial<CampaignDocument> = {},
): Campaign => [id, campaignOf({ name: `Campagne ${id}`, ...(agenda && { agenda }), ...change })];

const show = (...all: readonly Campaign[]) => {
  for (const [id, one] of all) documents.put(campaigns, [id], one);
  render(<DashboardAgenda />, { wrapper: rootOf("alice") });
};

const poll = { id: "poll-brumes", options: [meetingIn(3, "option-0"), meetingIn(5, "option-1")] };
const answered = (given: Record<string, DateAnswer>) =>
  documents.put(dateAnswers, ["brumes", "alice"], { uid: "alice", answers: given, updatedAt: 0 });

describe("the agenda of the dashboard", () => {
  it.each([
    ["no campaign", [] as Campaign[]],
    ["campaigns without dates", [campaign("brumes", undefined), campaign("lande", { settled: [] })]],
    ["dates that are over", [campaign("brumes", { settled: [meetingIn(-2, "evening-0")] })]],
  ])("is to come with %s", async (_, all) => {
    show(...all);
    expect(await screen.findByText("À venir")).toBeTruthy();
  });

  it("says that it cannot be read", () => {
    documents.refuse(campaigns, "brumes");
    show();
    expect(screen.getByRole("alert").textContent).toContain("Impossible de charger l'agenda.");
  });

  it("shows the next evenings of all campaigns, the next first, each with its campaign", async () => {
    show(
      campaign("brumes", { settled: [meetingIn(9, "evening-9"), meetingIn(2, "evening-2")] }),
      campaign("lande", { settled: [meetingIn(4, "evening-4")] }),
    );
    const evenings = within(await screen.findByRole("list", { name: "Prochaines séances" }));
    expect(evenings.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Campagne brumes",
      "Campagne lande",
      "Campagne brumes",
    ]);
    expect(evenings.getAllByRole("link")[1]?.getAttribute("href")).toBe("/campaign/lande?system=dnd5e");
    expect(screen.queryByText("À venir")).toBeNull();
  });

  it("shows two evenings of a series, whichever were moved", async () => {
    const first = meetingIn(3, "series-1");
    const moved = [14, 21, 28].map((days) => ({
      ...{ ...first, of: plusDays(first.date, days), date: plusDays(first.date, days + 1) },
    }));
    const series = { ...first, everyWeeks: 1, cancelled: [], moved: moved.map(({ id: _, ...one }) => one) };
    show(
      campaign("brumes", { settled: [], series }),
      campaign("lande", { settled: [meetingIn(60, "evening-60")] }),
    );
    const evenings = within(await screen.findByRole("list", { name: "Prochaines séances" }));
    expect(evenings.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Campagne brumes",
      "Campagne brumes",
      "Campagne lande",
    ]);
  });

  it("asks a player who has not answered", async () => {
    answered({});
    show(campaign("brumes", { settled: [], poll }));
    expect(await screen.findByText("Dis si tu viens :")).toBeTruthy();
    expect(screen.getAllByRole("group", { name: /^Ta réponse pour/ })).toHaveLength(2);
    expect(screen.getByRole("link", { name: "Campagne brumes" })).toBeTruthy();
  });

  it("asks nothing more of one who has answered, and shows what", async () => {
    answered({ "option-0": "yes", "option-1": "no" });
    show(campaign("brumes", { settled: [], poll }));
    expect(await screen.findByText("Tes réponses :")).toBeTruthy();
    expect(screen.queryByText("Dis si tu viens :")).toBeNull();
    expect(screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent)).toEqual([
      "Oui",
      "Non",
    ]);
  });

  it("asks no MJ", async () => {
    show(campaign("brumes", { settled: [], poll }, { mj: { uid: "alice", name: "Alice" }, memberIds: [] }));
    expect(await screen.findByText("2 dates proposées à tes joueurs")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("lets a player say whether they come to the next evenings, and shows what they said", async () => {
    answered({ "evening-2": "no" });
    answers.on(answerDates, { answers: {} });
    show(
      campaign("brumes", { settled: [meetingIn(2, "evening-2")] }),
      campaign("lande", { settled: [meetingIn(4, "evening-4")] }),
    );
    const [first, second] = await screen.findAllByRole("group", { name: /^Ta réponse pour/ });
    if (!first || !second) throw new Error("not asked");
    expect(within(first).getByRole("button", { pressed: true }).textContent).toBe("Non");
    expect(within(second).queryByRole("button", { pressed: true })).toBeNull();
    fireEvent.click(within(second).getByRole("button", { name: "Oui" }));
    await waitFor(() =>
      expect(sent(answerDates)).toEqual([
        { params: { system: "dnd5e", id: "lande" }, body: { answers: { "evening-4": "yes" } } },
      ]),
    );
  });

  it("asks neither the MJ of an evening nor anybody of one that has begun", async () => {
    const wall = wallTimeAt(Date.now() - 60_000, "Europe/Paris");
    const begun = { ...meetingIn(0, "evening-0"), ...wall };
    show(
      campaign("brumes", { settled: [begun] }),
      campaign("lande", { settled: [meetingIn(4, "evening-4")] }, { mj: { uid: "alice", name: "Alice" } }),
    );
    expect(await screen.findAllByRole("listitem")).toHaveLength(2);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
