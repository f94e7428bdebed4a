/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_AUTH_EMULATOR?: string;
  readonly VITE_FIRESTORE_EMULATOR?: string;
  readonly VITE_PUBLISHER?: string;
  readonly VITE_CONTACT_EMAIL?: string;
}

/** The theme's CSS variables, made by web/mantineStyles.ts. */
declare module "virtual:mantine-variables.css";
