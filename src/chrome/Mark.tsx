interface MarkProps {
  /** Rem. */
  size?: number;
}

/** A plumb bob on its line: the mark of the site. The same drawing as static/mark.svg. */
export function Mark({ size = 1.75 }: MarkProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 28 28"
      style={{ inlineSize: `${size}rem`, blockSize: `${size}rem`, flex: 'none' }}
    >
      <path d="M14 0v8" stroke="currentColor" strokeWidth="1.75" />
      <path d="M11.5 7h5v3h-5z" fill="currentColor" />
      <path d="M7 11h14c0 5.2-3.6 8.6-7 17-3.4-8.4-7-11.8-7-17Z" fill="var(--accent)" />
      <path d="M14 11h7c0 5.2-3.6 8.6-7 17z" fill="currentColor" opacity="0.28" />
    </svg>
  );
}
