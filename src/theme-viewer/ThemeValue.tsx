/** A color as the value of a key, alone or as what a variable of a palette falls back to; channels are no color by themselves. */
const color = /^'(#[0-9a-f]{3,8}|rgba?\(.+\)|var\(--[\w-]*palette-(?!.*Channel, [\d ]+\)').+\))'$/i;

function toKind(value: string): 'text' | 'number' | 'function' {
  if (/^['"]/.test(value)) return 'text';
  return /^function$|\) gives /.test(value) ? 'function' : 'number';
}

function ModeValue({ value }: { value: string }) {
  const found = color.exec(value)?.[1];
  return (
    <>
      {found && <span className="swatch" style={{ background: found }} />}
      <span className={toKind(value)}>{value}</span>
    </>
  );
}

interface ThemeValueProps {
  /** Source text of the value, as the other one. */
  light: string;
  dark: string;
}

/** The value of a key, or the two that it has in light and dark mode, of which CSS shows one. */
export function ThemeValue({ light, dark }: ThemeValueProps) {
  if (light === dark) return <ModeValue value={light} />;
  return (
    <>
      <span data-mode="light">
        <ModeValue value={light} />
      </span>
      <span data-mode="dark">
        <ModeValue value={dark} />
      </span>
    </>
  );
}
