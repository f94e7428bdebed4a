import { campaignRunBy, characterOf, settingsWith } from "../../support/campaigns";
import { member } from "../../support/cast";
import { ageLastEvening } from "../../support/storedEvening";
import { openAs } from "./openAs";
import { region } from "./region";
import {
  closeList,
  drag,
  makeScene,
  noteFor,
  onScreen,
  openCanvas,
  prepare,
  square,
  tokenLine,
} from "./sceneCanvas";
import { type Browser, type BrowserContext, expect, type Page, test } from "./test";

/** Who is at the table, each in a browser of their own, in the open room. */
interface Rooms {
  readonly campaignId: string;
  /** The character of the first player. */
  readonly hero: string;
  readonly mjRoom: Page;
  readonly ninaRoom: Page;
  readonly leoRoom: Page;
}

/**
 * An MJ and two players of Vampire, with a character each, in the room that the MJ has just opened.
 *
 * @param watched is called with each browser before it opens a page
 */
export async function openRooms(
  browser: Browser,
  watched: (context: BrowserContext) => Promise<unknown> = async () => undefined,
): Promise<Rooms> {
  const [morgane, nina, leo] = await Promise.all([member("Morgane"), member("Nina"), member("Léo")]);
  const { id: campaignId } = await campaignRunBy(morgane, {
    system: "vampire",
    players: [nina, leo],
    settings: settingsWith({ useVtt: true }),
  });
  const hero = "Cendre";
  await characterOf(nina, { system: "vampire", campaignId, name: hero });
  await characterOf(leo, { system: "vampire", campaignId, name: "Gaspard" });
  const [campaign, ninaRoom, leoRoom] = await Promise.all(
    [morgane, nina, leo].map(async (person) => {
      const page = await openAs(browser, person);
      await watched(page.context());
      return page;
    }),
  );
  if (!campaign || !ninaRoom || !leoRoom) throw new Error("three people take three seats");
  await campaign.goto(`/campaign/${campaignId}?system=vampire`);
  const opened = campaign.waitForEvent("popup");
  await campaign.getByRole("button", { name: "Lancer le VTT" }).click();
  const mjRoom = await opened;
  await mjRoom.waitForURL(new RegExp(`/session/${campaignId}`));
  // A hidden tab would be silent; here all tabs count as seen.
  await campaign.close();
  for (const room of [ninaRoom, leoRoom]) await room.goto(`/session/${campaignId}?system=vampire`);
  return { campaignId, hero, mjRoom, ninaRoom, leoRoom };
}

