import type { EditFrameReply } from '../shared/demoRuntime';

/** More than any demo needs; edited code must not make the page endless. */
const maxHeight = 4000;
const maxMessageLength = 2000;

function isWholeNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** @param data what a message from the edit frame carries; edited code can send anything. @returns null for what is no reply. */
export function parseEditFrameReply(data: unknown): EditFrameReply | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, height, message, line } = data as Record<string, unknown>;
  if (type === 'ready') return { type };
  if (type === 'rendered' && isWholeNumber(height))
    return { type, height: Math.min(Math.ceil(height), maxHeight) };
  if (type === 'error' && typeof message === 'string') {
    const text = message.slice(0, maxMessageLength);
    return {
      type,
      message: text,
      ...(isWholeNumber(line) && line > 0 ? { line: Math.floor(line) } : {}),
    };
  }
  return null;
}
