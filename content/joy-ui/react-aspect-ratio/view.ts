/** A drawn view of a mountain railway as a data address, four by three: `sky` and `slope` are CSS colors. */
export function view(sky: string, slope: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300">
    <rect width="400" height="300" fill="${sky}"/>
    <circle cx="92" cy="78" r="26" fill="#fff6d8"/>
    <path d="M0 230 96 150l60 44 70-96 84 70 90-60v192H0z" fill="${slope}" opacity=".5"/>
    <path d="M0 300 400 110v190z" fill="${slope}"/>
    <path d="M0 292 400 102" stroke="#fff6d8" stroke-width="3"/>
    <g transform="translate(206 172) rotate(-25.4)"><rect width="64" height="30" rx="5" fill="#a3262a"/><path d="M7 8h14v10H7zM26 8h14v10H26zM45 8h12v10H45z" fill="#fff6d8"/></g>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
