import { capitalize, type TextWriter } from './TextWriter';

/** What the names in a block of code are made of; two words are capitalized too. */
interface Names {
  noun: string;
  one: string;
  other: string;
  One: string;
  Other: string;
}

const toExample = ({ noun, one, other, One }: Names) => `import { useState } from 'react'
import { ${noun} } from '@acme/ui'

export function ${One}${noun}Example() {
  const [${one}, set${One}] = useState<string | null>(null)
  return (
    <${noun}
      label="${One} ${other}"
      value={${one}}
      onValueChange={(next) => set${One}(next)}
      disabled={${one} === 'locked'}
    />
  )
}`;

const toList = ({ One, Other }: Names) => `type ${One}${Other}Props<T extends object> = {
  items: readonly T[]
  getKey: (item: T, index: number) => string
  on${Other}?: (item: T) => void | Promise<void>
  size?: 'small' | 'medium' | 'large'
}

export function ${One}${Other}<T extends object>({ items, getKey, on${Other}, size = 'medium' }: ${One}${Other}Props<T>) {
  return (
    <ul data-size={size}>
      {items.map((item, index) => (
        <li key={getKey(item, index)} onClick={() => on${Other}?.(item)}>
          {String(index + 1)}
        </li>
      ))}
    </ul>
  )
}`;

const toHook = (
  { one, other, One, Other }: Names,
  writer: TextWriter,
) => `import { useEffect, useRef } from 'react'

// Keeps the ${one} in step with the ${other} without an extra render.
export function use${One}${Other}(delay = ${writer.integer(100, 900)}) {
  const timer = useRef<number>()
  useEffect(() => {
    timer.current = window.setTimeout(() => {
      document.title = \`${One}: \${delay} ms\`
    }, delay)
    return () => window.clearTimeout(timer.current)
  }, [delay])
  return timer
}`;

const toTest = (
  { noun, one, other, One }: Names,
  writer: TextWriter,
) => `import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ${noun} } from '@acme/ui'

test('${noun} ${writer.verb()} the ${one}', async () => {
  const user = userEvent.setup()
  render(<${noun} label="${One}" hint="${other}" />)
  await user.click(screen.getByRole('button', { name: '${One}' }))
  expect(await screen.findByText(/${other}/i)).toBeVisible()
})`;

const writeCode = { example: toExample, list: toList, hook: toHook, test: toTest };

/** A fenced block of TSX. @param noun the component that it is about. */
export function toCodeBlock(
  writer: TextWriter,
  noun: string,
  kind: keyof typeof writeCode,
): string {
  const one = writer.word();
  const other = writer.word();
  const names = { noun, one, other, One: capitalize(one), Other: capitalize(other) };
  return `\`\`\`tsx\n${writeCode[kind](names, writer)}\n\`\`\``;
}
