import { describe, expect, it } from "vitest";
import { meetingOf } from "../../testing/agenda";
import { dayText, lengthText, meetingText, rhythmText, zoneText } from "./meetingText";

describe("a date in words", () => {
  it("is its day, its time and whose clock that is", () => {
    expect(meetingText(meetingOf())).toBe("jeudi 3 décembre à 20:00, heure de Paris");
    const overseas = { time: "18:30", zone: "America/Argentina/Buenos_Aires" };
    expect(meetingText(meetingOf(overseas))).toBe("jeudi 3 décembre à 18:30, heure de Buenos Aires");
  });

  it("has the first of a month as French says it", () => {
    expect(dayText("2027-01-01")).toBe("vendredi 1er janvier");
    expect(dayText("2026-12-11")).toBe("vendredi 11 décembre");
    expect(dayText("2028-02-29")).toBe("mardi 29 février");
  });

  it("is the same day wherever it is read, the first minute of it and the last", () => {
    expect(meetingText(meetingOf({ time: "00:00", zone: "Pacific/Apia" }))).toBe(
      "jeudi 3 décembre à 00:00, heure d'Apia",
    );
    expect(meetingText(meetingOf({ time: "23:59", zone: "UTC" }))).toBe("jeudi 3 décembre à 23:59, UTC");
  });

  it("names the city of a zone, or the zone that has none", () => {
    expect(zoneText("Europe/Paris")).toBe("heure de Paris");
    expect(zoneText("Europe/Athens")).toBe("heure d'Athens");
    expect(zoneText("America/Port-au-Prince")).toBe("heure de Port-au-Prince");
    expect(zoneText("UTC")).toBe("UTC");
  });
});

describe("the rhythm of a series", () => {
  it("is said in weeks", () => {
    expect(rhythmText({ everyWeeks: 1 })).toBe("chaque semaine");
    expect(rhythmText({ everyWeeks: 2 })).toBe("toutes les 2 semaines");
  });
});

describe("the length of an evening", () => {
  it("is said in hours and minutes", () => {
    const said = Object.fromEntries([15, 45, 60, 65, 180, 210, 1440].map((one) => [one, lengthText(one)]));
    expect(said).toEqual({
      15: "15 min",
      45: "45 min",
      60: "1 h",
      65: "1 h 05",
      180: "3 h",
      210: "3 h 30",
      1440: "24 h",
    });
  });
});
