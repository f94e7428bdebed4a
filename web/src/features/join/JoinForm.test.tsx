import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HttpError } from "../../http/request";
import { MantineTestRoot } from "../../testing/MantineTestRoot";
import { JoinForm } from "./JoinForm";

const request = vi.hoisted(() => vi.fn());
const refreshCampaigns = vi.hoisted(() => vi.fn());
vi.mock("../../http/call", async (original) => ({ ...(await original<object>()), call: request }));
vi.mock("../../api/useOwnCampaigns", () => ({ useRefreshCampaigns: () => refreshCampaigns }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.resetAllMocks();
});

const onMember = vi.fn();

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineTestRoot>
        <MemoryRouter initialEntries={["/join"]}>
          <Routes>
            <Route path="/join" element={<JoinForm token="abc" system="vampire" onMember={onMember} />} />
            <Route path="/game" element="L'espace de jeu" />
          </Routes>
        </MemoryRouter>
      </MantineTestRoot>
    </QueryClientProvider>,
  );

const ask = () => screen.getByRole<HTMLButtonElement>("button", { name: "Demander à rejoindre" });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const send = async () => {
  fireEvent.click(ask());
  await pass(100);
};

const refusedWith = (status: number, body: object) =>
  request.mockRejectedValueOnce(new HttpError(status, body));

describe("the request to join a campaign", () => {
  it("is sent with the link's token, says that it waits, and leads to the game space 1.2 s later", async () => {
    request.mockResolvedValueOnce({});
    show();
    await send();
    expect(request.mock.calls[0]?.[1]).toEqual({ params: { system: "vampire" }, body: { token: "abc" } });
    expect(screen.getByRole("status").textContent).toContain("En attente d'approbation");
    expect(refreshCampaigns).toHaveBeenCalledOnce();
    await pass(1000);
    expect(screen.queryByText("L'espace de jeu")).toBeNull();
    await pass(200);
    expect(screen.getByText("L'espace de jeu")).toBeTruthy();
  });

  it("is sent once: the button waits for the answer", async () => {
    request.mockReturnValueOnce(new Promise(() => {}));
    show();
    await send();
    expect(ask().disabled).toBe(true);
    await send();
    expect(request).toHaveBeenCalledOnce();
  });

  it("is sent once by a double click", async () => {
    request.mockReturnValueOnce(new Promise(() => {}));
    show();
    const button = ask();
    act(() => {
      button.click();
      button.click();
    });
    await pass(100);
    expect(request).toHaveBeenCalledOnce();
  });

  it("is sent without a connection as well, for the browser may be wrong about it", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    request.mockResolvedValueOnce({});
    show();
    await send();
    expect(screen.getByRole("status")).toBeTruthy();
  });

  it("says in one sentence that it failed, and may be sent again", async () => {
    refusedWith(404, { error: "Introuvable." });
    show();
    await send();
    expect(screen.getByRole("alert").textContent).toBe("Invitation invalide ou expirée.");
    request.mockResolvedValueOnce({});
    await send();
    expect(screen.getByRole("status")).toBeTruthy();
  });

  it("says behind that sentence, in the server's words, that one asks too often, or is a member already", async () => {
    refusedWith(429, { error: "Trop de demandes." });
    show();
    await send();
    expect(screen.getByRole("alert").textContent).toBe("Invitation invalide ou expirée. Trop de demandes.");
    expect(onMember).not.toHaveBeenCalled();
    refusedWith(409, { error: "Tu fais déjà partie de cette campagne.", code: "already-member" });
    await send();
    expect(screen.getByRole("alert").textContent).toBe(
      "Invitation invalide ou expirée. Tu fais déjà partie de cette campagne.",
    );
    expect(onMember).toHaveBeenCalledOnce();
  });
});
