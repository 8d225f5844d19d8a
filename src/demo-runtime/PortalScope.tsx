import { Component, createContext, type ReactNode } from 'react';
import { findDOMNode } from 'react-dom';

/** Scope of the demo that renders (see `toDemoScope`), or null outside demos. */
export const DemoScopeContext = createContext<string | null>(null);

/**
 * Marks what a demo renders outside its container (menus, dialogs) as its own, so that the demo's stylesheet applies
 * there too. A class, because finding the node without wrapping it takes `findDOMNode`: a wrapper would stand between
 * the popup and the body, where the libraries look for it.
 */
export class PortalScope extends Component<{ children: ReactNode }> {
  static override contextType = DemoScopeContext;
  declare context: string | null;

  override componentDidMount() {
    this.mark();
  }

  override componentDidUpdate() {
    this.mark();
  }

  private mark() {
    const node = this.context === null ? null : findDOMNode(this);
    if (node instanceof Element) node.setAttribute('data-demo', this.context ?? '');
  }

  override render() {
    return this.props.children;
  }
}
