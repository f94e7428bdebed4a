import { cleanup, render, screen } from "@testing-library/react";
import { emptyDraft } from "domain/table/forge/draft";
import { asksAt, forgeSteps, missingAt } from "domain/table/forge/steps";
import { SYSTEM_IDS } from "domain/values/systemIds";
import { afterEach, expect, it } from "vitest";
import { MantineTestRoot } from "../../../testing/MantineTestRoot";
import { StepNav } from "./StepNav";

afterEach(cleanup);

const rules = { table: undefined, played: false, levelUp: false };

it.each(SYSTEM_IDS)("no step of a new character of %s is done before anything was chosen", (system) => {
  const draft = emptyDraft(system);
  const steps = forgeSteps(system, rules).map((step) => ({
    ...step,
    missing: missingAt(draft, step.id, rules),
    asks: asksAt(system, step.id, rules),
  }));
  render(<StepNav steps={steps} index={0} onStep={() => undefined} />, { wrapper: MantineTestRoot });
  expect(screen.queryByRole("button", { name: /, terminée$/ })).toBeNull();
});

it("a step that asked for something and has it is done", () => {
  const step = { id: "clan", title: "Clan", lead: "", asks: true };
  const steps = [
    { ...step, missing: [] },
    { ...step, id: "skills", title: "Compétences", missing: ["Choisis encore 2 compétences."] },
    { ...step, id: "review", title: "Relecture", missing: [] },
  ];
  render(<StepNav steps={steps} index={1} onStep={() => undefined} />, { wrapper: MantineTestRoot });
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "✓Clan, terminée",
    "2Compétences, à compléter",
    "3Relecture",
  ]);
});
