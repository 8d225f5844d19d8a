import { Component, type ReactNode } from 'react';

interface Props {
  onError(error: Error): void;
  children: ReactNode;
}

/** Keeps a demo that throws from taking anything else with it; shows nothing then. */
export class DemoBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error instanceof Error ? error : new Error(String(error)));
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
