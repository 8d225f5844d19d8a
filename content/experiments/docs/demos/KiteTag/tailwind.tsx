const tag =
  'rounded-full border-2 border-blue-700 px-3 py-1 text-blue-700 dark:border-blue-300 ' +
  'dark:text-blue-300';

export default function KiteTag() {
  return <span className={tag}>Kite 12</span>;
}
