import { expect, it } from "vitest";
import { playLines } from "./playLines";
import { newsText, toldLines } from "./toldLines";

const NOW = 3_600_000;

/** The sentence of these events of one source, each line a list of them. */
const told = (life: string | undefined, ...lines: readonly (readonly string[])[]) => {
  const log = lines.map((texts, place) => ({
    ...({
      id: String(place),
      uid: "morgane",
      role: "mj",
      character: { id: "elowen", name: "Elowen" },
    } as const),
    ...{ events: texts.map((text) => ({ text, tone: "bad" as const })), inverse: [], createdAt: NOW },
  }));
  const done = playLines(log, [], undefined).flatMap((line) =>
    line.entry ? [{ ...line, entry: line.entry }] : [],
  );
  const now = life === undefined ? undefined : { label: life, current: 4, max: 8 };
  return newsText(toldLines(done), NOW, now, false);
};

it.each([
  [[["−1 PV"], ["−1 PV"], ["−2 PV"]], "MJ : −4 PV (4 / 8)"],
  [[["−1 PV : 6 / 8 PV"], ["−2 PV : 4 / 8 PV"]], "MJ : −3 PV (4 / 8)"],
  [[["−3 PV (feu)"], ["−4 PV (feu)"]], "MJ : −7 PV (feu) (4 / 8)"],
  [[["−3 PV (feu)"], ["−4 PV (froid)"]], "MJ : −3 PV (feu) ; −4 PV (froid) (4 / 8)"],
  [[["−3 PV"], ["+2 PV"]], "MJ : −3 PV ; +2 PV (4 / 8)"],
  [
    [["−3 PV", "Concentration à sauver : DD 10"], ["−1 PV", "Concentration à sauver : DD 10"], ["−1 PV"]],
    "MJ : −5 PV, Concentration à sauver : DD 10 (4 / 8)",
  ],
  [[["−5 PV, dont 3 temporaires"], ["−1 PV"]], "MJ : −5 PV, dont 3 temporaires ; −1 PV (4 / 8)"],
  [[["−2 PM : 5 / 9 PM"], ["−1 PM : 4 / 9 PM"]], "MJ : −3 PM : 4 / 9 PM"],
  [[["À terre"], ["À terre"]], "MJ : À terre ; À terre"],
  [[["Faim 3 / 5"]], "MJ : Faim 3 / 5"],
])("of %j is said: %s", (lines, sentence) => expect(told("PV", ...lines)).toBe(sentence));

it("says what a track says as it is, and nothing of life where none is known", () => {
  expect(told("Santé", ["Santé : 2 superficiels (7 cases)"])).toBe("MJ : Santé : 2 superficiels (7 cases)");
  expect(told(undefined, ["−1 PV"], ["−1 PV"])).toBe("MJ : −2 PV");
});
