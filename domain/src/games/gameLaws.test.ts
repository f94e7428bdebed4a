import { describe } from "vitest";
import { describeGameLaws } from "../testing/gameLaws";
import { SYSTEM_IDS } from "../values/systemIds";

describe.each(SYSTEM_IDS)("the game %s", (system) => describeGameLaws(system));
