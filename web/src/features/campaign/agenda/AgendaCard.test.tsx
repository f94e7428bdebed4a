import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { answerDates, changeAgenda } from "domain/api/agenda";
import { type Agenda, type DateAnswer, dateAnswers, type Meeting } from "domain/documents/agenda";
import { campaigns } from "domain/documents/campaign";
import { dayText } from "domain/table/agenda/meetingText";
import { campaignOf } from "domain/testing/campaigns";
import { plusDays, wallTimeAt } from "domain/values/time/wallTime";
import { beforeEach, describe, expect, it } from "vitest";
import { documents } from "../../../live/testing/documents";
import { answers, requests, sent } from "../../../testing/answers";
import { rootOf } from "../../../testing/MemberTestRoot";
import { AgendaCard } from "./AgendaCard";

const params = { system: "dnd5e", id: "brumes" };
const today = wallTimeAt(Date.now(), "Europe/Paris").date;
const inDays = (days: number, id = `evening-${days}`): Meeting => ({
  ...{ id, date: plusDays(today, days), time: "20:00", zone: "Europe/Paris", minutes: 180 },
});
const said = ({ date }: Meeting) => `${dayText(date)} à 20:00`;
const answering = (uid: string, given: Record<string, DateAnswer>) =>
  documents.put(dateAnswers, ["brumes", uid], { uid, answers: given, updatedAt: 0 });

beforeEach(() => answers.on(changeAgenda, { settled: [] }));

function show(agenda: Agenda | undefined, isMj = false) {
  documents.put(campaigns, ["brumes"], campaignOf(agenda && { agenda }));
  const players = ["alice", "bob"].map((uid) => ({ uid, name: uid === "alice" ? "Alice" : "Bob" }));
  const campaign = {
    id: "brumes",
    system: "dnd5e",
    players: players.map((one) => ({ ...one, pronouns: "" })),
  };
  render(<AgendaCard campaign={{ ...campaign, system: "dnd5e" }} isMj={isMj} />, {
    wrapper: rootOf("alice"),
  });
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const confirm = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const asked = (operation: object) =>
  waitFor(() => expect(sent(changeAgenda)).toContainEqual({ params, body: { operation } }));
const shownAnswers = () =>
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
    answers.on(answerDates, { answers: { [meeting.id]: "yes" } });
    show({ settled: [meeting] });
    expect(shownAnswers()[0]?.map(({ textContent }) => textContent)).toEqual(["Sans réponse (2) Alice, Bob"]);
    answering("bob", { [meeting.id]: "maybe" });
    expect(shownAnswers()[0]?.map(({ textContent }) => textContent)).toEqual([
      "Peut-être (1) Bob",
      "Sans réponse (1) Alice",
    ]);
    const own = within(screen.getByRole("group", { name: `Ta réponse pour ${said(meeting)}` }));
    fireEvent.click(own.getByRole("button", { name: "Oui" }));
    await waitFor(() =>
      expect(shownAnswers()[0]?.map(({ textContent }) => textContent)).toEqual([
        "Oui (1) Alice",
        "Peut-être (1) Bob",
      ]),
    );
    expect(sent(answerDates)).toEqual([{ params, body: { answers: { [meeting.id]: "yes" } } }]);
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
    await asked({ kind: "settle", id: "option-1" });
    press("Retirer la question");
    await asked({ kind: "withdraw" });
  });

  it("lets the MJ change dates that are proposed and to come, or propose others once they are over", () => {
    show({ settled: [], poll: { id: "poll-brumes", options: [inDays(-1), inDays(2)] } }, true);
    expect(screen.getByRole("button", { name: "Changer les dates" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Proposer des dates" })).toBeNull();
    cleanup();
    show({ settled: [], poll: { id: "poll-brumes", options: [inDays(-1)] } }, true);
    expect(screen.getByRole("button", { name: "Proposer des dates" })).toBeTruthy();
  });

  it("asks the MJ before a date is cancelled", async () => {
    const meeting = inDays(3);
    show({ settled: [meeting] }, true);
    press(`Annuler cette séance : ${said(meeting)}`);
    expect(requests()).toEqual([]);
    await confirm("Annuler la séance");
    await asked({ kind: "cancel", id: meeting.id });
  });

  it("lets the MJ repeat a date, every two weeks unless they say otherwise", async () => {
    const meeting = inDays(3);
    show({ settled: [meeting] }, true);
    press(`Répéter : ${said(meeting)}`);
    expect((await screen.findByRole<HTMLSelectElement>("combobox")).value).toBe("2");
    await confirm("Répéter");
    const { id, ...first } = meeting;
    await asked({
      ...{ kind: "repeat" },
      series: { ...first, id: expect.any(String), everyWeeks: 2, instead: id },
    });
  });

  it("says which dates of the series are cancelled, which the MJ restores", async () => {
    const first = inDays(3, "series-1");
    const cancelled = [plusDays(first.date, 14), plusDays(first.date, 7)];
    const series = { ...first, everyWeeks: 1, cancelled, moved: [] };
    const [later, sooner] = cancelled.map(dayText);
    show({ settled: [], series });
    expect(screen.getByText(`Séances annulées : ${sooner}, ${later}.`)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Rétablir/ })).toBeNull();
    cleanup();
    show({ settled: [], series }, true);
    press(`Rétablir : ${sooner} à 20:00`);
    await asked({ kind: "restore", id: `series-1~${cancelled[1]}` });
    cleanup();
    show({ settled: [], series: { ...series, cancelled: [] } }, true);
    expect(screen.queryByText(/^Séances annulées/)).toBeNull();
  });

  it("shows the dates of a series, which the MJ can stop", async () => {
    const series = { ...inDays(3, "series-1"), everyWeeks: 1, cancelled: [], moved: [] };
    show({ settled: [], series }, true);
    expect(screen.getByText("Séances régulières : chaque semaine.")).toBeTruthy();
    expect(screen.getByText("5 autres dates")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Répéter/ })).toBeNull();
    press("Arrêter la répétition");
    await confirm("Arrêter");
    await asked({ kind: "stop" });
  });
});
