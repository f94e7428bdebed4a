import { act, cleanup, render, screen } from "@testing-library/react";
import { Activity, Component, type ReactElement, type ReactNode, StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rootOf } from "../testing/MemberTestRoot";
import { closeAllSources, type Listen, openSourceCount, reopenSources } from "./liveSource";
import { useLive } from "./useLive";

/** A thing to watch that counts who listens and says what it is told to. */
class Source {
  opened = 0;
  closed = 0;
  readonly #told: { next: (data: string) => void; fail: (error: unknown) => void }[] = [];

  readonly listen: Listen<string> = (next, fail) => {
    this.opened += 1;
    this.#told.push({ next, fail });
    return () => {
      this.closed += 1;
    };
  };

  say(data: string) {
    act(() => this.#told.at(-1)?.next(data));
  }

  refuse(code: string) {
    act(() => this.#told.at(-1)?.fail(Object.assign(new Error(code), { code })));
  }
}

function Watcher({ name = "thing", source }: { name?: string; source: Source }) {
  const live = useLive({ key: name, listen: source.listen });
  return <p>{live.status === "ready" ? live.data : live.status === "failed" ? live.reason : "loading"}</p>;
}

const show = (ui: ReactElement) => render(ui, { wrapper: rootOf("alice") });
const shown = () => screen.getAllByRole("paragraph").map((paragraph) => paragraph.textContent);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe("a live value", () => {
  it("is loading, then what the listener says, as often as it says it", () => {
    const source = new Source();
    show(<Watcher source={source} />);
    expect(shown()).toEqual(["loading"]);
    source.say("one");
    expect(shown()).toEqual(["one"]);
    source.say("two");
    expect(shown()).toEqual(["two"]);
  });

  it("without a subscription listens to nothing", () => {
    const Idle = () => <p>{useLive(undefined).status}</p>;
    show(<Idle />);
    expect(shown()).toEqual(["loading"]);
    expect(openSourceCount()).toBe(0);
  });

  it("is heard through one listener by two components, the later one being told at once", () => {
    const source = new Source();
    const { rerender } = show(<Watcher source={source} />);
    source.say("one");
    rerender(
      <>
        <Watcher source={source} />
        <Watcher key="other" source={source} />
      </>,
    );
    expect(shown()).toEqual(["one", "one"]);
    expect(source.opened).toBe(1);
  });

  it("follows its key", () => {
    const source = new Source();
    const { rerender } = show(<Watcher name="a" source={source} />);
    source.say("of a");
    rerender(<Watcher name="b" source={source} />);
    expect(shown()).toEqual(["loading"]);
    source.say("of b");
    expect(shown()).toEqual(["of b"]);
    act(() => vi.advanceTimersByTime(1_000));
    expect(source.closed).toBe(1);
  });

  it("closes its listener a second after the last watcher left, and not while another watches", () => {
    const source = new Source();
    const { rerender, unmount } = show(
      <>
        <Watcher source={source} />
        <Watcher key="other" source={source} />
      </>,
    );
    rerender(<Watcher source={source} />);
    vi.advanceTimersByTime(60_000);
    expect(source.closed).toBe(0);
    unmount();
    vi.advanceTimersByTime(999);
    expect(source.closed).toBe(0);
    vi.advanceTimersByTime(1);
    expect(source.closed).toBe(1);
    expect(openSourceCount()).toBe(0);
  });

  it("stays open from one screen to the next", () => {
    const source = new Source();
    show(<Watcher source={source} />).unmount();
    vi.advanceTimersByTime(500);
    show(<Watcher source={source} />);
    vi.advanceTimersByTime(60_000);
    expect([source.opened, source.closed]).toEqual([1, 0]);
  });

  it("is opened anew by a component that was hidden until its listener closed", () => {
    const source = new Source();
    const { rerender } = show(
      <Activity mode="visible">
        <Watcher source={source} />
      </Activity>,
    );
    source.say("one");
    rerender(
      <Activity mode="hidden">
        <Watcher source={source} />
      </Activity>,
    );
    vi.advanceTimersByTime(60_000);
    expect(source.closed).toBe(1);
    rerender(
      <Activity mode="visible">
        <Watcher source={source} />
      </Activity>,
    );
    source.say("two");
    expect(shown()).toEqual(["two"]);
    expect([source.opened, source.closed]).toEqual([2, 1]);
  });

  it("opens one listener under React's strict mode, and closes it", () => {
    const source = new Source();
    const { unmount } = show(
      <StrictMode>
        <Watcher source={source} />
      </StrictMode>,
    );
    source.say("one");
    expect(shown()).toEqual(["one"]);
    unmount();
    vi.advanceTimersByTime(10_000);
    expect([source.opened, source.closed]).toEqual([1, 1]);
    expect(openSourceCount()).toBe(0);
  });

  it("is not opened by a render that is abandoned", () => {
    const source = new Source();
    const Abandoned = () => {
      useLive({ key: "abandoned", listen: source.listen });
      throw new Error("abandoned");
    };
    class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
      override state = { failed: false };
      static getDerivedStateFromError = () => ({ failed: true });
      override render() {
        return this.state.failed ? null : this.props.children;
      }
    }
    const silence = vi.spyOn(console, "error").mockImplementation(() => undefined);
    show(
      <Boundary>
        <Abandoned />
      </Boundary>,
    );
    silence.mockRestore();
    expect(source.opened).toBe(0);
    expect(openSourceCount()).toBe(0);
  });
});

describe("a live value that is refused", () => {
  it("is a value with its reason, and throws nothing", () => {
    const source = new Source();
    show(<Watcher source={source} />);
    source.refuse("permission-denied");
    expect(shown()).toEqual(["permission-denied"]);
  });

  it("is asked for anew by whoever comes next, however soon", () => {
    const source = new Source();
    const { unmount } = show(<Watcher source={source} />);
    source.refuse("permission-denied");
    unmount();
    show(<Watcher source={source} />);
    expect(shown()).toEqual(["loading"]);
    source.say("allowed");
    expect(shown()).toEqual(["allowed"]);
  });
});

describe("signing out", () => {
  it("closes every listener, while what was read stays on the screen", () => {
    const source = new Source();
    show(<Watcher source={source} />);
    source.say("one");
    act(closeAllSources);
    expect(shown()).toEqual(["one"]);
    expect([source.opened, source.closed]).toEqual([1, 1]);
  });

  it("that fails lets the screens that stayed listen again", () => {
    const source = new Source();
    show(<Watcher source={source} />);
    source.say("one");
    act(closeAllSources);
    act(reopenSources);
    source.say("two");
    expect(shown()).toEqual(["two"]);
    expect([source.opened, source.closed]).toEqual([2, 1]);
  });
});
