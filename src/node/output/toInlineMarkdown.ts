import { toReason } from './toReason';

/** The HTML of a sentence in a reference as Markdown, which keeps code and links. */
export function toInlineMarkdown(html: string): string {
  const marked = html
    .replace(/<\/?code>/g, '`')
    .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g, '[$2]($1)');
  return toReason(marked);
}

/** The HTML of a deprecation's reason as Markdown, with what it is the reason of; to be put before a description. */
export function toDeprecationMarkdown(html: string): string {
  const reason = toInlineMarkdown(html);
  if (reason === '') return '**Deprecated.**';
  return `**Deprecated:** ${reason}${/[.!?]$/.test(reason) ? '' : '.'}`;
}
