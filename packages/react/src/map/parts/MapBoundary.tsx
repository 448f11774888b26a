'use client';

import { Component, type ReactNode } from 'react';

interface MapBoundaryProps {
  onError(error: unknown): void;
  readonly children: ReactNode;
}

/** Shows nothing of a map that cannot be drawn: the picker beside it takes a typed place. */
export class MapBoundary extends Component<MapBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
