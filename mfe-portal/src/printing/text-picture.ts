import type { Language } from '@portico/shared/contracts';
import { directionOf } from '@portico/shared/domain';

/** Pixels per millimetre at 600 dpi, twice what printers need for letters without visible steps. */
const PX_PER_MM = 600 / 25.4;

/** A text of content with its language. */
export interface PrintedText {
  text: string;
  language: Language;
}

/** A text as a PNG. */
export interface TextPicture {
  png: Blob;
  heightMm: number;
}

/**
 * A text as a picture, centred in lines of `widthMm` and as small as needed for `maxLines`. The browser shapes it, because
 * libraries for PDF place Thai marks and join Arabic letters wrongly.
 */
export async function textPicture(
  { text, language }: PrintedText,
  look: { widthMm: number; sizeMm: number; maxLines: number; weight: number; color: string },
): Promise<TextPicture> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const width = Math.round(look.widthMm * PX_PER_MM);
  const family = fontFamilyOf(language);
  const fontAt = (size: number) => `${look.weight} ${size}px ${family}`;
  // Rejects when one of the fonts is missing on the device, while others still load.
  await document.fonts.load(fontAt(16), text).catch(() => undefined);
  await document.fonts.ready;

  let size = look.sizeMm * PX_PER_MM;
  let lines: string[] = [];
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    context.font = fontAt(size);
    lines = linesOf(text, language, (line) => context.measureText(line).width <= width);
    if (lines.length <= look.maxLines) break;
    size *= SMALLER;
  }
  lines = lines.slice(0, look.maxLines);

  // Room for two levels of marks above Thai letters.
  const lineHeight = size * (language === 'th' || language === 'ar' ? 1.6 : 1.35);
  Object.assign(canvas, { width, height: Math.ceil(lineHeight * lines.length) });
  // Setting the size has reset the context.
  context.font = fontAt(size);
  context.fillStyle = look.color;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.direction = directionOf(language);
  lines.forEach((line, index) => context.fillText(line, width / 2, (index + 0.5) * lineHeight, width));
  return { png: await pngOf(canvas), heightMm: canvas.height / PX_PER_MM };
}

const SMALLER = 0.92;
const MAX_ATTEMPTS = 12;

/** The fonts of a text in that language, as the page's style sheet has them. */
function fontFamilyOf(language: Language): string {
  const sample = document.createElement('span');
  sample.lang = language;
  document.body.append(sample);
  const { fontFamily } = getComputedStyle(sample);
  sample.remove();
  return fontFamily;
}

/** Breaks a text between words, also in Thai and Chinese, which write none of the spaces. */
function linesOf(text: string, language: Language, fits: (line: string) => boolean): string[] {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)];
  const lines: string[] = [];
  let line = '';
  for (const { segment } of words) {
    if (line !== '' && !fits((line + segment).trim())) {
      lines.push(line.trim());
      line = '';
    }
    line += segment;
  }
  return line.trim() === '' ? lines : [...lines, line.trim()];
}

const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture')))),
  );
