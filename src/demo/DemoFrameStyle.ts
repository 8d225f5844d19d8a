import styled, { css } from 'styled-components';
import { demoLayoutCss } from '../shared/demoLayout';
import { chosenInForcedColors } from '../theme/chosenCss';
import { farCodeCss } from '../theme/codeTokensCss';
import { media } from '../theme/media';
import { choiceCss } from './choiceCss';
import { sharedFrameCss } from './sharedFrameCss';

/** One frame, three parts joined without gaps: the stage, the toolbar, the code. */
const frameCss = css`
  ${sharedFrameCss}
  position: relative;
  display: block;

  .demo-anchor {
    position: absolute;
    inset-block-start: 0;
  }
`;

const stageCss = css`
  .demo-stage {
    position: relative;
    display: grid;
    align-items: center;
    min-block-size: 7.5rem;
    padding: var(--space-6);
    overflow-x: auto;
    overscroll-behavior-x: contain;
    border-radius: calc(var(--radius-frame) - 1px) calc(var(--radius-frame) - 1px) 0 0;
  }
  &[data-background='raised'] .demo-stage {
    background: var(--surface-2);
  }
  &[data-background='none'] .demo-stage {
    background: var(--surface-0);
  }
  .demo-styling {
    min-inline-size: 0;
  }
  .demo-root[hidden] {
    display: none;
  }
  .demo-root {
    ${demoLayoutCss}
  }
  .demo-start {
    position: absolute;
    inset: 0;
    pointer-events: none;
    border-radius: inherit;
  }
  .demo-start:focus {
    outline: var(--focus-ring);
    outline-offset: -4px;
  }
  .demo-edited,
  .demo-page {
    display: block;
    inline-size: 100%;
    border: 0;
    color-scheme: inherit;
  }
  .demo-edited[data-waiting] {
    position: absolute;
    inset-inline: 0;
    visibility: hidden;
  }
  /* Over the foot of the stage: an error comes and goes while the reader types below it. */
  .demo-error {
    position: absolute;
    z-index: 1;
    inset-inline: 0;
    translate: 0 -100%;
    max-block-size: 7.5rem;
    margin: 0;
    overflow-y: auto;
    padding: var(--space-2) var(--space-4);
    border-block-start: 1px solid var(--danger);
    background: var(--danger-surface);
    color: var(--danger);
    font: var(--type-tiny);
    font-family: var(--font-code);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    .demo-stage {
      padding: var(--space-4);
      border-radius: 0;
    }
  }
`;

const pressedCss = css`
  background: var(--surface-3);
  color: var(--text);
  ${chosenInForcedColors}
`;

const toolbarCss = css`
  .demo-toolbar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: var(--space-1);
    min-block-size: 2.5rem;
    padding: 0.1875rem var(--space-2);
    border-block-start: 1px solid var(--surface-3);
    color: var(--text-quiet);
    font: var(--type-tiny);
  }
  .demo-toolbar button {
    min-block-size: 2rem;
    color: inherit;
    font: var(--type-tiny);
    font-weight: var(--weight-medium);
  }
  .demo-toolbar button:is(:hover, :focus-visible) {
    color: var(--text);
  }
  .demo-toolbar button:focus-visible {
    outline-offset: -2px;
  }
  /* One piece, so that a line that is too short wraps before the tools and not between them. */
  .demo-tools {
    display: inline-flex;
    margin-inline-start: auto;
  }
  .demo-tools > button {
    inline-size: 2rem;
  }
  .demo-expand,
  .demo-choice > button {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    padding: 0 var(--space-2);
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    cursor: pointer;
  }
  /* As wide in both states, in the widest fonts of systems too, so that opening the code moves nothing beside it. */
  .demo-expand {
    min-inline-size: 8rem;
  }
  .demo-choice > button {
    min-inline-size: 2rem;
    padding: 0 var(--space-1);
    justify-content: center;
  }
  .demo-expand:hover,
  .demo-choice > button:hover {
    background: var(--surface-2);
  }
  .demo-expand > svg {
    transition: rotate var(--duration) var(--ease);
  }
  .demo-expand[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  .demo-choice {
    display: inline-flex;
    gap: 1px;
  }
  /* Two choices have a line of their own, below the tools: three parts of the row would take three lines. */
  ${media.phone} {
    .demo-toolbar:has(.demo-choice + .demo-choice) :is(.demo-choice, .demo-note) {
      order: 1;
    }
  }
  html[data-code-variant='JS'] & [data-variant-choice='JS'],
  html:not([data-code-variant='JS']) & [data-variant-choice='TS'],
  html:not([data-code-styling='Tailwind'], [data-code-styling='CSS'])
    &
    [data-pressed-for~='System'],
  html[data-code-styling='Tailwind'] & [data-pressed-for~='Tailwind'],
  html[data-code-styling='CSS'] & [data-pressed-for~='CSS'] {
    ${pressedCss}
  }
  html:not([data-js]) & .demo-toolbar {
    display: none;
  }
  ${media.print} {
    .demo-toolbar {
      display: none;
    }
  }
`;

