/** Who runs this installation: set by the build's environment, a placeholder otherwise. */
export const publisher = {
  name: import.meta.env.VITE_PUBLISHER?.trim() || "l'équipe de Dés & Héros",
  email: import.meta.env.VITE_CONTACT_EMAIL?.trim() || "contact@des-et-heros.example",
} as const;
