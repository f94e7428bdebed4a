import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { FREE_RULES } from "domain/game/forge/forgeRules";
import { playSystemOf } from "domain/games/registry/plays";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { summariseDraft } from "domain/table/forge/summary";
import { TINY } from "domain/testing/games/systemIds";
import { type TinyDraft, tinyForge } from "domain/testing/games/tiny/forge";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DraftPage } from "../../features/forge/DraftPage";
import { PlayTrackers } from "../../features/sheet/play/PlayTrackers";
import { Blocks } from "../../features/sheet/system/SystemSheet";
import { SheetOf } from "../../kits/sheet/testing/SheetOf";
import { errorsOf, readDraft, valuesOf } from "../../table/creatures/form/creatureValues";
import { RollProvider } from "../../ui/RollButton";
import { MantineTestRoot } from "../MantineTestRoot";
import { diceOf } from "./registry";

afterEach(cleanup);

const ode = normaliseCharacter({ id: "ode", system: TINY });
const shown = { wrapper: MantineTestRoot };
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

describe("the screens of a fifth game", () => {
  it("have its tracker, which gives its operations", async () => {
    const pressed = vi.fn(() => true);
    const play = { state: { wounds: 5 }, limits: { life: 12 }, press: pressed, pressAll: pressed };
    render(
      <SheetOf character={ode} inPlay={{ play: { ...play, system: playSystemOf(TINY) } }}>
        <PlayTrackers />
      </SheetOf>,
      shown,
    );
    await screen.findByText("Blessures");
    press("Retirer 1 PV");
    press("Ajouter 1 PV");
    expect(pressed.mock.calls).toEqual([[{ kind: "hurt", amount: 1 }], [{ kind: "heal", amount: 1 }]]);
  });

  it("show the blocks of its sheet, whose values roll", () => {
    const roll = vi.fn();
    const raw = { system: TINY, stats: { body: 3, wits: 2 } };
    render(
      <RollProvider value={roll}>
        <SheetOf character={ode} raw={raw}>
          <Blocks />
        </SheetOf>
      </RollProvider>,
      shown,
    );
    press(/Astuce/);
    expect(roll.mock.calls[0]?.[0]).toMatchObject({ label: "Astuce", spec: { game: TINY, modifier: 2 } });
  });

  it("have its dice", () => {
    const onRoll = vi.fn();
    const Dice = diceOf(TINY).form;
    render(<Dice disabled={false} onRoll={onRoll} />, shown);
    fireEvent.change(screen.getByLabelText("Trait"), { target: { value: "4" } });
    press("Jeter");
    expect(onRoll.mock.calls[0]?.[1]).toEqual({ game: TINY, modifier: 4 });
  });

  it("have its page of the Forge", () => {
    const first = tinyForge.schema.parse({ system: TINY }) as unknown as TinyDraft;
    function Page() {
      const [draft, change] = useState<TinyDraft>(first);
      const summary = summariseDraft(draft as never);
      return (
        <>
          <DraftPage
            draft={draft as never}
            change={(next) => change(next as never)}
            step="traits"
            rules={FREE_RULES}
            dice={{} as never}
            summary={summary}
          />
          <p>{JSON.stringify(draft.traits)}</p>
        </>
      );
    }
    render(<Page />, shown);
    press("Corps : plus");
    expect(screen.getByText('{"body":1,"wits":0}')).toBeTruthy();
  });

  it("have the form of its creatures, which its own schema reads", () => {
    const values = { ...valuesOf(TINY), name: "Rat", about: "Bête" };
    expect(errorsOf(values)).toEqual({});
    expect(readDraft(values)).toMatchObject({ system: TINY, name: "Rat", threat: 1, initiative: 0 });
    expect(Object.keys(errorsOf({ ...values, initiative: 99 }))).toEqual(["initiative"]);
  });
});
