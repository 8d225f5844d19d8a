import type * as React from 'react';

/* Stands for a package of icons that are made of lines and have a fixed size, as those of many packages. */

const frame = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export function Clock(props: React.SVGProps<SVGSVGElement>) {
  return (
    <svg {...frame} {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3 3" />
    </svg>
  );
}

export function Board(props: React.SVGProps<SVGSVGElement>) {
  return (
    <svg {...frame} {...props}>
      <path d="M4 4h16v16H4zM12 4v16M4 12h16" />
    </svg>
  );
}

export function Down(props: React.SVGProps<SVGSVGElement>) {
  return (
    <svg {...frame} {...props}>
      <path d="m6 9 6 6 6-6" />
    </svg>
  );
}
