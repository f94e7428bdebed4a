import { expect, it } from "vitest";
import { isAskedTrait } from "../table/asks/askedTraits";
import { loadCreatures } from "../table/creatures/loadCreatures";
import { SYSTEM_IDS } from "../values/systemIds";
import { CYBERPUNK_ROLES } from "./cyberpunk/roles";
import { creaturesOf } from "./registry/creatures";

/** A netrunner's Interface stands among an antagonist's skills. */
const ROLE_ABILITIES = new Set(CYBERPUNK_ROLES.map(({ ability }) => ability));

it.each(SYSTEM_IDS)("in %s the skills of creatures are called as those of the sheets", async (system) => {
  const { facts } = creaturesOf(system);
  const skills = (await loadCreatures(system)).flatMap((creature) =>
    facts(creature, {}).filter(({ label }) => label === "Compétences"),
  );
  const names = skills.flatMap(({ value }) =>
    value === "" ? [] : value.split(", ").map((skill) => skill.replace(/ [+−]?\d+(?: %)?$/, "")),
  );
  expect(names.length).toBeGreaterThan(0);
  const unknown = names.filter((name) => !isAskedTrait(system, name) && !ROLE_ABILITIES.has(name));
  expect([...new Set(unknown)]).toEqual([]);
});
