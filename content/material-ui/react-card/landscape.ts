/** A drawn landscape as a data address: `sky` and `land` are CSS colors. */
export function landscape(sky: string, land: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">
    <rect width="320" height="180" fill="${sky}"/>
    <circle cx="238" cy="52" r="20" fill="#fff8e1"/>
    <path d="M0 130 70 62l50 46 44-34 80 62 36-24 40 30v38H0z" fill="${land}" opacity=".55"/>
    <path d="M0 150c60-34 108-30 160-10s110 18 160-8v48H0z" fill="${land}"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
