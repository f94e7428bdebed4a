import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { campaigns } from "domain/documents/campaign";
import { type NotificationDocument, notifications } from "domain/documents/notification";
import { type UserDocument, users } from "domain/documents/user";
import { DEFAULT_CAMPAIGN_SETTINGS } from "domain/table/campaign/settings";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { patience } from "../testing/patience";
import { type Account, newAccount, serverDeletes, serverPuts, serverPutsRaw } from "./testing/emulatedServer";

vi.hoisted(() => {
  process.env.VITE_FIREBASE_PROJECT_ID = process.env.GCLOUD_PROJECT;
  process.env.VITE_FIRESTORE_EMULATOR = process.env.FIRESTORE_EMULATOR_HOST;
  process.env.VITE_AUTH_EMULATOR = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
});

const { firebaseApp } = await import("../firebase/app");
const { signInWithEmail, signOutOfIdentity } = await import("../session/identity");
const { forgetFirestore } = await import("../firebase/firestore");
const { live, liveDocument } = await import("./listeners");
const { closeAllSources, openSourceCount } = await import("./liveSource");
const { useLive } = await import("./useLive");

const ana = { name: "Ana", pronouns: "elle", role: "player", characterQuota: 10 } as const;
const userOf = ({ email }: Account, changes: Partial<UserDocument> = {}): UserDocument => ({
  ...ana,
  email,
  nameKey: "ana",
  surnameKey: "ana",
  createdAt: 1,
  claimsAt: 1,
  ...changes,
});
const notificationOf = (title: string, createdAt: number): NotificationDocument => ({
  title,
  message: "",
  type: "info",
  read: false,
  createdAt,
  expiresAt: 4e12,
});

const member = vi.hoisted(() => ({ uid: "someone" }));
vi.mock("../session/SessionProvider", () => ({ useMember: () => member }));

function Own({ uid }: { uid: string }) {
  const own = useLive(liveDocument(users, uid));
  if (own.status === "failed") return <p>{own.reason}</p>;
  if (own.status === "loading") return <p>loading</p>;
  return <p>{own.data?.name ?? "gone"}</p>;
}

function Titles({ uid }: { uid: string }) {
  const list = useLive(live(notifications, [uid], { order: ["createdAt"] }));
  return (
    <p>
      {list.status === "ready" ? `titles: ${list.data.map(({ title }) => title).join(", ")}` : list.status}
    </p>
  );
}

const sees = (text: string) =>
  waitFor(() => expect(screen.getByText(text)).toBeTruthy(), { timeout: patience(10_000) });

/** As the app does it: the listeners first, the identity last. */
async function signOut() {
  closeAllSources();
  cleanup();
  await forgetFirestore();
  await signOutOfIdentity();
}

describe("live documents on the real emulators", () => {
  let account: Account;

  beforeAll(() => {
    firebaseApp();
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
  });
  beforeEach(async () => {
    account = await newAccount();
    await serverPuts(users, [account.uid], userOf(account));
    await signInWithEmail(account.email, account.password);
  });
  afterEach(signOut);
  afterAll(() => vi.restoreAllMocks());

  it("change on the screen when the server changes them, and say when they are gone", async () => {
    render(<Own uid={account.uid} />);
    await sees("Ana");
    await serverPuts(users, [account.uid], userOf(account, { name: "Anaïs" }));
    await sees("Anaïs");
    await serverDeletes(users.path(account.uid));
    await sees("gone");
  });

  it("are shown again after signing out and in, with a refusal in between, without a reload", async () => {
    const { unmount } = render(<Own uid={account.uid} />);
    await sees("Ana");
    unmount();
    await signOut();
    const visitor = render(<Own uid={account.uid} />);
    await sees("permission-denied");
    visitor.unmount();
    await signInWithEmail(account.email, account.password);
    render(<Own uid={account.uid} />);
    await sees("Ana");
  });

  it("of one person are never shown to the next on this device", async () => {
    const other = await newAccount();
    await serverPuts(users, [other.uid], userOf(other, { name: "Bran" }));
    member.uid = account.uid;
    render(<Own uid={account.uid} />);
    await sees("Ana");
    await signOut();
    await signInWithEmail(other.email, other.password);
    member.uid = other.uid;
    render(<Own uid={account.uid} />);
    await sees("permission-denied");
    expect(screen.queryByText("Ana")).toBeNull();
  });

  it("that are invalid are skipped, and the last valid one stays", async () => {
    render(<Own uid={account.uid} />);
    await sees("Ana");
    await serverPutsRaw(users.path(account.uid), { name: 3 });
    await waitFor(() => expect(vi.mocked(console.warn).mock.calls.join()).toContain("users:"));
    expect(screen.getByText("Ana")).toBeTruthy();
    await serverPuts(users, [account.uid], userOf(account, { name: "Anaïs" }));
    await sees("Anaïs");
  });

  it("in a list come and go in its order, invalid ones left out", async () => {
    render(<Titles uid={account.uid} />);
    await sees("titles:");
    const put = (id: string, title: string, createdAt: number) =>
      serverPuts(notifications, [account.uid, id], notificationOf(title, createdAt));
    await put("b", "second", 2_000);
    await put("a", "first", 1_000);
    await sees("titles: first, second");
    await serverPutsRaw(notifications.path(account.uid, "c"), { title: "broken", createdAt: 3 });
    await put("d", "last", 4_000);
    await serverDeletes(notifications.path(account.uid, "b"));
    await sees("titles: first, last");
  });

  it("leave no listener behind when their screen is gone", async () => {
    const { unmount } = render(
      <>
        <Own uid={account.uid} />
        <Titles uid={account.uid} />
      </>,
    );
    await sees("Ana");
    expect(openSourceCount()).toBe(2);
    unmount();
    await waitFor(() => expect(openSourceCount()).toBe(0), { timeout: patience(3_000) });
  });

  it("that were refused are asked for again once allowed: a request that was approved", async () => {
    const campaign = {
      system: "dnd5e",
      name: "Les Brumes",
      description: "",
      mj: { uid: "mj", name: "Mj" },
      memberIds: [] as string[],
      settings: DEFAULT_CAMPAIGN_SETTINGS,
      vttStatus: { status: "offline" },
      createdAt: 1,
      updatedAt: 1,
    } as const;
    const id = crypto.randomUUID();
    const Campaign = () => {
      const campaign = useLive(liveDocument(campaigns, id));
      return <p>{campaign.status === "ready" ? campaign.data?.name : campaign.status}</p>;
    };
    await serverPuts(campaigns, [id], { ...campaign, memberIds: [] });
    const waiting = render(<Campaign />);
    await sees("failed");
    waiting.unmount();
    await serverPuts(campaigns, [id], { ...campaign, memberIds: [account.uid] });
    render(<Campaign />);
    await sees("Les Brumes");
  });
});
