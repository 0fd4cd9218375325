import encodeQR from 'qr';

/** White modules around the code; readers need four. */
const QUIET_ZONE = 4;

/** A QR code as a path of dark modules, in a square of `side` units. */
export interface QrPath {
  side: number;
  path: string;
}

/** The QR code of a short text, such as an address. Rows overlap a little: printers would leave hairlines between them. */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const path = rows.flatMap((row, y) =>
    darkRuns(row).map(({ from, length }) => `M${from} ${y}h${length}v1.01h-${length}z`),
  );
  return { side: rows.length, path: path.join('') };
}

/** Neighbouring dark modules of a row are one rectangle. */
function darkRuns(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last && last.from + last.length === x) last.length += 1;
    else runs.push({ from: x, length: 1 });
  });
  return runs;
}
