import { cleanup, render, waitFor } from "@testing-library/react";
import { type TinyOperation, tinyPlay } from "domain/testing/games/tiny/play";
import { afterEach, expect, it, vi } from "vitest";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { receiveToasts } from "../../ui/toast";
import { AmountForm } from "./AmountForm";
import { Press } from "./Press";
import { Stepper } from "./Stepper";
import { Trackers } from "./Trackers";
import { button, isBlocked, tap, type } from "./testing/showTrackers";

afterEach(cleanup);

function show(wounds: number) {
  const press = vi.fn<(operation: TinyOperation) => void>();
  render(
    <Trackers system={tinyPlay} state={{ wounds }} limits={{ life: 10 }} roll={() => []}>
      <Press press={press} operation={{ kind: "hurt", amount: 2 }}>
        Blesser
      </Press>
      <AmountForm
        label="Points"
        max={9}
        press={press}
        actions={[{ label: "Frapper", operation: (amount) => ({ kind: "hurt", amount }) }]}
      />
      <Stepper
        label="PV"
        value={10}
        unit="1 PV"
        press={press}
        less={{ kind: "hurt", amount: 1 }}
        more={{ kind: "heal", amount: 1 }}
      />
    </Trackers>,
    { wrapper: MantineTestRoot },
  );
  return press;
}

it("says what an operation will do, with the amount that is typed", () => {
  const press = show(0);
  expect(button("Blesser").title).toBe("−2 PV");
  type("Points", "4");
  expect(button("Frapper").title).toBe("−4 PV");
  tap("Blesser");
  expect(press.mock.calls).toEqual([[{ kind: "hurt", amount: 2 }]]);
});

/** A button of two dice that hurt by their sum, one of a die that sets the wounds, and the throw that they wait for. */
function showDice(wounds: number) {
  const press = vi.fn<(operation: TinyOperation) => void>();
  const land: ((faces: readonly number[]) => void)[] = [];
  const roll = vi.fn(
    (_sides: number, _count: number) => new Promise<readonly number[]>((done) => land.push(done)),
  );
  render(
    <Trackers system={tinyPlay} state={{ wounds }} limits={{ life: 10 }} roll={roll}>
      <Press
        press={press}
        operation={{ dice: [[2, 6]], operationOf: ([a = 1, b = 1]) => ({ kind: "hurt", amount: a + b }) }}
      >
        Lancer
      </Press>
      <Press
        press={press}
        operation={{ dice: [[1, 6]], operationOf: ([value = 1]) => ({ kind: "setWounds", value }) }}
      >
        Fixer
      </Press>
    </Trackers>,
    { wrapper: MantineTestRoot },
  );
  return { press, roll, land: (...faces: number[]) => land.shift()?.(faces) };
}

it("throws the dice of an operation, one throw at a time", async () => {
  const { press, roll, land } = showDice(0);
  tap("Lancer");
  expect([isBlocked("Lancer"), isBlocked("Fixer")]).toEqual([true, true]);
  tap("Fixer");
  land(4, 2);
  await waitFor(() => expect(isBlocked("Fixer")).toBe(false));
  expect(roll.mock.calls).toEqual([[6, 2]]);
  expect(press.mock.calls).toEqual([[{ kind: "hurt", amount: 6 }]]);
});

it("throws no dice where the rules refuse whatever they show, and does where they refuse some faces", () => {
  const { roll } = showDice(99);
  expect([isBlocked("Lancer"), button("Lancer").title]).toEqual([true, "Il n'y a plus rien à blesser."]);
  tap("Lancer");
  expect(roll).not.toHaveBeenCalled();
  cleanup();
  for (const wounds of [1, 6]) {
    showDice(wounds);
    expect(isBlocked("Fixer")).toBe(false);
    cleanup();
  }
});

it("is blocked where the rules refuse it, and a press says why", () => {
  const press = show(99);
  const said: string[] = [];
  receiveToasts(() => undefined)(); // What other files of this thread said.
  const stop = receiveToasts(({ text }) => void said.push(text));
  for (const name of ["Blesser", "Frapper", "Retirer 1 PV"]) {
    expect(isBlocked(name)).toBe(true);
    tap(name);
  }
  stop();
  expect(said).toEqual(Array.from({ length: 3 }, () => "Il n'y a plus rien à blesser."));
  expect(press).not.toHaveBeenCalled();
});
