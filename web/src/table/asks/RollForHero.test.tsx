import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { rollForTable } from "domain/api/rolls";
import { characters } from "domain/documents/character";
import { playStates } from "domain/documents/play";
import { playSystemOf } from "domain/games/registry/plays";
import { characterOf } from "domain/testing/campaigns";
import { expect, it } from "vitest";
import { queryKeys } from "../../api/keys";
import { documents } from "../../live/testing/documents";
import { answers, sent } from "../../testing/answers";
import { playState, tableRoll } from "../../testing/fixtures";
import { rootOf, testQueryClient } from "../../testing/MemberTestRoot";
import RollForHero from "./RollForHero";

function show(trait: string, wis?: number) {
  const client = testQueryClient();
  client.setQueryData(queryKeys.playSystem("dnd5e"), playSystemOf("dnd5e"));
  const stats = { abilityScores: wis === undefined ? {} : { wis } };
  documents.put(characters, ["lia"], characterOf({ name: "Elenna", campaignId: "brumes", stats }));
  documents.put(playStates, ["lia"], playState());
  const ask = { id: "ask-00001", content: { kind: "roll", trait, secret: false } } as const;
  render(<RollForHero campaignId="brumes" heroId="lia" ask={ask} />, {
    wrapper: rootOf("mona", { client, showsToasts: true }),
  });
}
const press = () => fireEvent.click(screen.getByRole("button", { name: "Lancer pour Elenna" }));

it("answers with the sheet's own value, once", async () => {
  answers.on(rollForTable, tableRoll());
  show("Perception", 14);
  expect(sent(rollForTable)).toEqual([]);
  press();
  await waitFor(() =>
    expect(sent(rollForTable).map(({ body }) => body)).toMatchObject([
      { characterId: "lia", askId: "ask-00001", label: "Perception", roll: { modifier: 2 } },
    ]),
  );
});

it("says that the sheet lacks the value, and rolls nothing", async () => {
  show("Sauvegarde de Dextérité");
  press();
  expect(await screen.findByText("La fiche d'Elenna n'a pas cette valeur.")).toBeTruthy();
  expect(sent(rollForTable)).toEqual([]);
});
