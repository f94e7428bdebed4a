import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { answerDates } from "domain/api/agenda";
import { type DateAnswer, dateAnswers } from "domain/documents/agenda";
import { occurrenceOf } from "domain/table/agenda/meetings";
import { describe, expect, it } from "vitest";
import { documents } from "../../live/testing/documents";
import { answers, refusal, requests } from "../../testing/answers";
import { rootOf, toasts } from "../../testing/MemberTestRoot";
import { AskedDates } from "./AskedDates";

const dates = ["2026-12-03", "2026-12-05"].map((date, index) =>
  occurrenceOf({ id: `option-${index}`, date, time: "20:00", zone: "Europe/Paris", minutes: 180 }),
);

const show = () =>
  render(<AskedDates campaignId="brumes" system="dnd5e" dates={dates} />, { wrapper: rootOf("alice") });

const choice = (day: string) => within(screen.getByRole("group", { name: `Ta réponse pour ${day} à 20:00` }));
const thursday = () => choice("jeudi 3 décembre");
const pressed = (part = thursday()) =>
  part.queryByRole("button", { pressed: true })?.textContent ?? undefined;
const press = (name: string) => fireEvent.click(thursday().getByRole("button", { name }));
const store = (given: Record<string, DateAnswer>) =>
  documents.put(dateAnswers, ["brumes", "alice"], { uid: "alice", answers: given, updatedAt: 0 });

describe("dates that a player is asked about", () => {
  it("are answered by one press, each for itself", async () => {
    answers.on(answerDates, { answers: { "option-0": "maybe" } });
    show();
    expect(screen.getByText("Dis si tu viens :")).toBeTruthy();
    expect(pressed()).toBeUndefined();
    press("Peut-être");
    expect(await thursday().findByRole("button", { name: "Peut-être", pressed: true })).toBeTruthy();
    expect(pressed(choice("samedi 5 décembre"))).toBeUndefined();
    await waitFor(() =>
      expect(requests()).toEqual([
        {
          target: answerDates,
          input: { params: { system: "dnd5e", id: "brumes" }, body: { answers: { "option-0": "maybe" } } },
        },
      ]),
    );
  });

  it("show the answer before the server has it, and after, until another is stored", async () => {
    const take = answers.hold(answerDates);
    show();
    press("Oui");
    await waitFor(() => expect(pressed()).toBe("Oui"));
    await act(() => take({ answers: {} }));
    expect(pressed()).toBe("Oui");
    store({ "option-0": "yes" });
    expect(pressed()).toBe("Oui");
    store({ "option-0": "no" });
    expect(pressed()).toBe("Non");
  });

  it("go back to what was answered before where the server refuses, and say why", async () => {
    store({ "option-0": "no", "option-1": "yes" });
    answers.on(answerDates, refusal("date-not-found"));
    show();
    expect(screen.getByText("Tes réponses :")).toBeTruthy();
    press("Oui");
    await waitFor(() =>
      expect(toasts).toEqual([{ tone: "error", text: "Cette date n'est plus à l'agenda." }]),
    );
    expect(pressed()).toBe("Non");
  });

  it("are sent one after the other, and the last press stands", async () => {
    const take = answers.hold(answerDates);
    show();
    press("Oui");
    await waitFor(() => expect(requests()).toHaveLength(1));
    press("Non");
    await waitFor(() => expect(pressed()).toBe("Non"));
    expect(requests()).toHaveLength(1);
    await act(() => take({ answers: {} }));
    await waitFor(() => expect(requests()).toHaveLength(2));
    store({ "option-0": "yes" });
    expect(pressed()).toBe("Non");
    await act(() => take({ answers: {} }));
    expect(pressed()).toBe("Non");
  });

  it("send nothing for the answer that is there already", () => {
    store({ "option-0": "yes" });
    show();
    press("Oui");
    expect(requests()).toEqual([]);
  });

  it("say that they cannot be read", () => {
    documents.refuse(dateAnswers, "brumes", "alice");
    show();
    expect(screen.getByText("Impossible de charger tes réponses.")).toBeTruthy();
  });
});
