import { fileURLToPath } from "node:url";
import { loadEnv } from "vite";

/** The client's settings as a build for production reads them: `web/.env*`, then the shell. By name, `VITE_…`. */
export const readSettings = () =>
  loadEnv("production", fileURLToPath(new URL(".", import.meta.url)), "VITE_");
