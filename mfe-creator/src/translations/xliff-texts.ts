import { LANGUAGES, type Language } from '@portico/shared/contracts';
import {
  editsOf,
  type FileContent,
  type FileProblem,
  type TranslationRow,
  withPlainLineEnds,
} from './translation-rows.ts';

/** Of XLIFF 2.0; 2.1 has the same. */
const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';
const XML = 'http://www.w3.org/XML/1998/namespace';
/** Characters that XML does not allow; XLIFF writes them as `<cp>`. */
const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex -- these are the characters
  /([\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff])/;
const MIME = 'application/xliff+xml;charset=utf-8';

interface XliffTexts {
  portalId: string;
  rows: readonly TranslationRow[];
  source: Language;
  target: Language;
}

/** Only texts in the source language can be in a file, which has one. */
export const rowsOfXliff = ({ rows, source, target }: Omit<XliffTexts, 'portalId'>): TranslationRow[] =>
  rows.filter((row) => row.source === source && source !== target);

/** An XLIFF 2.0 file: a unit per text, whose id is the key. */
export function xliffOfTexts({ portalId, ...texts }: XliffTexts): Blob {
  const { source, target } = texts;
  const document = window.document.implementation.createDocument(NAMESPACE, 'xliff', null);
  const root = document.documentElement;
  root.setAttribute('version', '2.0');
  root.setAttribute('srcLang', source);
  root.setAttribute('trgLang', target);
  const add = (parent: Element, name: string, attributes: Record<string, string> = {}): Element => {
    const element = document.createElementNS(NAMESPACE, name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    return parent.appendChild(element);
  };
  const write = (element: Element, text: string) => {
    element.setAttributeNS(XML, 'xml:space', 'preserve');
    for (const part of withPlainLineEnds(text).split(FORBIDDEN)) {
      if (FORBIDDEN.test(part)) add(element, 'cp', { hex: part.charCodeAt(0).toString(16).padStart(4, '0') });
      else if (part !== '') element.append(document.createTextNode(part));
    }
  };
  const file = add(root, 'file', { id: 'page', original: portalId });
  for (const { key, label, text, languages } of rowsOfXliff(texts)) {
    const unit = add(file, 'unit', { id: key });
    add(add(unit, 'notes'), 'note', { category: 'label' }).textContent = label;
    const isDone = languages[target].state === 'translated';
    const segment = add(unit, 'segment', { state: isDone ? 'translated' : 'initial' });
    write(add(segment, 'source'), text[source] ?? '');
    if (text[target]) write(add(segment, 'target'), text[target]);
  }
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`;
  return new Blob([xml], { type: MIME });
}

/** The translations of an XLIFF 2 file for this page. Rows are the units of the file, from 1. */
export async function readTextsXliff(
  file: Blob,
  { portalId, rows }: Pick<XliffTexts, 'portalId' | 'rows'>,
): Promise<FileContent> {
  const refused = (reason: FileProblem['reason']): FileContent => ({ kind: 'refused', problem: { reason } });
  const xml = await file.text();
  // A document type may define entities that expand without end; XLIFF has none.
  if (/<!DOCTYPE/i.test(xml)) return refused('notXml');
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  if (document.getElementsByTagName('parsererror').length > 0) return refused('notXml');
  const root = document.documentElement;
  if (root.localName !== 'xliff' || root.namespaceURI !== NAMESPACE) return refused('notXliff');
  const [source, target] = [
    languageOf(root.getAttribute('srcLang')),
    languageOf(root.getAttribute('trgLang')),
  ];
  if (!source || !target || source === target) return refused('languages');
  const originals = elements(root, 'file').map((one) => one.getAttribute('original'));
  if (originals.some((original) => original !== null && original !== portalId)) return refused('otherPage');
  const read = elements(root, 'unit').map((unit, at) => ({
    row: at + 1,
    key: unit.getAttribute('id') ?? '',
    language: target,
    text: textOf(unit, 'target'),
    source: textOf(unit, 'source'),
  }));
  return editsOf(
    // The source of the file is compared, whichever language the board translates from.
    rows.map((row) => ({ ...row, source })),
    read,
  );
}

const elements = (parent: Element, name: string): Element[] => [
  ...parent.getElementsByTagNameNS(NAMESPACE, name),
];

/** `en-GB` counts as `en`. */
const languageOf = (tag: string | null): Language | undefined =>
  LANGUAGES.find((language) => tag?.toLowerCase().split('-')[0] === language);

/** Tools may split a unit into segments and the spaces between them. */
const textOf = (unit: Element, side: 'source' | 'target'): string => {
  const parts = [...unit.children].filter(
    ({ localName }) => localName === 'segment' || localName === 'ignorable',
  );
  const isTranslated = parts.some((part) => elements(part, 'target').length > 0);
  if (side === 'target' && !isTranslated) return '';
  return withPlainLineEnds(
    parts
      .map((part) => {
        const [own] = elements(part, side);
        // Ignorable space is the same on both sides.
        const shown = own ?? (part.localName === 'ignorable' ? elements(part, 'source')[0] : undefined);
        return shown ? contentOf(shown) : '';
      })
      .join(''),
  );
};

function contentOf(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.nodeValue ?? '';
      const hex = node.localName === 'cp' ? node.getAttribute('hex') : null;
      return hex === null ? contentOf(node) : String.fromCharCode(Number.parseInt(hex, 16));
    })
    .join('');
}
