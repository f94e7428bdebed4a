import type { Browser, Page } from "@playwright/test";
import { campaigns } from "domain/documents/campaign";
import { signIn } from "../../e2e/support/journeys";
import type { Table } from "../../support/campaigns";
import { PASSWORD, type Person } from "../../support/cast";
import { rounds } from "../rounds";
import { openRawPage } from "./rawPage";

/** The first samples of each act are not counted. */
export const WARM_UP = rounds(5);
export const CLICKS = rounds(30);

/** The campaign's page. */
export const at = ({ id, system }: Table) => `/campaign/${id}?system=${system}`;

const env = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
};

/** Opens each page in a browser context of its own. */
export class Stage {
  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  async blank(): Promise<Page> {
    const context = await this.browser.newContext({ baseURL: this.origin, locale: "fr-FR" });
    return context.newPage();
  }

  async openAs({ email }: Person, path: string): Promise<Page> {
    const page = await this.blank();
    await signIn(page, email, PASSWORD);
    await page.goto(path);
    return page;
  }

  /** The raw SDK's page for this table, signed in as its MJ. */
  async openRaw(mj: Person, table: Table): Promise<Page> {
    const page = await this.blank();
    await openRawPage(page, this.origin, {
      projectId: env("GCLOUD_PROJECT"),
      authEmulator: `http://${env("FIREBASE_AUTH_EMULATOR_HOST")}`,
      firestoreEmulator: env("FIRESTORE_EMULATOR_HOST"),
      email: mj.email,
      password: PASSWORD,
      path: campaigns.path(table.id),
      field: "name",
    });
    await page.getByRole("heading", { name: table.name }).waitFor();
    return page;
  }
}
