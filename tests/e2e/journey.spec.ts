import { member, PASSWORD, unique } from "../support/cast";
import { patience } from "../support/patience";
import { joinByLink, MAX_TAPS, rollFirst, Taps, takeReady } from "./support/firstSteps";
import { fillLogin, fillRegistration } from "./support/journeys";
import { region } from "./support/region";
import { type Browser, expect, type Page, test } from "./support/test";

const CAMPAIGN = "Nuits de Lutèce";
/** One of the ready vampires. */
const READY = "Cendre";

const rowsOf = (page: Page, name: string) => region(page, name).getByRole("listitem");
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** One person's browser, with the tab they began in. */
class Seat {
  private constructor(readonly page: Page) {}

  static async taken(browser: Browser): Promise<Seat> {
    const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
    return new Seat(await context.newPage());
  }

  /** Follows a link that opens a tab of its own. */
  async follow(click: () => Promise<void>, from = this.page): Promise<Page> {
    const [opened] = await Promise.all([from.waitForEvent("popup"), click()]);
    return opened;
  }

  /** The same address in another tab. */
  async again(from: Page): Promise<Page> {
    const opened = await from.context().newPage();
    await opened.goto(from.url());
    return opened;
  }
}

async function register({ page }: Seat, link: string, email: string, nickname: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByText("Code d'invitation valide.")).toBeVisible();
  await fillRegistration(page, { email, nickname });
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page.getByRole("heading", { name: "Mon espace", level: 1 })).toBeVisible();
}

/** Makes a vampire that chance decides, with a name, for no table yet. */
async function makeCharacter(seat: Seat, name: string): Promise<void> {
  await seat.page.getByRole("button", { name: "Vampire" }).click();
  const forge = await seat.follow(() => seat.page.getByRole("link", { name: /^Nouveau personnage/ }).click());
  await forge.getByLabel("Pour quelle campagne ?").selectOption("");
  await forge.getByRole("button", { name: "Au hasard" }).click();
  const steps = forge.getByRole("navigation", { name: "Étapes" });
  await steps.getByRole("button", { name: "Portrait" }).click();
  await forge.getByLabel("Nom", { exact: true }).fill(name);
  await steps.getByRole("button", { name: "Relecture" }).click();
  await forge.getByRole("button", { name: "Créer le personnage" }).click();
  await expect(forge.getByRole("heading", { name, level: 1 })).toBeVisible();
}

