/** Whether this process makes the site for `gatsby develop`; Gatsby sets the variable. */
export function isDevelop(): boolean {
  return process.env['gatsby_executing_command'] === 'develop';
}
