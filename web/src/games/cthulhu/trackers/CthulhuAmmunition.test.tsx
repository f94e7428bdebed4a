import { cleanup, screen } from "@testing-library/react";
import { limits, whole } from "domain/testing/cthulhuPlay";
import { afterEach, describe, expect, it } from "vitest";
import { isBlocked, tap, trackersOf } from "../../../kits/trackers/testing/showTrackers";
import CthulhuTrackers from "./CthulhuTrackers";

afterEach(cleanup);

const show = trackersOf(CthulhuTrackers, whole, limits);

describe("the ammunition of an investigator", () => {
  const magazines = {
    revolver: { name: "Revolver .38", size: 6 },
    derringer: { name: "Derringer", size: 1 },
  };

  it("is counted by weapon, fired one by one or three at once, and filled again", () => {
    const { pressed } = show({ limits: { magazines }, state: { shotsFired: { revolver: 4 } } });
    expect(screen.getByText("Revolver .38 : 2 / 6")).toBeTruthy();
    expect([isBlocked("Revolver .38 : tirer 3"), isBlocked("Derringer : recharger")]).toEqual([true, true]);
    expect(screen.queryByRole("button", { name: "Derringer : tirer 3" })).toBeNull();
    tap("Revolver .38 : tirer 1");
    tap("Revolver .38 : recharger");
    expect(pressed()).toEqual([
      { kind: "fire", weapon: "revolver", shots: 1 },
      { kind: "reload", weapon: "revolver" },
    ]);
  });

  it("takes no place where no weapon has a magazine", () => {
    show({ limits: { magazines: {} } });
    expect(screen.queryByText("Munitions")).toBeNull();
  });
});