test("from a stranger's request to a table that has played, in four browsers, and nobody ever reloads", async ({
  browser,
}) => {
  test.setTimeout(patience(240_000));
  const [admin, mj, nina, leo] = [
    await Seat.taken(browser),
    await Seat.taken(browser),
    await Seat.taken(browser),
    await Seat.taken(browser),
  ];
  const codes: string[] = [];

  await test.step("an admin sees a stranger ask, and invites them; two codes more are for their players", async () => {
    const { page } = admin;
    const astrid = await member("Astrid", { role: "admin" });
    await page.goto("/login");
    await fillLogin(page, astrid.email, PASSWORD);
    await page.getByRole("link", { name: "Admin" }).click();
    await expect(page.getByRole("heading", { name: /^Demandes d'invitation \d/ })).toBeVisible();

    const email = `${unique("morgane")}@example.fr`;
    await mj.page.goto("/");
    await mj.page.getByRole("link", { name: "Demander une invitation" }).first().click();
    await mj.page.getByLabel("Adresse email").fill(email);
    await mj.page.getByRole("button", { name: "Envoyer la demande" }).click();
    await expect(mj.page.getByText("Votre demande d'invitation a bien été enregistrée.")).toBeVisible();

    await page.getByRole("button", { name: `Inviter ${email}` }).click();
    const ready = page.getByRole("dialog", { name: "Invitation prête" });
    await ready.getByRole("button", { name: "Copier le message" }).click();
    await expect(page.getByText("Message copié")).toBeVisible();
    const [link = ""] = /\/register\?code=[-A-Z0-9]+/.exec(await clipboard(page)) ?? [];
    await ready.getByRole("button", { name: "Fermer" }).click();
    await register(mj, link, email, "Morgane");

    const making = page.getByRole("region", { name: "Codes d'invitation" });
    await making.getByLabel("Quantité").fill("2");
    await making.getByRole("button", { name: "Générer" }).click();
    const made = page.getByText(/^2 invitations créées : /);
    codes.push(...((await made.innerText()).match(/DH-[-A-Z0-9]+/g) ?? []));
    expect(codes).toHaveLength(2);
  });

  const campaign = await test.step("the stranger is an MJ as soon as they have made a campaign", async () => {
    await mj.page.goto("/game");
    const forge = await mj.follow(() => mj.page.getByRole("link", { name: /^Nouvelle campagne/ }).click());
    await forge.getByRole("radio", { name: "Vampire" }).check();
    await forge.getByLabel("Nom de la campagne").fill(CAMPAIGN);
    await forge.getByRole("button", { name: "Créer la campagne" }).click();
    await expect(forge.getByRole("heading", { name: CAMPAIGN, level: 1 })).toBeVisible();
    await forge.getByRole("button", { name: "Copier le lien d'invitation" }).click();
    await expect(forge.getByText("Lien copié dans le presse-papiers.").first()).toBeVisible();
    return forge;
  });
  const invitation = await clipboard(campaign);
  const address = new URL(campaign.url()).pathname;

  const taps = new Taps();
  await test.step("two players register on the way to the link; the MJ lets them in as they knock", async () => {
    await campaign.getByRole("button", { name: "Modifier la campagne" }).click();
    await joinByLink(nina.page, `${invitation}&code=${codes[0]}`, "Nina", taps);
    await campaign.getByRole("button", { name: "Accepter Nina" }).click();
    await joinByLink(leo.page, `${invitation}&code=${codes[1]}`, "Léo", new Taps());
    await campaign.getByRole("button", { name: /^Notifications/ }).click();
    await campaign.getByRole("button", { name: /^Accepter : Léo/ }).click();
    for (const { page } of [nina, leo]) {
      await expect(page.getByRole("link", { name: CAMPAIGN }).first()).toBeVisible();
    }
    await expect(campaign.getByRole("button", { name: "Quitter le mode édition" })).toBeVisible();
    await campaign.keyboard.press("Escape");
  });

  const ninaSheet =
    await test.step("one takes a ready character; the other makes one, which is linked later", async () => {
      const { page: sheet } = nina;
      await taps.on(sheet.getByRole("link", { name: CAMPAIGN }).first());
      await takeReady(sheet, READY, taps);
      await makeCharacter(leo, "Gaspard");
      const { page } = leo;
      await page.getByRole("link", { name: CAMPAIGN }).first().click();
      const own = page.getByLabel("Associer un de tes personnages");
      const gaspard = own.getByRole("option", { name: /^Gaspard/ });
      await own.selectOption((await gaspard.getAttribute("value")) ?? "");
      await page.getByRole("button", { name: "Associer", exact: true }).click();
      await expect(page.getByText("Personnage associé à la campagne.")).toBeVisible();
      for (const name of [READY, "Gaspard"]) {
        await expect(campaign.getByRole("link", { name }).first()).toBeVisible();
      }
      return sheet;
    });

  const rooms = await test.step("the MJ opens the table, and all meet in the room", async () => {
    const mjRoom = await mj.follow(
      () => campaign.getByRole("button", { name: "Lancer le VTT" }).click(),
      campaign,
    );
    const ninaRoom = await nina.again(ninaSheet);
    await ninaRoom.getByRole("link", { name: /VTT en ligne/ }).click();
    const leoRoom = await leo.follow(() =>
      leo.page.getByRole("link", { name: /^Rejoindre la table/ }).click(),
    );
    for (const room of [mjRoom, ninaRoom, leoRoom]) {
      await expect(room).toHaveURL(/\/session\//);
    }
    for (const room of [ninaRoom, leoRoom]) {
      await expect(rowsOf(room, "Participants").filter({ hasText: "En ligne" })).toHaveCount(3);
    }
    return { mjRoom, ninaRoom, leoRoom };
  });
  const { mjRoom, ninaRoom, leoRoom } = rooms;

  await test.step("the first roll of a sheet is seen by the table", async () => {
    await rollFirst(ninaSheet, taps);
    await expect(rowsOf(leoRoom, "Jets")).toHaveCount(1);
    await expect(rowsOf(mjRoom, "Journal").filter({ hasText: READY }).first()).toBeVisible();
    console.log(`From the link to the first shared roll: ${taps.count} taps`);
    expect(taps.count).toBeLessThanOrEqual(MAX_TAPS);
  });

  await test.step("dice fall before everybody, and the order of the fight is laid before the table", async () => {
    await ninaRoom.getByLabel("Dés à lancer").fill("2d10+3");
    await ninaRoom.keyboard.press("Enter");
    for (const room of [ninaRoom, leoRoom]) {
      await expect(rowsOf(room, "Jets").first()).toContainText("2d10+3");
    }
    await expect(rowsOf(mjRoom, "Journal").filter({ hasText: "2d10+3" })).toHaveCount(1);
    await campaign.getByRole("link", { name: /Commandes MJ|panneau/i }).click();
    await expect(region(campaign, "Personnages").getByText("En ligne")).toHaveCount(2);
    await campaign
      .getByRole("button", { name: /^Lancer/ })
      .first()
      .click();
    await campaign.getByRole("switch", { name: "Partager l'ordre avec la table" }).check({ force: true });
    for (const room of [ninaRoom, leoRoom]) {
      for (const name of [READY, "Gaspard"]) {
        await expect(region(room, "Initiative").getByText(name, { exact: true })).toBeVisible();
      }
    }
  });

  await test.step("the MJ closes the table, and the players are told and led back", async () => {
    await mjRoom.getByRole("button", { name: "Arrêter le VTT" }).click();
    await mjRoom.getByRole("menuitem", { name: "Arrêter le VTT" }).click();
    for (const room of [ninaRoom, leoRoom]) {
      await expect(room.getByText("Le MJ a fermé la table virtuelle.")).toBeVisible();
      await expect(room).toHaveURL(new RegExp(address));
    }
  });
});