/** True for a frame that the address leads to, see `markTarget`; from hydration on, `data-expanded` says what is expanded. */
const linked = ':is([data-linked], :has(> .demo-anchor[data-linked]))';

const codeCss = css`
  .demo-code {
    position: relative;
    border-radius: 0 0 calc(var(--radius-frame) - 1px) calc(var(--radius-frame) - 1px);
    background: var(--code-surface);
    color: var(--code-text);
  }
  .demo-code-scroll {
    max-block-size: min(68vh, 62.5rem);
    overflow: auto;
    overscroll-behavior-x: contain;
    border-radius: inherit;
    direction: ltr;
    text-align: left;
  }
  .demo-code-scroll:focus-visible,
  .demo-code-scroll:focus-within:has(:focus-visible) {
    outline: var(--focus-ring);
    outline-offset: -2px;
  }
  .demo-code .code-block pre {
    ${farCodeCss}
  }
  .demo-code pre,
  .demo-editor {
    inline-size: max-content;
    min-inline-size: 100%;
    margin: 0;
    padding: var(--space-4);
    font: var(--type-code);
    font-variant-ligatures: none;
    tab-size: 2;
  }
  .demo-code code {
    font: inherit;
  }
  .demo-filename {
    position: sticky;
    inset-inline-start: 0;
    padding: var(--space-2) var(--space-4) 0;
    color: var(--text-quiet);
    font: var(--type-tiny);
    font-family: var(--font-code);
  }
  .demo-editor[hidden] {
    display: none;
  }
  .demo-error-line {
    background: var(--danger-surface);
    box-shadow: inset 2px 0 var(--danger);
  }
  .demo-message {
    margin: 0;
    padding: var(--space-3) var(--space-4) 0;
    color: var(--danger);
    font: var(--type-tiny);
  }

  html:not([data-js]) & .demo-preview,
  &[data-expanded] .demo-preview,
  html:not([data-hydrated]) &${linked} .demo-preview {
    display: none;
  }
  @media screen {
    html[data-js][data-hydrated] &:not([data-expanded]) .demo-full,
    html[data-js]:not([data-hydrated])
      &:not([data-expanded], [data-linked], :has(> .demo-anchor[data-linked]))
      .demo-full {
      display: none;
    }
  }

  .demo-code-corner {
    position: absolute;
    inset-block-start: 0.375rem;
    inset-inline-end: 0.5rem;
    display: flex;
    align-items: center;
    gap: var(--space-1);
    font: var(--type-tiny);
  }
  /* An editor's last line is short; its first is long, and cannot be scrolled away from under it. */
  .demo-code:has(.cm-editor) > .demo-code-corner {
    inset-block: auto var(--space-4);
  }
  .demo-edited-note,
  .demo-hint {
    padding: 0.125rem var(--space-2);
    border-radius: var(--radius-chip);
    background: var(--surface-3);
    color: var(--text);
    pointer-events: none;
  }
  .demo-hint,
  .demo-code-scroll:focus-visible ~ .demo-code-corner > .demo-edit {
    display: none;
  }
  .demo-code-scroll:focus-visible ~ .demo-code-corner > .demo-hint-enter {
    display: block;
  }
  /* On a touch screen it would cover the code, and there may be no such key. */
  @media (hover: hover) {
    .demo-code-scroll:focus-within:has(.cm-focused) ~ .demo-code-corner > .demo-hint-leave {
      display: block;
    }
  }
  .demo-edit {
    min-block-size: 1.75rem;
    padding: 0 var(--space-2);
    border: 1px solid var(--line);
    border-radius: 0.375rem;
    background: var(--surface-1);
    color: var(--text);
    font: inherit;
    cursor: pointer;
    opacity: 0;
    transition: opacity var(--duration) var(--ease);
  }
  .demo-edit:hover {
    border-color: var(--line-strong);
    background: var(--surface-2);
  }
  .demo-code:is(:hover, :focus-within) .demo-edit {
    opacity: 1;
  }
  @media (hover: none) {
    .demo-edit {
      opacity: 1;
    }
  }
  html:not([data-js]) & .demo-code-corner {
    display: none;
  }
  ${media.print} {
    .demo-preview,
    .demo-code-corner {
      display: none;
    }
    .demo-code-scroll {
      max-block-size: none;
    }
    .demo-code pre {
      inline-size: auto;
      white-space: pre-wrap;
    }
  }
`;

/** Frame of a demo: see the design of each part above. */
export const Frame = styled.section`
  ${frameCss}
  ${choiceCss}
  ${stageCss}
  ${toolbarCss}
  ${codeCss}
`;
