const WIDTH = 960;
const HEIGHT = 720;

/** Colours of sky, sun and two ridges, one set per picture. */
const palettes = [
  { sky: '#f3c98b', sun: '#fff1d0', far: '#7d8f86', near: '#2f5d50' },
  { sky: '#a9cfe4', sun: '#ffffff', far: '#6f93a8', near: '#23495f' },
  { sky: '#e9a08c', sun: '#ffe2c2', far: '#9a6a78', near: '#4b2c46' },
] as const;

/** A landscape as a data: URL, so that stories need no image server; there are three, by number. */
export function samplePicture(number = 0): string {
  const { sky, sun, far, near } = palettes[number % palettes.length] ?? palettes[0];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<rect width="100%" height="100%" fill="${sky}"/><circle cx="690" cy="220" r="80" fill="${sun}"/>
<path d="M0 470 210 300 400 440 640 250 960 460V720H0Z" fill="${far}"/>
<path d="M0 600 260 430 520 590 760 480 960 590V720H0Z" fill="${near}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
