import type { BrowserContext, Page } from "@playwright/test";
import { PASSWORD } from "../../support/cast";

/** What the product's own forms leave behind: the identity provider's stored sign-in and the session's cookie. */
interface SignedIn {
  readonly user: Readonly<Record<string, unknown>>;
  readonly cookie: string;
}

const API_KEY = "demo-api-key";
const baseURL = () => process.env.E2E_BASE_URL ?? "http://127.0.0.1:5000";
const provider = () => `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`;

async function post(url: string, body: object): Promise<Response> {
  const send = () =>
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", origin: new URL(baseURL()).origin },
      body: JSON.stringify(body),
    });
  // Node may take a kept connection that the emulator is just closing: what fails then was not begun there.
  const response = await send().catch(send);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response;
}

export async function openSession(email: string, password: string): Promise<SignedIn> {
  const answer = await post(`${provider()}/accounts:signInWithPassword?key=${API_KEY}`, {
    email,
    password,
    returnSecureToken: true,
  });
  const { idToken, refreshToken, expiresIn, localId, displayName } = await answer.json();
  const session = await post(`${baseURL()}/api/auth/login`, { idToken });
  const cookie = /^__session=([^;]*)/.exec(session.headers.getSetCookie().join("\n"))?.[1];
  if (cookie === undefined) throw new Error(`${email} got no session`);
  const now = Date.now();
  return {
    cookie,
    user: {
      uid: localId,
      email,
      emailVerified: false,
      displayName: displayName || undefined,
      isAnonymous: false,
      providerData: [
        {
          providerId: "password",
          uid: email,
          displayName: displayName || null,
          email,
          phoneNumber: null,
          photoURL: null,
        },
      ],
      stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + Number(expiresIn) * 1000 },
      createdAt: String(now),
      lastLoginAt: String(now),
      apiKey: API_KEY,
      appName: "[DEFAULT]",
    },
  };
}

/** One sign-in for each account and process: only the tests of the forms themselves need more. */
const signedIn = new Map<string, Promise<SignedIn>>();

/** Admins act for ten minutes after a sign-in; a test takes some. */
const FRESH_MS = 5 * 60_000;

async function stands({ cookie, user }: SignedIn): Promise<boolean> {
  if (Date.now() - Number(user.lastLoginAt) > FRESH_MS) return false;
  const answer = await fetch(`${baseURL()}/api/auth/session`, { headers: { cookie: `__session=${cookie}` } });
  return ((await answer.json()) as { user: unknown }).user !== null;
}

/** A test that signs out, or changes the password, ends the session for those after it. */
async function stateOf(email: string, password: string): Promise<SignedIn> {
  const known = signedIn.get(email);
  if (known !== undefined && (await stands(await known))) return known;
  const opened = openSession(email, password);
  signedIn.set(email, opened);
  return opened;
}

/** Signs a browser in without its forms: what they would have stored is there from the start. */
export async function restoreSignIn(
  context: BrowserContext,
  email: string,
  password = PASSWORD,
): Promise<Page> {
  const { user, cookie } = await stateOf(email, password);
  const { hostname } = new URL(baseURL());
  await context.addCookies([
    { name: "__session", value: cookie, domain: hostname, path: "/", httpOnly: true, sameSite: "Lax" },
  ]);
  const page = context.pages()[0] ?? (await context.newPage());
  // An empty page of the product's origin: storage can be written, and nothing is loaded.
  await page.route("**/empty", (route) => route.fulfill({ contentType: "text/html", body: "" }), {
    times: 1,
  });
  await page.goto("/empty");
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
      localStorage.setItem("des-et-heros:signed-in", "1");
    },
    [`firebase:authUser:${API_KEY}:[DEFAULT]`, JSON.stringify(user)] as const,
  );
  return page;
}
