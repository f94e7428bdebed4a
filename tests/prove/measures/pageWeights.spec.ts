import { gzipSync } from "node:zlib";
import { BUDGETS } from "../../bench/budgets";
import { weigh } from "../../bench/weigh";
import { signIn } from "../../e2e/support/journeys";
import { expect, test } from "../../e2e/support/test";
import { campaignRunBy } from "../../support/campaigns";
import { member, PASSWORD } from "../../support/cast";

for (const { path, shown } of [
  { path: "/", shown: "Votre table, réunie à l'instant où ça compte." },
  { path: "/forge", shown: "Un héros façonné pour être joué." },
  { path: "/vtt", shown: "La carte se déplie, tout le monde y est." },
  { path: "/request-invite", shown: "Demander une invitation" },
  { path: "/terms", shown: "Conditions d'utilisation" },
  { path: "/privacy", shown: "Confidentialité" },
  { path: "/nulle-part", shown: "Jet de Perception raté." },
]) {
  test(`${path} stays within the budget of public pages, and knows nothing of Firebase, Mantine or zod`, async ({
    page,
  }) => {
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (/google|firebase|identitytoolkit|:9099|:8080/.test(request.url())) elsewhere.push(request.url());
    });
    const { bytes, scripts } = await weigh(page, path, () =>
      page.getByRole("heading", { name: shown, level: 1 }).waitFor(),
    );
    expect(bytes).toBeLessThanOrEqual(BUDGETS.landing.bytes);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      for (const stranger of ["identitytoolkit", "firestore.googleapis", "MantineProvider", "$ZodType"]) {
        expect(script.text.includes(stranger), `${script.path} holds ${stranger}`).toBe(false);
      }
    }
    expect(elsewhere).toEqual([]);
  });
}

for (const { path, shown } of [
  { path: "/login", shown: "La table t'attend" },
  { path: "/register", shown: "Rejoindre Dés & Héros" },
]) {
  test(`${path} stays within the budget of the sign-in forms`, async ({ page }) => {
    const { bytes } = await weigh(page, path, () =>
      page.getByRole("heading", { name: shown, level: 1 }).waitFor(),
    );
    expect(bytes).toBeLessThanOrEqual(BUDGETS.signInForms.bytes);
  });
}

test("the dashboard stays within its budget", async ({ page }) => {
  const lucas = await member("Lucas");
  await campaignRunBy(await member("Morgane"), { players: [lucas] });
  await signIn(page, lucas.email, PASSWORD);
  // What the page of the sign-in still loads is none of this one's weight.
  const fresh = await page.context().newPage();
  await page.close();
  const { bytes } = await weigh(fresh, "/dashboard", () =>
    fresh.getByRole("heading", { name: "Mon espace", level: 1 }).waitFor(),
  );
  expect(bytes).toBeLessThanOrEqual(BUDGETS.dashboard.bytes);
});

test("no screen's own part is over its budget", async ({ request }) => {
  const worker = await (await request.get("/sw.js")).text();
  const files = [...worker.matchAll(/assets\/((\w+)(?:Screen|Page)-[\w-]+\.(?:js|css))/g)];
  const own = new Map<string, number>();
  for (const [, file = "", screen = ""] of files) {
    const part = gzipSync(await (await request.get(`/assets/${file}`)).body()).length;
    own.set(screen, (own.get(screen) ?? 0) + part);
  }
  expect([...own.keys()]).toEqual(expect.arrayContaining(["Sheet", "Forge", "MjPanel", "Campaign", "Room"]));
  expect([...own].filter(([, bytes]) => bytes > BUDGETS.screenPart.bytes)).toEqual([]);
});
