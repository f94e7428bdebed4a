import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { openCanvas } from "../../e2e/support/sceneCanvas";
import { restoreSignIn } from "../../e2e/support/signedIn";
import type { Person } from "../../support/cast";
import { watchCanvases } from "./canvasLog";

/** Opens browsers of their own on a table's map. */
export class ScenePages {
  constructor(
    private readonly browser: Browser,
    readonly origin: string,
  ) {}

  /** Signed in, with canvases watched, and nowhere yet. */
  async signedIn({ email }: Person, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.browser.newContext({ baseURL: this.origin, locale: "fr-FR", ...options });
    const page = await restoreSignIn(context, email);
    await watchCanvases(page);
    return page;
  }

  async onMap(person: Person, path: string): Promise<Page> {
    const page = await this.signedIn(person);
    await page.goto(path);
    await openCanvas(page);
    await page.waitForFunction(() => (window.drawnTokens.Lorien?.length ?? 0) > 0);
    return page;
  }

  async blank(): Promise<Page> {
    return (await this.browser.newContext({ baseURL: this.origin })).newPage();
  }
}

export const closeAll = async (pages: readonly Page[]): Promise<void> => {
  for (const page of pages) await page.context().close();
};
