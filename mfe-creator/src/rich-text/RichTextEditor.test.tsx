import { beforeAll, expect, jest, test } from '@jest/globals';
import type { Language } from '@portico/shared/contracts';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import arabicMessages from '../../locales/ar.json';
import messages from '../../locales/en.json';
import { afterNextPaint } from '../editing/after-next-paint.ts';
import { RichTextField } from './RichTextField.tsx';
import samples from './written-samples.json';

beforeAll(() => {
  // jsdom has no layout, and the editor reads positions.
  const nowhere = new DOMRect();
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => nowhere;
  Element.prototype.getClientRects = () => [] as unknown as DOMRectList;
  document.elementFromPoint = () => null;
  Element.prototype.scrollIntoView = () => undefined;
});

const onChange = jest.fn<(html: string) => void>();

function Host({ initial, language }: { initial: string; language: Language }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <RichTextField
        label="Description"
        language={language}
        value={value}
        onChange={(html) => {
          onChange(html);
          setValue(html);
        }}
      />
      <button type="button" onClick={() => setValue('<p>From elsewhere</p>')}>
        replace
      </button>
    </>
  );
}

async function open(initial = '', language: Language = 'en') {
  onChange.mockClear();
  const page = await renderWithPlatform(<Host initial={initial} language={language} />, {
    namespace: 'mfe-creator',
    messages: language === 'ar' ? arabicMessages : messages,
    language,
  });
  const box = await screen.findByRole('textbox', { name: 'Description' });
  const press = async (name: string) => {
    await page.user.click(screen.getByRole('button', { name }));
    await act(afterNextPaint);
  };
  return { ...page, box, press };
}

const written = () => onChange.mock.lastCall?.[0];

function paste(box: HTMLElement, html: string, text = '') {
  fireEvent.paste(box, {
    clipboardData: {
      getData: (type: string) => (type === 'text/html' ? html : text),
      types: ['text/html', 'text/plain'],
      files: [],
      items: [],
    },
  });
}

/** Selects everything, as Ctrl+A does. */
function chooseAll(box: HTMLElement) {
  box.focus();
  fireEvent.keyDown(box, { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true });
}

const commands: Record<string, (page: Awaited<ReturnType<typeof open>>) => Promise<void>> = {
  heading2: (page) => page.press('Heading'),
  heading3: (page) => page.press('Subheading'),
  heading4: (page) => page.press('Small heading'),
  bold: (page) => page.press('Bold'),
  italic: (page) => page.press('Italic'),
  underline: (page) => page.press('Underline'),
  strike: (page) => page.press('Strikethrough'),
  bulletList: (page) => page.press('Bulleted list'),
  orderedList: (page) => page.press('Numbered list'),
  quote: (page) => page.press('Quote'),
  alignCenter: (page) => page.press('Centre'),
  alignEnd: (page) => page.press('Align right'),
  webLink: (page) => setLink(page, 'www.example.com/a?b=1&c="2"'),
  mailLink: (page) => setLink(page, 'info@example.com'),
  phoneLink: (page) => setLink(page, 'tel:0812345678'),
  pageLink: (page) => setLink(page, '/towns'),
};

async function setLink(page: Awaited<ReturnType<typeof open>>, address: string) {
  await page.press('Link');
  await page.user.clear(screen.getByRole('textbox', { name: 'Link address' }));
  await page.user.type(screen.getByRole('textbox', { name: 'Link address' }), address);
  await page.user.keyboard('{Enter}');
}

test.each(Object.keys(commands))('the button of %s produces the expected HTML', async (name) => {
  const page = await open('<p>ผัดไทย &amp; "ชา" 5 &lt; 6</p>');
  chooseAll(page.box);
  await commands[name]?.(page);
  expect(written()).toBe(samples.made[name as keyof typeof samples.made]);
});

test.each(samples.unchanged)('existing markup is preserved: %s', async (html) => {
  const page = await open(`<p>x</p>${html}`);
  fireEvent.keyDown(page.box, { key: 'Enter', keyCode: 13 });
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(written()).toContain(html);
});

test('[T-30] Arabic text begins at the right: the first alignment is named so', async () => {
  await open('<p>مرحبا</p>', 'ar');
  const alignments = screen.getAllByRole('button', { name: /^(محاذاة|توسيط)/ });
  expect(alignments.map((button) => button.getAttribute('aria-label'))).toEqual([
    arabicMessages.richText.alignRight,
    arabicMessages.richText.alignCenter,
    arabicMessages.richText.alignLeft,
  ]);
});

test('there is one sample per command', () => {
  expect(Object.keys(samples.made)).toEqual(Object.keys(commands));
});

test('[T-12] an unsafe link address shows an error, and the input stays', async () => {
  const page = await open('<p>here</p>');
  chooseAll(page.box);
  await setLink(page, 'javascript:alert(1)');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link address' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(messages.richText.linkRefused)).toBeTruthy();
  expect(field.value).toBe('javascript:alert(1)');
  expect(onChange).not.toHaveBeenCalled();
  await page.user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Link address' })).toBeNull();
});

test('without a selection the address itself becomes the link, which can be removed', async () => {
  const page = await open();
  await setLink(page, 'www.example.com');
  const link = '<a href="https://www.example.com/" rel="noopener nofollow">www.example.com</a>';
  expect(written()).toBe(`<p dir="auto">${link}</p>`);
  chooseAll(page.box);
  await page.press('Link');
  await page.press('Remove link');
  expect(written()).toBe('<p dir="auto">www.example.com</p>');
});

