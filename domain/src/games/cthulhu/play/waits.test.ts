import { expect, it } from "vitest";
import { whole } from "../../../testing/cthulhuPlay";
import { waitsOf } from "./waits";

const ticks = { spotHidden: "ticked", dodge: "ticked" } as const;

it.each([
  [{}, []],
  [{ ticks: { dodge: "ticked" as const } }, [{ text: "1 compétence à vérifier", at: "competences" }]],
  [{ ticks }, [{ text: "2 compétences à vérifier", at: "competences" }]],
  [{ ticks, dead: true }, []],
])("%o lets %j wait", (change, waits) => expect(waitsOf({ ...whole, ...change })).toEqual(waits));
