import type { ApiProp } from '../../shared/apiReference';
import type { PlaygroundControl, PlaygroundValue } from '../../shared/playground';

/**
 * Props that make no sense among controls: addresses (a shared link must not choose where a press leads), names and hooks
 * for other code, what only works together with handlers, and what takes the focus or the whole page.
 */
const unsuitable =
  /^(?:aria-.+|role|href|to|src|srcSet|sizes|action|formAction|target|rel|id|name|key|ref|className|style|sx|component|tabIndex|autoFocus|autoComplete|value|checked|open|in|expanded|selected|keepMounted|container|transitionDuration|timeout|noSsr|nonce|native|multiple|multiline|default[A-Z]\w*|disable(?:Portal|ScrollLock|EnforceFocus|AutoFocus|RestoreFocus|TouchListener|FocusListener|HoverListener|InjectingGlobalStyles)|\w+(?:Id|ClassName|Ref|Props|Component))$/;

/** What readers look for first, in this order. */
const common: readonly string[] = [
  'variant',
  'color',
  'size',
  'children',
  'label',
  'title',
  'orientation',
  'placeholder',
  'helperText',
  'disabled',
  'loading',
  'error',
  'required',
  'fullWidth',
];

/** More than fit beside a component are folded. */
const maxCommon = 8;

const literalPattern = /^(?:'([^'\\]*)'|"([^"\\]*)"|(-?\d+(?:\.\d+)?)|(true|false))$/;

/**
 * @param text of the source, in backticks or not.
 * @returns the value of a literal (strings without escapes), or undefined.
 */
function parseLiteral(text: string): PlaygroundValue | undefined {
  const match = literalPattern.exec(text.trim().replace(/^`([^`]*)`$/, '$1'));
  if (!match) return undefined;
  const [, single, double, number, boolean] = match;
  if (number !== undefined) return Number(number);
  if (boolean !== undefined) return boolean === 'true';
  return single ?? double ?? '';
}

type Shape = Pick<PlaygroundControl, 'kind' | 'options'>;

const emptyTypes: ReadonlySet<string> = new Set(['undefined', 'null']);
const plainTypes: ReadonlySet<string> = new Set(['boolean', 'string', 'number', 'React.ReactNode']);

/** Takes one value for all screens, or one for each breakpoint; a control gives the one. */
const responsivePattern = /^ResponsiveStyleValue<(.+)>$/;

/** The control that a type asks for; null for types that no control can give. */
export function toControlShape(type: string): Shape | null {
  const [, responsive] = responsivePattern.exec(type) ?? [];
  if (responsive !== undefined) return toControlShape(responsive);
  if (/[(){}<>[\]&]/.test(type.replace(/'[^']*'|"[^"]*"/g, ''))) return null;
  const members = (type.match(/'[^']*'|"[^"]*"|[^|]+/g) ?? [])
    .map((member) => member.trim())
    .filter((member) => member !== '' && !emptyTypes.has(member));
  const literals = members.flatMap((member) => parseLiteral(member) ?? []);
  const plain = members.filter((member) => parseLiteral(member) === undefined);
  if (plain.some((member) => !plainTypes.has(member))) return null;
  const hasBoolean = plain.includes('boolean');
  if (hasBoolean && members.length === 1) return { kind: 'switch', options: [] };
  const options = hasBoolean ? [...literals, true, false] : literals;
  if (options.length === 2 && options.every((option) => typeof option === 'boolean'))
    return { kind: 'switch', options: [] };
  if (options.length >= 2) return { kind: 'select', options };
  if (plain.includes('number')) return { kind: 'number', options: [] };
  return plain.length > 0 ? { kind: 'text', options: [] } : null;
}

function toKnown(shape: Shape, value: PlaygroundValue | undefined): PlaygroundValue | null {
  if (value === undefined) return null;
  const { kind, options } = shape;
  if (kind === 'select') return options.includes(value) ? value : null;
  return typeof value === { switch: 'boolean', text: 'string', number: 'number' }[kind]
    ? value
    : null;
}

/** A switch has two states. One whose default is a rule (`true` on desktop) has a third: the prop is not given. */
function toShape({ type, defaultValue }: ApiProp): Shape | null {
  const shape = toControlShape(type);
  const hasRule =
    defaultValue !== null &&
    !emptyTypes.has(defaultValue) &&
    parseLiteral(defaultValue) === undefined;
  return shape?.kind === 'switch' && hasRule ? { kind: 'select', options: [true, false] } : shape;
}

interface ControlOptions {
  /** Props that the author hides. */
  hidden: ReadonlySet<string>;
  /** What the author starts with. */
  values: Readonly<Record<string, unknown>>;
}

function toRank(name: string): number {
  const index = common.indexOf(name);
  return index === -1 ? common.length : index;
}

const kindRanks = { select: 0, switch: 1, number: 2, text: 3 } as const;

/**
 * Controls for the props of a component: its own ones whose type a control can give, those that readers look for first at
 * the start. A prop that the author gives a value to has one in any case.
 */
export function toPlaygroundControls(
  props: readonly ApiProp[],
  { hidden, values }: ControlOptions,
): PlaygroundControl[] {
  const controls = props.flatMap((prop): PlaygroundControl[] => {
    const { name, defaultValue, deprecatedHtml, required } = prop;
    const isGiven = Object.hasOwn(values, name);
    const isOffered = !unsuitable.test(name) && deprecatedHtml === null;
    const shape = toShape(prop);
    if (!shape || hidden.has(name) || !(isOffered || isGiven)) return [];
    const given = values[name] as PlaygroundValue | undefined;
    const initialValue = toKnown(shape, given);
    // A value that the control could not show again stays what the author wrote.
    if (isGiven && initialValue === null) return [];
    return [
      {
        name,
        ...shape,
        defaultValue: toKnown(shape, parseLiteral(defaultValue ?? '')),
        initialValue,
        isRequired: required,
        isCommon: false,
      },
    ];
  });
  return controls
    .sort(
      (a, b) =>
        toRank(a.name) - toRank(b.name) ||
        Number(b.initialValue !== null) - Number(a.initialValue !== null) ||
        kindRanks[a.kind] - kindRanks[b.kind] ||
        a.name.localeCompare(b.name),
    )
    .map((control, index) => ({ ...control, isCommon: index < maxCommon }));
}
