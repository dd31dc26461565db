import { Component, type ReactNode } from 'react';

/** An error in a tile affects this tile only. */
export class TileBoundary extends Component<{ children: ReactNode }, { problem?: string }> {
  override state: { problem?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { problem } = this.state;
    return problem === undefined ? this.props.children : <p>{`This tile failed: ${problem}`}</p>;
  }
}
