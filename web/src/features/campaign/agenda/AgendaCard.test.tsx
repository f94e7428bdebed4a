import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { answerDates, changeAgenda } from "domain/api/agenda";
import type { Agenda, Meeting } from "domain/documents/agenda";
import { dayText } from "domain/table/agenda/meetingText";
import { campaignOf } from "domain/testing/campaigns";
import { plusDays, wallTimeAt } from "domain/values/time/wallTime";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "../../../http/call";
import { emit, forgetAll, ready } from "../../../live/testing/scriptedLive";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { AgendaCard } from "./AgendaCard";

vi.mock("../../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock("../../../live/useLive", async () => ({
  useLive: (await import("../../../live/testing/scriptedLive")).useScriptedLive,
}));
vi.mock("../../../session/SessionProvider", () => ({ useMember: () => ({ uid: "alice" }) }));

const CAMPAIGN = "alice:campaigns/brumes";
const calls = vi.mocked(call);
const params = { system: "dnd5e", id: "brumes" };
const today = wallTimeAt(Date.now(), "Europe/Paris").date;
const inDays = (days: number, id = `evening-${days}`): Meeting => ({
  ...{ id, date: plusDays(today, days), time: "20:00", zone: "Europe/Paris", minutes: 180 },
});
const said = ({ date }: Meeting) => `${dayText(date)} à 20:00`;
const answering = (answers: Record<string, Record<string, string>>) =>
  emit(
    `${CAMPAIGN}/dateAnswers`,
    ready(Object.entries(answers).map(([uid, given]) => ({ uid, answers: given, updatedAt: 0 }))),
  );

beforeEach(() => {
  calls.mockReset();
  calls.mockResolvedValue({ settled: [] } as never);
  answering({});
});
afterEach(() => {
  cleanup();
  forgetAll();
});

function show(agenda: Agenda | undefined, isMj = false) {
  emit(CAMPAIGN, ready({ ...campaignOf(agenda && { agenda }), id: "brumes" }));
  const players = ["alice", "bob"].map((uid) => ({ uid, name: uid === "alice" ? "Alice" : "Bob" }));
  const campaign = {
    id: "brumes",
    system: "dnd5e",
    players: players.map((one) => ({ ...one, pronouns: "" })),
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineTestRoot>
        <AgendaCard campaign={{ ...campaign, system: "dnd5e" }} isMj={isMj} />
      </MantineTestRoot>
    </QueryClientProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const confirm = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const sent = (operation: object) =>
  waitFor(() => expect(calls).toHaveBeenCalledWith(changeAgenda, { params, body: { operation } }));
const answers = () =>
  screen.getAllByRole("list", { name: "Réponses" }).map((list) => within(list).getAllByRole("listitem"));

describe("the agenda of a campaign", () => {
  it("says that no date is fixed, and offers the MJ alone to do something about it", () => {
    show(undefined);
    expect(screen.getByText("Aucune date fixée.")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    show(undefined, true);
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Proposer des dates",
      "Fixer une date sans demander",
    ]);
  });

  it("shows who comes, as it comes, and lets a player answer", async () => {
    const meeting = inDays(3);
    show({ settled: [meeting] });
    expect(answers()[0]?.map(({ textContent }) => textContent)).toEqual(["Sans réponse (2) Alice, Bob"]);
    act(() => answering({ bob: { [meeting.id]: "maybe" } }));
    expect(answers()[0]?.map(({ textContent }) => textContent)).toEqual([
      "Peut-être (1) Bob",
      "Sans réponse (1) Alice",
    ]);
    const own = within(screen.getByRole("group", { name: `Ta réponse pour ${said(meeting)}` }));
    fireEvent.click(own.getByRole("button", { name: "Oui" }));
    await waitFor(() =>
      expect(answers()[0]?.map(({ textContent }) => textContent)).toEqual([
        "Oui (1) Alice",
        "Peut-être (1) Bob",
      ]),
    );
    expect(calls).toHaveBeenCalledWith(answerDates, {
      params,
      body: { answers: { [meeting.id]: "yes" } },
    });
    expect(
      screen
        .getByRole("link", { name: `Ajouter à mon calendrier : ${dayText(meeting.date)}` })
        .getAttribute("href"),
    ).toBe(`/api/campaigns/brumes/dates/${meeting.id}.ics`);
  });

  it("lets the MJ settle one of the dates that are proposed, or ask no more", async () => {
    const option = inDays(4, "option-1");
    show({ settled: [], poll: { id: "poll-brumes", options: [inDays(2, "option-0"), option] } }, true);
    expect(screen.queryByRole("group", { name: /^Ta réponse/ })).toBeNull();
    press(`Fixer cette date : ${said(option)}`);
    await sent({ kind: "settle", id: "option-1" });
    press("Retirer la question");
    await sent({ kind: "withdraw" });
  });

  it("asks the MJ before a date is cancelled", async () => {
    const meeting = inDays(3);
    show({ settled: [meeting] }, true);
    press(`Annuler cette séance : ${said(meeting)}`);
    expect(calls).not.toHaveBeenCalled();
    await confirm("Annuler la séance");
    await sent({ kind: "cancel", id: meeting.id });
  });

  it("lets the MJ repeat a date, every two weeks unless they say otherwise", async () => {
    const meeting = inDays(3);
    show({ settled: [meeting] }, true);
    press(`Répéter : ${said(meeting)}`);
    expect((await screen.findByRole<HTMLSelectElement>("combobox")).value).toBe("2");
    await confirm("Répéter");
    const { id, ...first } = meeting;
    await sent({
      ...{ kind: "repeat" },
      series: { ...first, id: expect.any(String), everyWeeks: 2, instead: id },
    });
  });

  it("shows the dates of a series, which the MJ can stop", async () => {
    const series = { ...inDays(3, "series-1"), everyWeeks: 1, cancelled: [], moved: [] };
    show({ settled: [], series }, true);
    expect(screen.getByText("Séances régulières : chaque semaine.")).toBeTruthy();
    expect(screen.getByText("5 autres dates")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Répéter/ })).toBeNull();
    press("Arrêter la répétition");
    await confirm("Arrêter");
    await sent({ kind: "stop" });
  });
});
