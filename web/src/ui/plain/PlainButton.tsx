import type { ButtonHTMLAttributes } from "react";
import { Link, type LinkProps } from "react-router-dom";
import { Spinner } from "../Spinner";
import styles from "./Button.module.css";

interface Look {
  /** One `primary` a screen; `quiet` is the default; `danger` for what cannot be undone. */
  variant?: "primary" | "quiet" | "danger";
  size?: "md" | "sm";
}

const look = ({ variant = "quiet", size = "md" }: Look, className: string | undefined) => ({
  className: className ? `${styles.button} ${className}` : styles.button,
  "data-variant": variant,
  "data-size": size,
});

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { loading?: boolean };

/** A button; while `loading` it spins, keeps its width and its focus, and does nothing when pressed. */
export function Button({
  variant,
  size,
  loading = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...look({ variant, size }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest["aria-disabled"]}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}

/** A link to a screen of the product that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} {...look({ variant, size }, className)} />;
}
