import { describe, expect, it } from "vitest";
import { trailFor } from "./trail";

const labels = (pathname: string, search = "") => trailFor(pathname, search).map(({ label }) => label);

describe("the breadcrumbs", () => {
  it.each([
    ["/account", "Mon compte"],
    ["/game", "Partie en cours"],
    ["/join", "Rejoindre une campagne"],
    ["/market", "Market"],
    ["/admin", "Administration"],
    ["/character/abc", "Fiche de personnage"],
    ["/campaign/abc", "Fiche de campagne"],
  ])("lead from the dashboard to %s, called %s", (pathname, label) => {
    expect(labels(pathname)).toEqual(["Tableau de bord", label]);
  });

  it("pass by the campaign on the way to the MJ panel, in the campaign's system", () => {
    expect(trailFor("/campaign/a%20b/mj-panel", "?system=vampire")).toEqual([
      { label: "Tableau de bord", to: "/dashboard" },
      { label: "Fiche de campagne", to: "/campaign/a%20b?system=vampire" },
      { label: "Commandes MJ" },
    ]);
  });

  it("pass by the campaign on the way to its virtual table", () => {
    expect(trailFor("/session/abc", "?system=vampire")).toEqual([
      { label: "Tableau de bord", to: "/dashboard" },
      { label: "Fiche de campagne", to: "/campaign/abc?system=vampire" },
      { label: "Table virtuelle" },
    ]);
  });

  it("pass by the sheet on the way to what its character lived", () => {
    expect(trailFor("/character/abc/histoire", "?system=vampire")).toEqual([
      { label: "Tableau de bord", to: "/dashboard" },
      { label: "Fiche de personnage", to: "/character/abc?system=vampire" },
      { label: "Histoire" },
    ]);
  });

  it("pass by the campaign and its evenings on the way to one of them", () => {
    expect(labels("/campaign/abc/seances")).toEqual(["Tableau de bord", "Fiche de campagne", "Séances"]);
    expect(trailFor("/campaign/abc/seances/12", "?system=vampire")).toEqual([
      { label: "Tableau de bord", to: "/dashboard" },
      { label: "Fiche de campagne", to: "/campaign/abc?system=vampire" },
      { label: "Séances", to: "/campaign/abc/seances?system=vampire" },
      { label: "Séance" },
    ]);
  });

  it("stay away from the dashboard itself", () => {
    expect(labels("/dashboard")).toEqual([]);
  });
});
