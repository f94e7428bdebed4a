import { cleanup, render, screen } from "@testing-library/react";
import type { Meeting } from "domain/documents/agenda";
import { type Occurrence, occurrenceOf } from "domain/table/agenda/meetings";
import { afterEach, describe, expect, it } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { MeetingLine } from "./MeetingLine";

afterEach(cleanup);

const meetingOf = (change: Partial<Meeting> = {}): Occurrence =>
  occurrenceOf({
    ...{ id: "evening-1", date: "2026-12-03", time: "20:00", zone: "Europe/Paris", minutes: 210 },
    ...change,
  });

const show = (meeting: Occurrence, zone = "Europe/Paris") =>
  render(<MeetingLine meeting={meeting} zone={zone} />, { wrapper: MantineTestRoot }).container;

describe("a date", () => {
  it("is one time for readers whose clocks show the same", () => {
    const container = show(meetingOf());
    expect(container.querySelector("time")?.textContent).toBe("jeudi 3 décembre à 20:00");
    expect(container.querySelector("time")?.getAttribute("datetime")).toBe("2026-12-03T19:00:00.000Z");
    expect(screen.getByText(/^3 h 30/)).toBeTruthy();
    cleanup();
    expect(show(meetingOf(), "Europe/Brussels").textContent).not.toContain("chez toi");
  });

  it.each([
    ["America/Montreal", "14:00 chez toi"],
    ["Asia/Tokyo", "vendredi 4 décembre à 04:00 chez toi"],
  ])("is told in both times to a reader in %s", (zone, here) => {
    const container = show(meetingOf(), zone);
    expect(container.querySelector("time")?.textContent).toBe(
      `jeudi 3 décembre à 20:00, heure de Paris · ${here}`,
    );
  });

  it("is shown where this device does not know its zone", () => {
    expect(show(meetingOf({ zone: "Mars/Olympus" })).textContent).toContain("jeudi 3 décembre à 20:00");
  });

  it("has its place as text, or as a link where it is an address of the web", () => {
    show(meetingOf({ place: "Chez Nina", note: "Apporte tes dés." }));
    expect(screen.getByText(/Chez Nina/)).toBeTruthy();
    expect(screen.getByText("Apporte tes dés.")).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
    cleanup();
    show(meetingOf({ place: "https://meet.example/soir" }));
    expect(screen.getByRole("link").getAttribute("href")).toBe("https://meet.example/soir");
    cleanup();
    for (const place of ["javascript:alert(1)", "//evil.example", "/admin"]) {
      show(meetingOf({ place }));
      expect(screen.queryByRole("link"), place).toBeNull();
      cleanup();
    }
  });

  it("of a series says which one it stands for where it was moved", () => {
    const container = show({ ...meetingOf(), of: "2026-12-01" });
    expect(container.textContent).toContain("À la place du mardi 1er décembre");
  });
});
