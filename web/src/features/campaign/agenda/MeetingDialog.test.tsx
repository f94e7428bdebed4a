import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { changeAgenda } from "domain/api/agenda";
import type { Agenda, Meeting } from "domain/documents/agenda";
import { occurrenceOf } from "domain/table/agenda/meetings";
import { dayText } from "domain/table/agenda/meetingText";
import { plusDays, wallTimeAt } from "domain/values/time/wallTime";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { deviceZone } from "../../../table/dates/deviceZone";
import {
  answers,
  loseNetwork,
  noAnswer,
  refusal,
  regainNetwork,
  requests,
  sent,
} from "../../../testing/answers";
import { rootOf } from "../../../testing/MemberTestRoot";
import MeetingDialog, { type MeetingPurpose } from "./MeetingDialog";

const onClose = vi.fn();
const zone = deviceZone();
const today = wallTimeAt(Date.now(), zone).date;
/** The middle of the month after this one: all of them stand on one page of the calendar. */
const nextMonth = plusDays(`${today.slice(0, 8)}01`, 40).slice(0, 8);
const day = (number: number) => `${nextMonth}${number}`;
const fields = { time: "20:00", zone, minutes: 180 };

const PROPOSE: MeetingPurpose = { kind: "propose", proposed: [] };

beforeEach(() => {
  onClose.mockReset();
  answers.on(changeAgenda, { settled: [] });
});

const show = (purpose: MeetingPurpose, agenda: Agenda = { settled: [] }) =>
  render(<MeetingDialog campaign={{ id: "brumes", system: "dnd5e" }} {...{ agenda, purpose, onClose }} />, {
    wrapper: rootOf("nina"),
  });
/** By its text: by its role, each of the many days would be asked for its own. */
const press = async (name: string) => {
  const label = await screen.findByText(name, { selector: "button *" });
  fireEvent.click(label.closest("button") ?? label);
};
/** A day of the calendar, or a control of it. */
const labelled = (name: string) => screen.getByLabelText<HTMLButtonElement>(name);
const turnPage = async () => fireEvent.click(await screen.findByLabelText("Mois suivant"));
const dayButton = (number: number) => labelled(dayText(day(number)));
const chooseDays = (...numbers: readonly number[]) => {
  for (const number of numbers) fireEvent.click(dayButton(number));
};
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const asked = () => {
  expect(requests()).toHaveLength(1);
  return sent(changeAgenda)[0]?.body.operation;
};
const closed = () => waitFor(() => expect(onClose).toHaveBeenCalledOnce());

