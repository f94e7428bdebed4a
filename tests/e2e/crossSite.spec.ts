import type { Route } from "@playwright/test";
import { type ApiProcess, startApi } from "../support/apiProcess";
import { characterOf } from "../support/campaigns";
import { member, PASSWORD } from "../support/cast";
import { storePortrait } from "../support/portraits";
import { fillLogin } from "./support/journeys";
import { expect, type Page, test } from "./support/test";

const isScript = (url: URL) => /^\/assets\/.*\.js$/.test(url.pathname);

/** Answers a page or a script of the built client as if it had been built and deployed for this backend. */
async function answerFor(route: Route, backend: string): Promise<void> {
  const response = await route.fetch({ maxRetries: 5 });
  if (isScript(new URL(route.request().url()))) {
    const setting = /VITE_HOST_BACKEND:(?:""|``|void 0)/;
    const body = (await response.text()).replace(setting, `VITE_HOST_BACKEND:"${backend}"`);
    return route.fulfill({ response, body });
  }
  const headers = response.headers();
  const policy = headers["content-security-policy"] ?? "";
  // Pictures may come from any https address, which this backend has not.
  const widened = policy.replaceAll(/(connect|img)-src 'self'/g, `$1-src 'self' ${backend}`);
  // A page that is built for a backend asks its own origin for nothing ahead of its scripts.
  const body = (await response.text()).replaceAll(/<link rel="preload" as="fetch"[^>]*>/g, "");
  return route.fulfill({ response, body, headers: { ...headers, "content-security-policy": widened } });
}

async function withBackend(page: Page, backend: string): Promise<void> {
  await page.route(
    (url) => isScript(url) || url.pathname.lastIndexOf("/") === 0,
    (route) => {
      const isOurs =
        isScript(new URL(route.request().url())) || route.request().resourceType() === "document";
      // A page that is left gives up what it asked for; one that stays gets it as it is where a busy server gave no answer.
      const asItIs = () => route.continue().catch(() => undefined);
      return isOurs ? answerFor(route, backend).catch(asItIs) : route.fallback();
    },
  );
}

let api: ApiProcess;

test.beforeAll(async ({ baseURL }) => {
  api = await startApi({ ...process.env, ALLOWED_ORIGINS: baseURL, CROSS_SITE: "true" });
});
test.afterAll(() => api.stop());

test("a member signs in, comes back and signs out where the API is on another site", async ({
  page,
  context,
}) => {
  // To a browser, localhost and 127.0.0.1 are two sites.
  const backend = api.address.replace("127.0.0.1", "localhost");
  // Chromium takes what a route answers for a page of the open network, which may not ask this machine.
  await context.grantPermissions(["local-network-access"]);
  await withBackend(page, backend);
  const asked = new Set<string>();
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.add(origin);
  });

  const ana = await member("Ana");
  await characterOf(ana, { name: "Elowen", data: { avatarUrl: (await storePortrait(ana)).address } });
  await page.goto("/login");
  await fillLogin(page, ana.email, PASSWORD);
  await expect(page.getByRole("heading", { name: "Mon espace", level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Mon espace", level: 1 })).toBeVisible();
  expect(await context.cookies(backend)).toMatchObject([
    { name: "__session", sameSite: "None", secure: true, httpOnly: true },
  ]);

  await page.goto("/game");
  const portrait = page.getByRole("main").locator(`img[src^="${backend}/api/portraits/"]`);
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);

  await page.getByRole("button", { name: /^Menu/ }).click();
  await page.getByRole("menuitem", { name: "Se déconnecter" }).click();
  await expect(page).toHaveURL(/\/login$|\/$/);
  await expect.poll(() => context.cookies(backend)).toEqual([]);
  expect([...asked]).toEqual([backend]);
});
