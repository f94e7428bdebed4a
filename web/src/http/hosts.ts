/** Where `npm run dev` serves the app (tools/launcher/devServer.mjs). */
const DEV_SERVER = "http://127.0.0.1:5173";

/**
 * Where the products beside this app live (product §9). Each is chosen by the build's mode (production or development)
 * and can be overridden by an environment setting; empty means this app's own origin, whose address a build for
 * production does not know. The development server does: links that leave it name it. Its `/api` is its own.
 */
const DEFAULTS = {
  production: { main: "", forge: "", vtt: "", backend: "" },
  development: { main: DEV_SERVER, forge: "", vtt: DEV_SERVER, backend: "" },
} as const;

export type HostName = keyof typeof DEFAULTS.production;

type Settings = Partial<Record<`VITE_HOST_${Uppercase<HostName>}`, string>>;

/** The hosts of a mode, overrides applied, without trailing slashes; only web addresses count. */
export function chooseHosts(mode: string, settings: Settings): Record<HostName, string> {
  const defaults = mode === "development" ? DEFAULTS.development : DEFAULTS.production;
  const choose = (name: HostName): string => {
    const override = settings[`VITE_HOST_${name.toUpperCase() as Uppercase<HostName>}`]?.trim();
    const host = override || defaults[name];
    return /^https?:\/\/[^/]+/.test(host) ? host.replace(/\/+$/, "") : "";
  };
  return { main: choose("main"), forge: choose("forge"), vtt: choose("vtt"), backend: choose("backend") };
}

/** Each setting by its name: the whole of them would stand in every page's first script. */
export const hosts = chooseHosts(import.meta.env.MODE, {
  VITE_HOST_MAIN: import.meta.env.VITE_HOST_MAIN,
  VITE_HOST_FORGE: import.meta.env.VITE_HOST_FORGE,
  VITE_HOST_VTT: import.meta.env.VITE_HOST_VTT,
  VITE_HOST_BACKEND: import.meta.env.VITE_HOST_BACKEND,
});

/** Where sessions are joined: at the outside VTT where one is configured, else in this app's own room. */
export const vttHost = (configured: string = hosts.vtt): string => configured || window.location.origin;
