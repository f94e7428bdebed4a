import { act, fireEvent, render, screen } from "@testing-library/react";
import { requestToJoin } from "domain/api/campaigns";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HttpError } from "../../http/call";
import { answers, failing, loseNetwork, pending, refusal, sent } from "../../testing/answers";
import { MemberTestRoot } from "../../testing/MemberTestRoot";
import { JoinForm } from "./JoinForm";

const refreshCampaigns = vi.hoisted(() => vi.fn());
vi.mock("../../api/useOwnCampaigns", () => ({ useRefreshCampaigns: () => refreshCampaigns }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

const onMember = vi.fn();

const show = () =>
  render(
    <Routes>
      <Route path="/" element={<JoinForm token="abc" system="vampire" onMember={onMember} />} />
      <Route path="/game" element="L'espace de jeu" />
    </Routes>,
    { wrapper: MemberTestRoot },
  );

const ask = () => screen.getByRole<HTMLButtonElement>("button", { name: "Demander à rejoindre" });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const send = async () => {
  fireEvent.click(ask());
  await pass(100);
};

const TAKEN = { status: "pending", campaign: { id: "c", name: "Les Brumes" } } as const;

describe("the request to join a campaign", () => {
  it("is sent with the link's token, says that it waits, and leads to the game space 1.2 s later", async () => {
    answers.once(requestToJoin, TAKEN);
    show();
    await send();
    expect(sent(requestToJoin)).toEqual([{ params: { system: "vampire" }, body: { token: "abc" } }]);
    expect(screen.getByRole("status").textContent).toContain("En attente d'approbation");
    expect(screen.getByRole("status").textContent).toContain("une notification te dira sa réponse");
    expect(refreshCampaigns).toHaveBeenCalledOnce();
    await pass(1000);
    expect(screen.queryByText("L'espace de jeu")).toBeNull();
    await pass(200);
    expect(screen.getByText("L'espace de jeu")).toBeTruthy();
  });

  it("is sent once: the button waits for the answer", async () => {
    answers.once(requestToJoin, pending);
    show();
    await send();
    expect(ask().disabled).toBe(true);
    await send();
    expect(sent(requestToJoin)).toHaveLength(1);
  });

  it("is sent once by a double click", async () => {
    answers.once(requestToJoin, pending);
    show();
    const button = ask();
    act(() => {
      button.click();
      button.click();
    });
    await pass(100);
    expect(sent(requestToJoin)).toHaveLength(1);
  });

  it("is sent without a connection as well, for the browser may be wrong about it", async () => {
    loseNetwork();
    answers.once(requestToJoin, TAKEN);
    show();
    await send();
    expect(screen.getByRole("status")).toBeTruthy();
  });

  it("says in one sentence that it failed, and may be sent again", async () => {
    answers.once(requestToJoin, failing(new HttpError(404, { error: "Introuvable." })));
    show();
    await send();
    expect(screen.getByRole("alert").textContent).toBe("Invitation invalide ou expirée.");
    answers.once(requestToJoin, TAKEN);
    await send();
    expect(screen.getByRole("status")).toBeTruthy();
  });

  it("says behind that sentence, in the server's words, that one asks too often, or is a member already", async () => {
    answers.once(requestToJoin, refusal("too-many-requests", "Trop de demandes."));
    show();
    await send();
    expect(screen.getByRole("alert").textContent).toBe("Invitation invalide ou expirée. Trop de demandes.");
    expect(onMember).not.toHaveBeenCalled();
    answers.once(requestToJoin, refusal("already-member"));
    await send();
    expect(screen.getByRole("alert").textContent).toBe(
      "Invitation invalide ou expirée. Tu fais déjà partie de cette campagne.",
    );
    expect(onMember).toHaveBeenCalledOnce();
  });
});