describe("dates that an MJ proposes", () => {
  it("are the days that were pressed, with one time for all", async () => {
    show(PROPOSE);
    await turnPage();
    expect(screen.getByRole("button", { name: "Proposer" })).toHaveProperty("disabled", true);
    chooseDays(17, 12);
    expect(dayButton(12).getAttribute("aria-pressed")).toBe("true");
    await press("Proposer");
    await closed();
    const id = expect.stringMatching(/^[A-Za-z0-9-]{8,64}$/);
    expect(asked()).toEqual({
      ...{ kind: "propose", id },
      options: [
        { id, date: day(12), ...fields },
        { id, date: day(17), ...fields },
      ],
    });
  });

  it("are six at most, and none that is over", async () => {
    show(PROPOSE);
    await turnPage();
    chooseDays(11, 12, 13, 14, 15, 16);
    expect(dayButton(17)).toHaveProperty("disabled", true);
    chooseDays(11);
    expect(dayButton(17)).toHaveProperty("disabled", false);
    fireEvent.click(labelled("Mois précédent"));
    if (!today.endsWith("-01")) {
      expect(labelled(dayText(plusDays(today, -1)))).toHaveProperty("disabled", true);
    }
    expect(labelled("Mois précédent")).toHaveProperty("disabled", true);
  });

  it("are at the time and the place of the last evening, unless the MJ says otherwise", async () => {
    const last: Meeting = {
      ...{ id: "evening-1", date: plusDays(today, -1), time: "19:30", zone, minutes: 240 },
      place: "Chez Nina",
    };
    show(PROPOSE, { settled: [last] });
    await turnPage();
    chooseDays(12);
    type(/^Un mot/, "  Dernière de l'année ");
    await press("Proposer");
    await closed();
    expect(asked()).toMatchObject({
      options: [{ time: "19:30", minutes: 240, place: "Chez Nina", note: "Dernière de l'année" }],
    });
  });

  it("need a time, and say what the server refuses", async () => {
    show(PROPOSE);
    await turnPage();
    chooseDays(12);
    type(/^Heure/, "");
    await press("Proposer");
    expect(await screen.findByText("Indique l'heure.")).toBeTruthy();
    expect(requests()).toEqual([]);
    type(/^Heure/, "20:00");
    answers.once(changeAgenda, refusal("too-many-dates"));
    await press("Proposer");
    expect(await screen.findByText(/^L'agenda de cette campagne est plein/)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it("keep their ids when they are sent again", async () => {
    answers.once(changeAgenda, noAnswer);
    loseNetwork();
    show(PROPOSE);
    await turnPage();
    chooseDays(12);
    await press("Proposer");
    await screen.findByText(/^L'agenda n'a pas pu être modifié/);
    regainNetwork();
    await press("Proposer");
    await closed();
    const [first, second] = sent(changeAgenda);
    expect(second).toEqual(first);
  });

  it("are in the zone of this device, which can be changed", async () => {
    show(PROPOSE);
    await turnPage();
    chooseDays(12);
    await press("Changer");
    type(/^Fuseau horaire/, "America/Toronto");
    await press("Proposer");
    await closed();
    expect(asked()).toMatchObject({ options: [{ zone: "America/Toronto" }] });
  });
});

describe("a time for one of the days", () => {
  const timeOf = (number: number) =>
    screen.getByLabelText<HTMLInputElement>(new RegExp(`^Heure du ${dayText(day(number))}`));

  it("is given where several are chosen: the others have the common one", async () => {
    show(PROPOSE);
    await turnPage();
    chooseDays(12);
    expect(screen.queryByText("Autre heure pour un jour")).toBeNull();
    chooseDays(17);
    await press("Autre heure pour un jour");
    fireEvent.change(timeOf(17), { target: { value: "14:00" } });
    type(/^Heure \*|^Heure$/, "19:30");
    expect([timeOf(12).value, timeOf(17).value]).toEqual(["19:30", "14:00"]);
    await press("Proposer");
    await closed();
    expect(asked()).toMatchObject({
      options: [
        { date: day(12), time: "19:30" },
        { date: day(17), time: "14:00" },
      ],
    });
  });

  it("is asked for beside that day where it lacks", async () => {
    show(PROPOSE);
    await turnPage();
    chooseDays(12, 17);
    await press("Autre heure pour un jour");
    fireEvent.change(timeOf(17), { target: { value: "" } });
    await press("Proposer");
    await screen.findByText("Indique l'heure.");
    expect(timeOf(17).getAttribute("aria-invalid")).toBe("true");
    expect(timeOf(12).getAttribute("aria-invalid")).not.toBe("true");
    expect(requests()).toEqual([]);
    fireEvent.change(timeOf(17), { target: { value: "14:00" } });
    expect(screen.queryByText("Indique l'heure.")).toBeNull();
  });

  it("is not offered where one date alone is fixed", async () => {
    show({ kind: "add" });
    await turnPage();
    chooseDays(12);
    expect(screen.queryByText("Autre heure pour un jour")).toBeNull();
  });
});

describe("dates that are proposed already", () => {
  const there = { zone: "America/Toronto", minutes: 240, place: "Chez Nina", note: "Enfin !" };
  const proposed = [
    occurrenceOf({ id: "option-0", date: day(12), time: "20:00", ...there }),
    occurrenceOf({ id: "option-1", date: day(17), time: "14:00", ...there }),
  ];

  it("are where one begins to change them, with their times, zone, place, length and word", async () => {
    show({ kind: "propose", proposed });
    expect(await screen.findByRole("dialog", { name: "Changer les dates" })).toBeTruthy();
    expect(dayButton(12).getAttribute("aria-pressed")).toBe("true");
    expect(
      screen.getByText("Les réponses restent aux dates dont ni le jour ni l'heure ne changent."),
    ).toBeTruthy();
    chooseDays(19);
    fireEvent.click(screen.getByRole("button", { name: "Changer les dates" }));
    await closed();
    expect(asked()).toMatchObject({
      ...{ kind: "propose" },
      options: [
        { date: day(12), time: "20:00", ...there },
        { date: day(17), time: "14:00", ...there },
        { date: day(19), time: "20:00", ...there },
      ],
    });
  });

  it("keep their instants where each was said in another zone", async () => {
    const paris = occurrenceOf({
      ...{ id: "option-2", date: day(20), time: "20:00", zone: "Europe/Paris", minutes: 240 },
    });
    show({ kind: "propose", proposed: [...proposed, paris] });
    fireEvent.click(await screen.findByRole("button", { name: "Changer les dates" }));
    await closed();
    const operation = asked();
    const options = operation?.kind === "propose" ? operation.options : [];
    expect(options.map((option) => occurrenceOf(option).start)).toEqual(
      [...proposed, paris].map(({ start }) => start),
    );
  });
});

describe("one date", () => {
  it("is fixed without asking: another day takes its place", async () => {
    show({ kind: "add" });
    await turnPage();
    chooseDays(12, 17);
    await press("Fixer la date");
    await closed();
    expect(asked()).toEqual({ kind: "add", meeting: { id: expect.any(String), date: day(17), ...fields } });
  });

  it("is moved under its own id, in its own zone", async () => {
    const meeting = occurrenceOf({
      ...{ id: "series-id~2026-12-03", date: day(12), time: "20:00", zone: "America/Toronto", minutes: 180 },
      note: "Apporte tes dés.",
    });
    show({ kind: "move", meeting });
    await screen.findByLabelText("Mois suivant");
    chooseDays(17);
    type(/^Heure/, "21:00");
    await press("Déplacer");
    await closed();
    const { id, minutes, note, zone: kept } = meeting;
    expect(asked()).toEqual({
      ...{ kind: "move", meeting: { id, date: day(17), time: "21:00", zone: kept, minutes, note } },
    });
  });
});