/** A scene of an evening, its end, its recap, the next date, and the beginning of the next evening. */
export async function playEvening({ campaignId, hero, mjRoom, ninaRoom, leoRoom }: Rooms): Promise<void> {
  await test.step("an evening on the map: shown, opened, a move, a truth for one of them, the table's screen", async () => {
    await makeScene(mjRoom, "Les catacombes");
    await mjRoom.getByRole("button", { name: "Montrer la scène" }).click();
    for (const room of [ninaRoom, leoRoom]) await openCanvas(room);
    const canvas = await openCanvas(mjRoom);
    await mjRoom.keyboard.press("f");
    await drag(mjRoom, await onScreen(canvas, square(1, 2)), await onScreen(canvas, square(8, 7)));
    await tokenLine(ninaRoom, hero);
    await ninaRoom.getByLabel(`Déplacer ${hero} vers la case`).fill("C3");
    await ninaRoom.keyboard.press("Enter");
    for (const room of [mjRoom, leoRoom]) await expect(await tokenLine(room, hero)).toContainText("case C3");
    await closeList(mjRoom);
    await noteFor(mjRoom, "Nina", "Des pas derrière toi.", await onScreen(canvas, square(7, 2)));
    await expect(ninaRoom.getByText("Des pas derrière toi.")).toBeVisible();
    await expect(leoRoom.getByText("Des pas derrière toi.")).toHaveCount(0);
    const opened = mjRoom.waitForEvent("popup");
    await prepare(mjRoom, "Écran de table");
    const screen = await opened;
    await expect(screen.getByRole("img", { name: "Scène : Les catacombes" })).toBeVisible();
    await screen.close();
    await mjRoom.getByRole("button", { name: "Réduire la carte" }).click();
  });

  await test.step("the MJ closes the table, and the players are told and led back", async () => {
    await mjRoom.getByRole("button", { name: "Arrêter le VTT" }).click();
    await mjRoom.getByRole("menuitem", { name: "Arrêter le VTT" }).click();
    for (const room of [ninaRoom, leoRoom]) {
      await expect(room.getByText("Le MJ a fermé la table virtuelle.")).toBeVisible();
      await expect(room).toHaveURL(new RegExp(`/campaign/${campaignId}`));
    }
  });

  await test.step("the evening is over: the MJ writes what happened, and all agree on the next date", async () => {
    await mjRoom.getByRole("button", { name: /^VTT hors ligne/ }).click();
    await mjRoom.getByRole("menuitem", { name: /^Finir la séance 1/ }).click();
    const ending = mjRoom.getByRole("dialog", { name: "Finir la séance ?" });
    await ending.getByRole("button", { name: "Finir la séance" }).click();
    await expect(ending).toBeHidden();
    await mjRoom.getByRole("button", { name: /^VTT hors ligne/ }).click();
    await mjRoom.getByRole("menuitem", { name: "Toutes les séances" }).click();
    await mjRoom.getByRole("link", { name: /^Séance 1/ }).click();
    await expect(
      region(mjRoom, "Ce qui s'est passé").getByText("— Scène montrée : Les catacombes"),
    ).toBeVisible();
    await mjRoom
      .getByLabel("Récapitulatif de la séance", { exact: true })
      .fill(`**${hero}** a trouvé les catacombes.`);
    await expect(mjRoom.getByText("Enregistré", { exact: true }).first()).toBeVisible();
    await mjRoom.getByRole("link", { name: "Fiche de campagne" }).first().click();
    await mjRoom.getByRole("button", { name: "Proposer des dates" }).click();
    const proposing = mjRoom.getByRole("dialog", { name: "Proposer des dates" });
    await proposing.getByRole("button", { name: "Mois suivant" }).click();
    for (const day of [/^\S+ 9 /, /^\S+ 16 /]) await proposing.getByRole("button", { name: day }).click();
    await proposing.getByRole("button", { name: "Proposer", exact: true }).click();
    for (const room of [ninaRoom, leoRoom]) {
      const answers = region(room, "Agenda").getByRole("group", { name: /^Ta réponse pour/ });
      await answers.last().getByRole("button", { name: "Oui" }).click();
    }
    const agenda = region(mjRoom, "Agenda");
    await expect(agenda.getByText("Oui (2)")).toBeVisible();
    await agenda.getByRole("button", { name: /^Fixer cette date : \S+ 16 / }).click();
    for (const room of [ninaRoom, leoRoom]) {
      await expect(
        region(room, "Agenda").getByRole("link", { name: /^Ajouter à mon calendrier/ }),
      ).toBeVisible();
    }
  });

  await test.step("the next evening begins with what happened before, on all screens", async () => {
    await ageLastEvening(campaignId);
    await mjRoom.getByRole("button", { name: "Lancer le VTT" }).click();
    await region(mjRoom, "Séances").getByRole("button", { name: "Précédemment…" }).click();
    await mjRoom.getByRole("dialog").getByRole("button", { name: "Montrer à la table" }).click();
    for (const room of [ninaRoom, leoRoom]) {
      const recap = room.getByRole("dialog", { name: /^Précédemment/ });
      await expect(recap.getByText(`${hero} a trouvé les catacombes.`)).toBeVisible();
      await recap.getByRole("button", { name: "Fermer" }).click();
    }
  });
}
