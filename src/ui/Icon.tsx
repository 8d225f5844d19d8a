/** Strokes of 1.5 on a grid of 20, drawn for this site. */
const paths = {
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  close: 'm5 5 10 10M15 5 5 15',
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12Zm4.4-1.6L17 17',
  sun: 'M10 13.25a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM10 2v1.75M10 16.25V18M2 10h1.75M16.25 10H18M4.35 4.35l1.2 1.2M14.45 14.45l1.2 1.2M4.35 15.65l1.2-1.2M14.45 5.55l1.2-1.2',
  moon: 'M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3Z',
  system: 'M3 4h14v9.5H3zM7 17h6M10 13.5V17',
  settings:
    'M3 6h7M14.5 6H17M3 14h2.5M10 14h7M12.25 8.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5ZM7.75 16.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z',
  repository: 'm7 6-4 4 4 4M13 6l4 4-4 4',
  'chevron-down': 'm6 8 4 4 4-4',
  'chevron-end': 'm8 6 4 4-4 4',
  'arrow-start': 'M16 10H4M9 5l-5 5 5 5',
  'arrow-end': 'M4 10h12M11 5l5 5-5 5',
  external: 'M8 5H4.5v10.5H15V12M11 4h5v5M16 4l-7 7',
  edit: 'm4 16 .8-3.4L13 4.4a1.5 1.5 0 0 1 2.1 0l.5.5a1.5 1.5 0 0 1 0 2.1l-8.2 8.2L4 16Z',
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  copy: 'M7.5 7.5h8.5V16H7.5zM12.5 7.5V4H4v8.5h3.5',
  plus: 'M10 4.5v11M4.5 10h11',
  minus: 'M4.5 10h11',
  link: 'M8.5 11.5a3 3 0 0 0 4.25 0l2.75-2.75a3 3 0 0 0-4.25-4.25L10 5.75M11.5 8.5a3 3 0 0 0-4.25 0L4.5 11.25a3 3 0 0 0 4.25 4.25L10 14.25',
  bolt: 'M11.5 2.5 4.5 11.5h5l-1 6 7-9h-5l1-6Z',
  box: 'm10 2.75 6.25 3.6v7.3L10 17.25l-6.25-3.6v-7.3L10 2.75ZM3.75 6.35 10 10l6.25-3.65M10 10v7.25',
  target: 'M10 15.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM10 2v4.5M10 13.5V18M2 10h4.5M13.5 10H18',
  reset: 'M4.25 8.5A6 6 0 1 1 4 11.25M4 4v4.5h4.5',
} as const;

export type IconName = keyof typeof paths;

const mirrored: readonly IconName[] = ['chevron-end', 'arrow-start', 'arrow-end', 'external'];

interface IconProps {
  name: IconName;
  /** 1.25 rem, or 1 in a line of small text. */
  size?: 'small';
  className?: string;
}

/** A decorative picture in the colour of the text around it (`theme/iconCss.ts`); its control needs a name of its own. */
export function Icon({ name, size, className }: IconProps) {
  const names = ['site-icon', size ? `site-icon-${size}` : '', className ?? ''];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className={names.filter(Boolean).join(' ')}
      data-mirrored={mirrored.includes(name) || undefined}
    >
      <path d={paths[name]} />
    </svg>
  );
}
