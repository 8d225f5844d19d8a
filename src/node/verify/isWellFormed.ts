/** Whether an address of another site can be one: https or http with a host that has a dot, or mail; nothing unescaped. */
export function isWellFormed(address: string): boolean {
  if (!URL.canParse(address) || /[\s<>"{}|\\^`]/.test(address)) return false;
  const { protocol, hostname } = new URL(address);
  if (protocol === 'mailto:') return /^mailto:[^@]+@[^@]+\.\w+$/.test(address);
  return /^https?:$/.test(protocol) && /^[\w-]+(?:\.[\w-]+)+$/.test(hostname);
}
