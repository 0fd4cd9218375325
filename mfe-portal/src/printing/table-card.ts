import { PDFDocument, type PDFImage, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { pictureSources } from '@portico/shared/ui';
import { qrPath } from './qr-path.ts';
import { type PrintedText, type TextPicture, textPicture } from './text-picture.ts';

/** Points of a PDF per millimetre. */
const PT_PER_MM = 72 / 25.4;
/** A6, which stands in common card holders. */
const PAGE_MM = { width: 105, height: 148 } as const;
const MARGIN_MM = 8;
const TEXT_WIDTH_MM = PAGE_MM.width - 2 * MARGIN_MM;
const PICTURE_HEIGHT_MM = 48;
const CODE_MM = 50;
const GAP_MM = 3;
/** 300 dpi over the width of the card. */
const PICTURE_PX = Math.round((PAGE_MM.width / 25.4) * 300);

/** What a table card shows. */
export interface TableCard {
  title: PrintedText;
  /** Omitted if empty. */
  sentence: PrintedText;
  /** What to do with the QR code. */
  scan: PrintedText;
  /** The encoded URL. */
  address: string;
  picture?: { src?: string; imageId?: string } | undefined;
}

/** A table card as a PDF of one page. Texts are pictures, and the QR code is a path. */
export async function tableCard(card: TableCard): Promise<Blob> {
  const document = await PDFDocument.create();
  document.setTitle(card.title.text, { showInWindowTitleBar: true });
  document.setLanguage(card.title.language);
  const page = document.addPage([PAGE_MM.width * PT_PER_MM, PAGE_MM.height * PT_PER_MM]);
  const texts = { widthMm: TEXT_WIDTH_MM, color: 'black' };
  // A picture that is missing or on another site leaves its space to the texts.
  const picture = card.picture && (await bannerOf(card.picture).catch(() => undefined));
  const title = await textPicture(card.title, { ...texts, sizeMm: 8, maxLines: 2, weight: 700 });
  const sentence = card.sentence.text
    ? await textPicture(card.sentence, { ...texts, sizeMm: 4, maxLines: 2, weight: 400, color: '#444' })
    : undefined;
  const scan = await textPicture(card.scan, { ...texts, sizeMm: 4.4, maxLines: 1, weight: 500 });

  // From the top of the page.
  let at = MARGIN_MM;
  if (picture) {
    const image = await document.embedJpg(await picture.arrayBuffer());
    place(page, image, { xMm: 0, yMm: 0, widthMm: PAGE_MM.width, heightMm: PICTURE_HEIGHT_MM });
    at = PICTURE_HEIGHT_MM + GAP_MM;
  }
  const write = async ({ png, heightMm }: TextPicture, yMm: number) => {
    const image = await document.embedPng(await png.arrayBuffer());
    place(page, image, { xMm: MARGIN_MM, yMm, widthMm: TEXT_WIDTH_MM, heightMm });
  };
  await write(title, at);
  at += title.heightMm + 1;
  if (sentence) {
    await write(sentence, at);
    at += sentence.heightMm;
  }
  // The code is in the middle of the space that is left.
  const left = PAGE_MM.height - MARGIN_MM / 2 - at - CODE_MM - scan.heightMm;
  at += Math.max(0, left / 2);
  addCode(page, card.address, at);
  await write(scan, at + CODE_MM);
  const bytes = await document.save();
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}

interface MmBox {
  xMm: number;
  /** From the top. */
  yMm: number;
  widthMm: number;
  heightMm: number;
}

/** A PDF counts in points from the bottom. */
function place(page: PDFPage, image: PDFImage, { xMm, yMm, widthMm, heightMm }: MmBox): void {
  const height = heightMm * PT_PER_MM;
  page.drawImage(image, {
    x: xMm * PT_PER_MM,
    y: page.getHeight() - yMm * PT_PER_MM - height,
    width: widthMm * PT_PER_MM,
    height,
  });
}

function addCode(page: PDFPage, address: string, yMm: number): void {
  const { side, path } = qrPath(address);
  page.drawSvgPath(path, {
    x: ((PAGE_MM.width - CODE_MM) / 2) * PT_PER_MM,
    y: page.getHeight() - yMm * PT_PER_MM,
    scale: (CODE_MM * PT_PER_MM) / side,
    color: rgb(0, 0, 0),
    borderWidth: 0,
  });
}

/** The middle of a picture as a JPEG that fills the top of the card. */
async function bannerOf(picture: NonNullable<TableCard['picture']>): Promise<Blob | undefined> {
  const sources = pictureSources(picture);
  if (!sources) return undefined;
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.sizes = `${PICTURE_PX}px`;
  image.srcset = sources.srcSet ?? '';
  image.src = sources.src;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_PX;
  canvas.height = Math.round((PICTURE_PX * PICTURE_HEIGHT_MM) / PAGE_MM.width);
  const scale = Math.max(canvas.width / image.naturalWidth, canvas.height / image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  canvas
    .getContext('2d')
    ?.drawImage(image, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.9));
}
