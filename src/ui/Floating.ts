import styled from 'styled-components';
import { layers } from '../shared/layers';

/** A button and the surface that floats at it. */
export const FloatingPlace = styled.div`
  position: relative;
  display: inline-flex;
`;

/** The surface that menus and lists of links float on. */
export const Floating = styled.div<{ $align?: 'start' | 'end' }>`
  position: absolute;
  z-index: ${layers.floating};
  inset-block-start: calc(100% + var(--space-1));
  ${({ $align = 'start' }) => `inset-inline-${$align}: 0;`}
  max-block-size: calc(100dvh - var(--header-height) - var(--space-8));
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-frame);
  background: var(--surface-1);
  box-shadow: var(--shadow-float);
`;
