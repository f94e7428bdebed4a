import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { answerDates } from "domain/api/agenda";
import { occurrenceOf } from "domain/table/agenda/meetings";
import { AppError } from "domain/values/errors";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "../../http/call";
import { emit, forgetAll, ready, refused } from "../../live/testing/scriptedLive";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { receiveToasts } from "../../ui/toast";
import { AskedDates } from "./AskedDates";

vi.mock("../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock("../../live/useLive", async () => ({
  useLive: (await import("../../live/testing/scriptedLive")).useScriptedLive,
}));
vi.mock("../../session/SessionProvider", () => ({ useMember: () => ({ uid: "alice" }) }));

const KEY = "alice:campaigns/brumes/dateAnswers/alice";
const calls = vi.mocked(call);
const said = vi.fn();

const dates = ["2026-12-03", "2026-12-05"].map((date, index) =>
  occurrenceOf({ id: `option-${index}`, date, time: "20:00", zone: "Europe/Paris", minutes: 180 }),
);

let stopListening = () => {};
beforeEach(() => {
  calls.mockReset();
  said.mockReset();
  stopListening = receiveToasts(said);
  emit(KEY, ready(null));
});
afterEach(() => {
  stopListening();
  cleanup();
  forgetAll();
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineTestRoot>
        <AskedDates campaignId="brumes" system="dnd5e" dates={dates} />
      </MantineTestRoot>
    </QueryClientProvider>,
  );

const choice = (day: string) => within(screen.getByRole("group", { name: `Ta réponse pour ${day} à 20:00` }));
const thursday = () => choice("jeudi 3 décembre");
const pressed = (part = thursday()) =>
  part.queryByRole("button", { pressed: true })?.textContent ?? undefined;
const press = (name: string) => fireEvent.click(thursday().getByRole("button", { name }));
const stored = (answers: Record<string, string>) => ready({ uid: "alice", answers, updatedAt: 0 });

describe("dates that a player is asked about", () => {
  it("are answered by one press, each for itself", async () => {
    calls.mockResolvedValue({ answers: { "option-0": "maybe" } } as never);
    show();
    expect(screen.getByText("Dis si tu viens :")).toBeTruthy();
    expect(pressed()).toBeUndefined();
    press("Peut-être");
    expect(await thursday().findByRole("button", { name: "Peut-être", pressed: true })).toBeTruthy();
    expect(pressed(choice("samedi 5 décembre"))).toBeUndefined();
    await waitFor(() =>
      expect(calls.mock.calls).toEqual([
        [
          answerDates,
          { params: { system: "dnd5e", id: "brumes" }, body: { answers: { "option-0": "maybe" } } },
        ],
      ]),
    );
  });

  it("show the answer before the server has it, and after, until another is stored", async () => {
    let take = () => {};
    calls.mockReturnValue(
      new Promise((resolve) => (take = () => resolve({ answers: {} } as never))) as never,
    );
    show();
    press("Oui");
    await waitFor(() => expect(pressed()).toBe("Oui"));
    await act(async () => take());
    expect(pressed()).toBe("Oui");
    await act(async () => emit(KEY, stored({ "option-0": "yes" })));
    expect(pressed()).toBe("Oui");
    await act(async () => emit(KEY, stored({ "option-0": "no" })));
    expect(pressed()).toBe("Non");
  });

  it("go back to what was answered before where the server refuses, and say why", async () => {
    emit(KEY, stored({ "option-0": "no", "option-1": "yes" }));
    calls.mockRejectedValue(new AppError("date-not-found"));
    show();
    expect(screen.getByText("Tes réponses :")).toBeTruthy();
    press("Oui");
    await waitFor(() =>
      expect(said).toHaveBeenCalledWith({ tone: "error", text: "Cette date n'est plus à l'agenda." }),
    );
    expect(pressed()).toBe("Non");
  });

  it("are sent one after the other, and the last press stands", async () => {
    const answers: (() => void)[] = [];
    calls.mockImplementation(
      () => new Promise((resolve) => answers.push(() => resolve({ answers: {} } as never))) as never,
    );
    show();
    press("Oui");
    await waitFor(() => expect(calls).toHaveBeenCalledTimes(1));
    press("Non");
    await waitFor(() => expect(pressed()).toBe("Non"));
    expect(calls).toHaveBeenCalledTimes(1);
    await act(async () => answers[0]?.());
    await waitFor(() => expect(calls).toHaveBeenCalledTimes(2));
    await act(async () => emit(KEY, stored({ "option-0": "yes" })));
    expect(pressed()).toBe("Non");
    await act(async () => answers[1]?.());
    expect(pressed()).toBe("Non");
  });

  it("send nothing for the answer that is there already", () => {
    emit(KEY, stored({ "option-0": "yes" }));
    show();
    press("Oui");
    expect(calls).not.toHaveBeenCalled();
  });

  it("say that they cannot be read", () => {
    emit(KEY, refused);
    show();
    expect(screen.getByText("Impossible de charger tes réponses.")).toBeTruthy();
  });
});
