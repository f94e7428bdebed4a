import { fireEvent, render, screen } from "@testing-library/react";
import type { Draft } from "domain/game/gameTypes";
import { TRAIT_KEYS, TRAIT_LABELS } from "domain/sheet/character/traits";
import { emptyDraft } from "domain/table/forge/draft";
import { summariseDraft } from "domain/table/forge/summary";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { rootOf } from "../../testing/MemberTestRoot";
import { DraftPage } from "./DraftPage";
import { useForgeDice } from "./useForgeDice";

function Portrait({ first }: { first: Draft }) {
  const [draft, change] = useState(first);
  return (
    <DraftPage
      step="portrait"
      draft={draft}
      change={change}
      rules={{ table: undefined, played: false, levelUp: false }}
      dice={useForgeDice(draft.system, undefined)}
      summary={summariseDraft(draft)}
    />
  );
}
const show = (draft: Draft) => render(<Portrait first={draft} />, { wrapper: rootOf("nina") });
const asked = () =>
  TRAIT_KEYS.map((key) => TRAIT_LABELS[key]).filter((label) =>
    screen.queryByLabelText(new RegExp(`^${label}`)),
  );

describe("the last page of the Forge", () => {
  it("asks for personality, ideals, bonds and flaws in D&D", () => {
    show(emptyDraft("dnd5e"));
    expect(asked()).toEqual(["Personnalité", "Idéaux", "Liens", "Défauts"]);
  });

  it.each(["vampire", "cyberpunk", "cthulhu"] as const)("asks for none of them in %s", (system) => {
    show(emptyDraft(system));
    expect(screen.getByLabelText(/^Description/)).toBeTruthy();
    expect(asked()).toEqual([]);
  });

  it("keeps those that a character of another game has, also once they are emptied", () => {
    const draft = emptyDraft("vampire");
    const traits = { ...draft.identity.traits, bonds: "Sa sœur." };
    show({ ...draft, identity: { ...draft.identity, traits } });
    expect(asked()).toEqual(["Liens"]);
    fireEvent.change(screen.getByLabelText(/^Liens/), { target: { value: "" } });
    expect(asked()).toEqual(["Liens"]);
  });
});
