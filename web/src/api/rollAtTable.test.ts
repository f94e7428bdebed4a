import { rollForTable } from "domain/api/rolls";
import { expect, it } from "vitest";
import { answers, sent } from "../testing/answers";
import { tableRoll } from "../testing/fixtures";
import { rollAtTable } from "./rollAtTable";

it("asks for no more words than the log holds, however much acts on the roll", async () => {
  answers.on(rollForTable, tableRoll());
  const notes = Array.from({ length: 12 }, (_, at) => `${"Empoisonné ".repeat(12)}${at}`);
  await rollAtTable(
    { system: "dnd5e", id: "brumes" },
    { label: "Attaquer ".repeat(20), roll: "1d20", audience: "table", notes },
  );
  const [input] = sent(rollForTable);
  expect(rollForTable.body.safeParse(input?.body).success).toBe(true);
});
