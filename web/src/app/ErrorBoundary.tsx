import { paths } from "domain/values/links/paths";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { ErrorState } from "../ui/EmptyState";
import { Button } from "../ui/plain/PlainButton";

interface ErrorBoundaryProps {
  /** The address of the screen inside: another screen gets another chance. */
  at: string;
  children: ReactNode;
}

/** Catches what a screen failed to foresee, says so, and offers a way on: once more, or home. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error("A screen failed.", error, info.componentStack);
  }

  override componentDidUpdate({ at }: ErrorBoundaryProps) {
    if (at !== this.props.at && this.state.failed) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        action={
          <>
            <Button variant="primary" onClick={() => window.location.reload()}>
              Réessayer
            </Button>
            <Button onClick={() => window.location.assign(paths.landing)}>Retour à l'accueil</Button>
          </>
        }
      >
        Cet écran a rencontré un problème inattendu.
      </ErrorState>
    );
  }
}
