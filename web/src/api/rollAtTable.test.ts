import { rollForTable } from "domain/api/rolls";
import { expect, it, vi } from "vitest";
import { call } from "../http/call";
import { rollAtTable } from "./rollAtTable";

vi.mock("../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));

it("asks for no more words than the log holds, however much acts on the roll", async () => {
  const calls = vi.mocked(call).mockResolvedValue({} as never);
  const notes = Array.from({ length: 12 }, (_, at) => `${"Empoisonné ".repeat(12)}${at}`);
  await rollAtTable(
    { system: "dnd5e", id: "brumes" },
    { label: "Attaquer ".repeat(20), roll: "1d20", audience: "table", notes },
  );
  const [, input] = calls.mock.calls[0] ?? [];
  const { body } = { ...(input as { body: object } | undefined) };
  expect(rollForTable.body?.safeParse(body).success).toBe(true);
});
