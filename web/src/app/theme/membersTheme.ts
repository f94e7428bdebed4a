import { createTheme, type MantineTheme, mergeThemeOverrides } from "@mantine/core";
import button from "../../ui/plain/Button.module.css";
import { HexagonLoader } from "../../ui/Spinner";
import { mantineTheme } from "./mantineTheme";
import styles from "./membersTheme.module.css";

const TONES: Readonly<Record<string, string>> = {
  ok: "var(--ok)",
  warn: "var(--warn)",
  bad: "var(--bad)",
  gilt: "var(--gilt)",
  accent: "var(--accent)",
  system: "var(--sys-ink)",
};

/** A component's colour as a custom property that its stylesheet mixes with the surfaces: `color="ok"`. */
const tone = (_: MantineTheme, { color }: { color?: string }) => ({
  root: TONES[color ?? ""]
    ? { "--tone": TONES[color ?? ""] }
    : { "--tone": "var(--ink-2)", "--tone-line": "var(--line)" },
});

const field = { classNames: { input: styles.input, label: styles.label, description: styles.description } };
/** An error is announced when it appears. What may stay empty says so in its label (OptionalLabel); the rest needs no mark. */
const announced = { defaultProps: { errorProps: { role: "alert" }, withAsterisk: false } };

/**
 * The members' kit: Mantine's components in the product's look. Defaults and classes stand here, so that a screen says
 * what a thing is and never how it looks. The look of buttons is the plain pages' own stylesheet.
 */
export const membersTheme = mergeThemeOverrides(
  mantineTheme,
  createTheme({
    components: {
      ActionIcon: {
        defaultProps: { variant: "icon", size: 34 },
        classNames: { root: styles.actionIcon },
      },
      Alert: {
        defaultProps: { color: "bad" },
        classNames: { root: styles.alert, message: styles.alertMessage },
        vars: tone,
      },
      Accordion: {
        classNames: {
          item: styles.accordionItem,
          control: styles.accordionControl,
          content: styles.accordionContent,
          chevron: styles.accordionChevron,
        },
      },
      Anchor: { defaultProps: { underline: "always" }, classNames: { root: styles.anchor } },
      Avatar: { defaultProps: { radius: "50%" } },
      Badge: { classNames: { root: styles.badge }, vars: tone },
      Button: {
        defaultProps: { variant: "quiet", size: "md", radius: "xl" },
        classNames: { root: `${button.button} ${styles.button}`, label: styles.buttonLabel },
      },
      Checkbox: {
        defaultProps: { radius: "xs" },
        classNames: { input: styles.check, label: styles.checkLabel },
      },
      Chip: {
        defaultProps: { variant: "outline", radius: "xl" },
        classNames: { root: styles.chipRoot, input: styles.chipInput, label: styles.chip },
      },
      Fieldset: { defaultProps: { variant: "unstyled", m: 0 }, classNames: { legend: styles.legend } },
      FileInput: { defaultProps: { size: "md" } },
      Input: field,
      InputWrapper: {
        classNames: { label: styles.label, description: styles.description, error: styles.error },
        ...announced,
      },
      Loader: { defaultProps: { loaders: { hexagon: HexagonLoader }, type: "hexagon" } },
      Menu: { classNames: { dropdown: styles.dropdown, item: styles.menuItem } },
      Modal: {
        classNames: {
          content: styles.modal,
          title: styles.modalTitle,
          body: styles.modalBody,
          overlay: styles.overlay,
        },
      },
      // The page stops scrolling by a rule of the theme's stylesheet: Mantine's own way writes a <style>.
      ModalRoot: { defaultProps: { lockScroll: false, centered: true, size: 440 } },
      NativeSelect: { defaultProps: { size: "md" }, ...field },
      Notification: { classNames: { root: styles.notification }, vars: tone },
      Paper: { classNames: { root: styles.paper } },
      PasswordInput: {
        defaultProps: {
          size: "md",
          visibilityToggleFocusable: true,
          visibilityToggleButtonProps: { "aria-label": "Afficher le mot de passe" },
        },
        classNames: { ...field.classNames, visibilityToggle: styles.visibilityToggle },
      },
      Popover: { classNames: { dropdown: styles.dropdown } },
      Progress: { defaultProps: { radius: "xl" } },
      Radio: { classNames: { radio: styles.check, label: styles.checkLabel } },
      SegmentedControl: {
        defaultProps: { radius: "xl", fullWidth: true },
        classNames: {
          root: styles.segments,
          control: styles.segment,
          input: styles.segmentInput,
          label: styles.segmentLabel,
          indicator: styles.segmentIndicator,
        },
      },
      Skeleton: { classNames: { root: styles.skeleton } },
      Switch: {
        defaultProps: { size: "md", withThumbIndicator: false },
        classNames: { track: styles.switchTrack, thumb: styles.switchThumb, label: styles.checkLabel },
      },
      Table: { classNames: { table: styles.table } },
      Tabs: { classNames: { list: styles.tabsList, tab: styles.tab } },
      Textarea: { defaultProps: { size: "md" }, ...field },
      TextInput: { defaultProps: { size: "md" }, ...field },
      Title: { defaultProps: { order: 2 }, classNames: { root: styles.title } },
    },
  }),
);

declare module "@mantine/core" {
  export interface ButtonProps {
    /** One `primary` a screen; `quiet` is the default; `danger` for what cannot be undone. */
    variant?: "primary" | "quiet" | "danger";
  }
}
