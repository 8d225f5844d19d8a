import { announce } from './announce';
import { copiedMilliseconds, copyText } from './copyText';

/** How something is copied: by its button, or by keys while it is pointed at. */
export type CopyMeans = 'click' | 'keyboard';

interface CodeBlockLabels {
  copy: string;
  copied: string;
}

interface CodeBlockOptions {
  labels: CodeBlockLabels;
  onCopy?(means: CopyMeans): void;
}

const blockSelector = '.code-block';
const richTextSelector = '[contenteditable]:not([contenteditable="false"])';

function closestBlock(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(blockSelector) : null;
}

/** The code of a block; of a diff, what is there after the change. */
function readCode(block: Element): string {
  const code = block.querySelector('pre code') ?? block.querySelector('pre');
  if (!code) return '';
  const copy = code.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll('.line-remove')) line.remove();
  return (copy.textContent ?? '').replace(/\n+$/, '');
}

const timers = new WeakMap<Element, number>();

function showCopied(button: Element, labels: CodeBlockLabels): void {
  window.clearTimeout(timers.get(button));
  button.textContent = labels.copied;
  button.toggleAttribute('data-copied', true);
  const timer = window.setTimeout(() => {
    button.textContent = labels.copy;
    button.removeAttribute('data-copied');
  }, copiedMilliseconds);
  timers.set(button, timer);
}

async function copyBlock(
  block: Element,
  means: CopyMeans,
  options: CodeBlockOptions,
): Promise<void> {
  try {
    await copyText(readCode(block));
  } catch {
    // The reader still has the text to select; an error would tell them nothing that they can act on.
    return;
  }
  const button = block.querySelector('.code-copy');
  if (button) showCopied(button, options.labels);
  announce(options.labels.copied);
  options.onCopy?.(means);
}

/** Whether the focus is where text is written and some of it is selected, which the key copies then. */
function hasSelectionInField(): boolean {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
    return activeElement.selectionStart !== activeElement.selectionEnd;
  // Editors have their own ways to select.
  return Boolean(activeElement?.closest(richTextSelector));
}

function isCopyKey(event: KeyboardEvent): boolean {
  const isC = event.code === 'KeyC' || event.key.toLowerCase() === 'c';
  return isC && (event.ctrlKey || event.metaKey || event.altKey) && !event.shiftKey;
}

/**
 * Makes every code block of the document copyable, also those that come later: by its button, and by Ctrl, Cmd or Alt + C
 * while the pointer or the focus is in it and no text is selected.
 * @returns a function that removes the listeners.
 */
export function installCodeBlockBehaviour(options: CodeBlockOptions): () => void {
  let hovered: Element | null = null;

  const onPointerOver = (event: Event) => {
    hovered = closestBlock(event.target);
  };
  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('.code-copy') : null;
    const block = closestBlock(button);
    if (block) void copyBlock(block, 'click', options);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isCopyKey(event)) return;
    if (hasSelectionInField()) return;
    if (document.getSelection()?.toString()) return;
    const block = closestBlock(document.activeElement) ?? hovered;
    if (!block?.isConnected) return;
    event.preventDefault();
    void copyBlock(block, 'keyboard', options);
  };

  document.addEventListener('pointerover', onPointerOver, { passive: true });
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('pointerover', onPointerOver);
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKeyDown);
  };
}