test('undo and redo work; undo is disabled before the first change', async () => {
  const page = await open('<p>word</p>');
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo.getAttribute('aria-disabled')).toBe('true');
  chooseAll(page.box);
  await page.press('Bold');
  expect(screen.getByRole('button', { name: 'Bold' }).getAttribute('aria-pressed')).toBe('true');
  await page.press('Undo');
  expect(written()).toBe('<p dir="auto">word</p>');
  expect(screen.getByRole('button', { name: 'Bold' }).getAttribute('aria-pressed')).toBe('false');
  await page.press('Redo');
  expect(written()).toBe('<p dir="auto"><strong>word</strong></p>');
});

test('an emptied text is the empty string', async () => {
  const page = await open('<h2>word</h2><ul><li>one</li></ul>');
  chooseAll(page.box);
  fireEvent.keyDown(page.box, { key: 'Backspace', code: 'Backspace', keyCode: 8 });
  await waitFor(() => expect(written()).toBe(''));
});

test('an external value is shown without a change event', async () => {
  const page = await open('<p>old</p>');
  await page.user.click(screen.getByRole('button', { name: 'replace' }));
  await waitFor(() => expect(page.box.textContent).toBe('From elsewhere'));
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ['en', 'Undo', '{ArrowRight}', 'Redo'],
  ['en', 'Undo', '{ArrowLeft}', 'Align right'],
  ['en', 'Undo', '{End}', 'Align right'],
  ['ar', 'تراجع', '{ArrowLeft}', 'إعادة'],
  ['ar', 'تراجع', '{ArrowRight}', 'محاذاة إلى اليسار'],
] as const)('in the toolbar (%s) from %s the key %s leads to %s', async (language, from, key, to) => {
  const page = await open('<p>word</p>', language);
  const toolbar = screen.getByRole('toolbar');
  const stops = within(toolbar)
    .getAllByRole('button')
    .filter((button) => button.tabIndex === 0);
  expect(stops.map((button) => button.getAttribute('aria-label'))).toEqual([from]);
  stops[0]?.focus();
  await page.user.keyboard(key);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(to);
  expect((document.activeElement as HTMLElement).tabIndex).toBe(0);
});

test('a button pressed by keyboard acts, and the focus stays on it', async () => {
  const page = await open('<p>word</p>');
  chooseAll(page.box);
  screen.getByRole('button', { name: 'Bold' }).focus();
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(written()).toBe('<p dir="auto"><strong>word</strong></p>'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bold' }));
});

test('[T-30] each block has an automatic direction, and the editor has a lang attribute', async () => {
  const { box } = await open('<p>ไทย</p><p>مرحبا</p><h2 dir="ltr">Head</h2>', 'ar');
  expect([...box.children].map((block) => block.getAttribute('dir'))).toEqual(['auto', 'auto', 'ltr']);
  expect(box.lang).toBe('ar');
});

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-unhide:no; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
<h1 style='margin-top:12.0pt'><span style='font-size:20.0pt;mso-bidi-language:TH'>Doi <b>Suthep</b><o:p></o:p></span></h1>
<p class=MsoNormal align=center style='margin-bottom:0in;text-align:center'><span style='font-family:"TH Sarabun New";color:#C00000'>วัดบน<b style='mso-bidi-font-weight:normal'>ดอย</b><o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span>Tea</span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>Rice</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>Go <a href="https://example.com/"><span style='color:blue;text-decoration:underline'>there</span></a></p>
<!--EndFragment--></body></html>`;

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5f1d"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;">Market</span></h2><p dir="ltr" style="line-height:1.38;text-align:justify;"><span style="font-size:11pt;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;">Open </span><span style="font-weight:700;">daily</span><span style="font-style:italic;">, early</span></p></b><br class="Apple-interchange-newline">`;

const WEB = `<div class="post" onclick="steal()"><script>alert(1)</script><style>p{color:red}</style><p style="font:12px Verdana;color:red" class="lead">Come <font color="red">in</font><img src="https://tracker.example/x.gif" onerror="alert(1)"></p><iframe src="https://evil.example"></iframe><a href="javascript:alert(1)">free</a><table><tr><th>Day</th><th>Open</th></tr><tr><td>Mon</td><td>9–17</td></tr></table></div>`;

test.each([
  [
    'Word',
    WORD,
    '<h2 dir="auto">Doi <strong>Suthep</strong></h2><p style="text-align:center" dir="auto">วัดบน<strong>ดอย</strong></p>' +
      '<ul><li><p dir="auto">Tea</p></li><li><p dir="auto">Rice</p></li></ul>' +
      '<ol><li><p dir="auto">Go <a href="https://example.com/" rel="noopener nofollow">there</a></p></li></ol>',
  ],
  [
    'Google Docs',
    DOCS,
    '<h2 dir="auto">Market</h2><p dir="auto">Open <strong>daily</strong><em>, early</em></p>',
  ],
  [
    'a web page',
    WEB,
    '<p dir="auto">Come in</p><p dir="auto">free</p><p dir="auto">Day · Open</p><p dir="auto">Mon · 9–17</p>',
  ],
])('[T-11] content pasted from %s is cleaned', async (_source, html, clean) => {
  const { box } = await open();
  paste(box, html);
  await waitFor(() => expect(written()).toBe(clean));
});

test('an address pasted over a selection links it', async () => {
  const page = await open('<p>here</p>');
  chooseAll(page.box);
  paste(page.box, '', 'https://example.com/menu');
  await waitFor(() =>
    expect(written()).toBe(
      '<p dir="auto"><a href="https://example.com/menu" rel="noopener nofollow">here</a></p>',
    ),
  );
});
