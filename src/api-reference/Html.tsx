/** HTML that the build rendered from the declarations' Markdown. */
export function Html({ html }: { html: string }) {
  return html === '' ? null : <div dangerouslySetInnerHTML={{ __html: html }} />;
}
