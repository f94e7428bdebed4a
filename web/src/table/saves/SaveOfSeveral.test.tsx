import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { ask } from "domain/api/asks";
import { changePlayState } from "domain/api/play";
import { characters } from "domain/documents/character";
import { playStates } from "domain/documents/play";
import { type RollDocument, rolls } from "domain/documents/roll";
import { playSystemOf } from "domain/games/registry/plays";
import { characterOf } from "domain/testing/campaigns";
import { Suspense } from "react";
import { beforeEach, expect, it } from "vitest";
import { queryKeys } from "../../api/keys";
import { documents } from "../../live/testing/documents";
import { answers, sent } from "../../testing/answers";
import { playState, playTaken } from "../../testing/fixtures";
import { rootOf, testQueryClient } from "../../testing/MemberTestRoot";
import { patience } from "../../testing/patience";
import type { DamageRoll } from "../damage/damageRoll";
import { WithFighters } from "../fighters/WithFighters";
import LateShares from "./LateShares";
import SaveOfSeveral from "./SaveOfSeveral";

const breathOf = (id: string, audience: DamageRoll["audience"] = "table"): DamageRoll => ({
  ...{ id, audience, label: "Dégâts : Souffle de feu", points: 21 },
  parts: [{ id, points: 21, damage: { game: "dnd5e", type: "fire" } }],
});
const save = { trait: "Sauvegarde de Dextérité", difficulty: 15, success: "half" } as const;

function show(roll: DamageRoll) {
  const client = testQueryClient();
  client.setQueryData(queryKeys.playSystem("dnd5e"), playSystemOf("dnd5e"));
  return render(
    <Suspense>
      <WithFighters campaignId="brumes" isMj>
        <SaveOfSeveral campaignId="brumes" roll={roll} save={save} onClose={() => undefined} />
        <LateShares campaignId="brumes" />
      </WithFighters>
    </Suspense>,
    { wrapper: rootOf("mona", { client }) },
  );
}

async function press(name: string) {
  const button = await screen.findByRole("button", { name }, { timeout: patience(20_000) });
  await act(async () => fireEvent.click(button));
}
const row = (name: string) =>
  within(screen.getAllByRole("listitem").find((one) => one.textContent?.startsWith(name)) as HTMLElement);

/** A player's answer to the ask of a roll. */
const answer = (askId: string, character: string, total: number) => {
  const made: RollDocument = {
    ...{ uid: "nina", name: "Nina", label: "Sauvegarde de Dextérité", audience: "table", askId },
    ...{ character: { id: character.toLowerCase(), name: character } },
    ...{ notation: "1d20", die: 20, roll: total, modifier: 0, total, dice: [], createdAt: 1, expiresAt: 2 },
  };
  act(() => documents.put(rolls, ["brumes", `${askId}-${character}`], made));
};
const applied = () =>
  sent(changePlayState).map(({ params, body }) => [
    params.id,
    body.entries.flatMap((entry) => ("operations" in entry ? entry.operations : [])),
  ]);

beforeEach(() => {
  answers.on(changePlayState, playTaken);
  answers.on(ask, ({ body: { requestId, content, heroes = [] } }) => ({
    ...{ id: requestId, uid: "mona", content, targets: ["nina"], heroes, answeredBy: [] },
    ...{ createdAt: 1, expiresAt: 2 },
  }));
  const stats = { hp: { current: 30, max: 30 } };
  for (const name of ["Elowen", "Borin"]) {
    const character = characterOf({ name, userId: "nina", stats, campaignId: "brumes" });
    documents.put(characters, [name.toLowerCase()], character);
    documents.put(
      playStates,
      [name.toLowerCase()],
      playState({ hitPoints: { lost: 0, temporary: 0, reduction: 0 } }),
    );
  }
});

it("asks each hero, and applies what their saves leave; who answers later gets their share then, once", async () => {
  show(breathOf("breath-0001"));
  await press("Tous les héros");
  await press("Demander et lancer");
  expect(sent(ask).map(({ body }) => body)).toEqual([
    {
      requestId: "breath-0001",
      content: {
        ...{ kind: "roll", trait: "Sauvegarde de Dextérité", difficulty: 15, secret: false },
        cause: "Souffle de feu",
      },
      heroes: ["elowen", "borin"],
    },
  ]);
  expect(row("Borin").getByText("attend son jet")).toBeTruthy();
  answer("breath-0001", "Borin", 14);
  expect(row("Borin").getByText("14 · ratée")).toBeTruthy();
  await press("Appliquer à 1");
  await waitFor(() => expect(applied()).toHaveLength(1));
  expect(applied()[0]).toMatchObject(["borin", [{ kind: "damage", amount: 21 }]]);
  expect(screen.getByText(/Elowen : leur part vient avec leur jet\.$/)).toBeTruthy();
  answer("breath-0001", "Elowen", 15);
  await waitFor(() => expect(applied()).toHaveLength(2));
  expect(applied()[1]).toMatchObject(["elowen", [{ kind: "damage", amount: 10 }]]);
  answer("breath-0001", "Elowen", 3);
  expect(applied()).toHaveLength(2);
});

it("lets the MJ say what somebody takes, whatever their save", async () => {
  show(breathOf("breath-0002"));
  await press("Tous les héros");
  await press("Demander et lancer");
  answer("breath-0002", "Borin", 3);
  fireEvent.click(row("Borin").getByRole("radio", { name: "½" }));
  fireEvent.click(row("Elowen").getByRole("radio", { name: "0" }));
  expect(row("Borin").getByText("−10")).toBeTruthy();
  expect(row("Elowen").getByText("−0")).toBeTruthy();
  await press("Appliquer à 1");
  await waitFor(() => expect(applied()).toMatchObject([["borin", [{ amount: 10 }]]]));
});

it("says neither whence nor how hard where the source hides", async () => {
  show(breathOf("breath-0003", "mj"));
  await press("Tous les héros");
  await press("Demander et lancer");
  expect(sent(ask)[0]?.body.content).toEqual({
    ...{ kind: "roll", trait: "Sauvegarde de Dextérité", difficulty: 15, secret: false },
    hidesDifficulty: true,
  });
});
