/**
 * Product §3 "Account preference options", as previewed on the account page. They are not saved (product §2).
 */
export interface Preferences {
  readonly theme: "light" | "dark" | "system";
  readonly accent: "amethyst" | "emerald" | "amber" | "rose";
  readonly textSize: "compact" | "standard" | "large";
  readonly density: "comfortable" | "cozy" | "compact";
}

export const DEFAULT_PREFERENCES: Preferences = {
  theme: "system",
  accent: "amethyst",
  textSize: "standard",
  density: "cozy",
};

/** A preference with all its values, in the order in which the form shows them. */
interface PreferenceField<Name extends keyof Preferences> {
  readonly name: Name;
  readonly label: string;
  readonly options: readonly { readonly value: Preferences[Name]; readonly label: string }[];
}

export const PREFERENCE_FIELDS: readonly {
  [Name in keyof Preferences]: PreferenceField<Name>;
}[keyof Preferences][] = [
  {
    name: "theme",
    label: "Thème",
    options: [
      { value: "light", label: "Clair" },
      { value: "dark", label: "Sombre" },
      { value: "system", label: "Système" },
    ],
  },
  {
    name: "accent",
    label: "Couleur d'accent",
    options: [
      { value: "amethyst", label: "Améthyste" },
      { value: "emerald", label: "Émeraude" },
      { value: "amber", label: "Ambre" },
      { value: "rose", label: "Rose" },
    ],
  },
  {
    name: "textSize",
    label: "Taille du texte",
    options: [
      { value: "compact", label: "Compacte" },
      { value: "standard", label: "Standard" },
      { value: "large", label: "Grande" },
    ],
  },
  {
    name: "density",
    label: "Densité de l'interface",
    options: [
      { value: "comfortable", label: "Confortable" },
      { value: "cozy", label: "Cosy" },
      { value: "compact", label: "Compacte" },
    ],
  },
];
