import { cleanup, render } from "@testing-library/react";
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
