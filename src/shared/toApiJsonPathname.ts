/** Address of an API page's JSON: `/material-ui/api/button/` → `/material-ui/api/button.json`. */
export function toApiJsonPathname(pathname: string): string {
  return pathname.replace(/\/$/, '.json');
}
