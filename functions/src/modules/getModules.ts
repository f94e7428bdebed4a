import { presetFor } from "domain/games/registry/presets";
import { SYSTEM_IDS } from "domain/values/systemIds";
import type { Handler } from "../http/handler";

/** The systems are code, not documents: this call reads nothing. */
export const getModules: Handler<"getModules"> = async () => ({
  modules: SYSTEM_IDS.map((id) => {
    const { name, tagline } = presetFor(id);
    return { id, name, tagline };
  }),
});
