import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { HttpError } from "../../http/request";
import { rootOf } from "../../testing/MemberTestRoot";
import { useSignIn } from "./useSignIn";

const openSession = vi.hoisted(() => vi.fn());
const signInWithEmail = vi.hoisted(() => vi.fn());
vi.mock("../../session/openSession", () => ({ openSession }));
vi.mock("../../session/identity", async (original) => ({
  ...(await original<object>()),
  signInWithEmail,
  signInWithGoogle: async () => ({ email: "ana@example.fr", isNew: false }),
  signOutOfIdentity: async () => undefined,
}));

afterEach(() => void vi.resetAllMocks());

const VISITOR = { session: { status: "ready", user: null, left: false } } as const;
const BY_EMAIL = "Connexion échouée. Vérifie tes identifiants ou réinitialise ton mot de passe.";
const BY_GOOGLE = "Échec de la connexion via Google. Merci de réessayer dans quelques instants.";
const OFTEN = "Trop de demandes. Patiente un instant avant de réessayer.";
const UNREADABLE = "Ce compte ne peut pas être lu.";

const refusedOften = new HttpError(429, { error: OFTEN, code: "too-many-requests" });
const providerRefusedOften = Object.assign(new Error("…"), { code: "auth/too-many-requests" });
const wrongPassword = Object.assign(new Error("…"), { code: "auth/invalid-credential" });

async function failureOf(by: "email" | "google"): Promise<string | undefined> {
  const { result } = renderHook(() => useSignIn(""), { wrapper: rootOf("", { session: VISITOR }) });
  const request = by === "google" ? { by } : { by, email: "ana@example.fr", password: "…" };
  act(() => result.current.signIn(request));
  await waitFor(() => expect(result.current.failure).toBeDefined());
  return result.current.failure;
}

it.each([
  ["email", refusedOften, `${BY_EMAIL} ${OFTEN}`],
  ["google", refusedOften, `${BY_GOOGLE} ${OFTEN}`],
  ["email", new HttpError(500, { error: UNREADABLE, code: "document-invalid" }), `${BY_EMAIL} ${UNREADABLE}`],
  ["email", new HttpError(401, { error: "Ta session a expiré.", code: "session-expired" }), BY_EMAIL],
  ["google", new TypeError("Failed to fetch"), BY_GOOGLE],
] as const)(
  "a sign-in by %s that the server refuses says so first, and why behind it (%o)",
  async (by, error, said) => {
    openSession.mockRejectedValueOnce(error);
    expect(await failureOf(by)).toBe(said);
  },
);

it.each([
  [providerRefusedOften, `${BY_EMAIL} ${OFTEN}`],
  [wrongPassword, BY_EMAIL],
])("one that the identity provider refuses as well (%o)", async (error, said) => {
  signInWithEmail.mockRejectedValueOnce(error);
  expect(await failureOf("email")).toBe(said);
});
