import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { useContext } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { IdentityContext } from "../session/IdentityContext";
import { rootOf } from "../testing/MemberTestRoot";
import { patience } from "../testing/patience";
import { type Account, newAccount } from "./testing/emulatedServer";

vi.hoisted(() => {
  process.env.VITE_FIREBASE_PROJECT_ID = process.env.GCLOUD_PROJECT;
  process.env.VITE_FIRESTORE_EMULATOR = process.env.FIRESTORE_EMULATOR_HOST;
  process.env.VITE_AUTH_EMULATOR = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
});

const { signInWithEmail, signOutOfIdentity } = await import("../session/identity");
const { SameIdentity } = await import("../session/SameIdentity");

const session = { closed: vi.fn(), ended: vi.fn(), signOut: vi.fn(async () => undefined) };
const told = () => Object.values(session).map((tell) => tell.mock.calls.length);

const Shown = () => <p>{useContext(IdentityContext) ? "listens" : "waits"}</p>;
const show = (uid: string) =>
  render(
    <SameIdentity uid={uid}>
      <Shown />
    </SameIdentity>,
    { wrapper: rootOf(uid, { session }) },
  );
const sees = (text: string) =>
  waitFor(() => expect(screen.getByText(text)).toBeTruthy(), { timeout: patience(5_000) });
const isTold = (tell: (typeof session)[keyof typeof session]) =>
  waitFor(() => expect(tell).toHaveBeenCalledTimes(1), { timeout: patience(5_000) });

describe("the session and the identity provider", () => {
  let account: Account;

  beforeEach(async () => {
    for (const tell of Object.values(session)) tell.mockClear();
    account = await newAccount();
    await signInWithEmail(account.email, account.password);
  });
  afterEach(async () => {
    cleanup();
    await signOutOfIdentity();
  });

  it("agree: what is live listens, until the provider signs the member out, which ends the session", async () => {
    show(account.uid);
    await sees("listens");
    expect(told()).toEqual([0, 0, 0]);
    await signOutOfIdentity();
    await isTold(session.ended);
    await sees("waits");
    expect(told()).toEqual([0, 1, 0]);
  });

  it("part where somebody else signs in on this device: the session is closed", async () => {
    show(account.uid);
    await sees("listens");
    const other = await newAccount();
    await signInWithEmail(other.email, other.password);
    await isTold(session.closed);
    await sees("waits");
  });

  it("part from the start where the provider knows somebody else, or nobody: the server ends the session", async () => {
    show("somebody-else");
    await isTold(session.signOut);
    expect(session.signOut).toHaveBeenCalledWith({ keepWork: true });
    cleanup();
    await signOutOfIdentity();
    session.signOut.mockClear();
    show(account.uid);
    await isTold(session.signOut);
    await sees("waits");
  });
});
