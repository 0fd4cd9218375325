import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialog, open } from './testing/open-catalog-edit.tsx';

const rows = () =>
  screen.getAllByRole('button', { name: /^Edit Cup/ }).map((button) => button.getAttribute('aria-label'));

describe('editing products', () => {
  test('[OPEN-07, OPEN-08] a new product is sent with the entered fields only', async () => {
    const { sent } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add product' }));
    await userEvent.type(dialog().getByRole('textbox', { name: /^Name/ }), 'Tea cup');
    await userEvent.type(dialog().getByLabelText('Price (฿)'), '1,250.50');
    await userEvent.selectOptions(dialog().getByLabelText('Label'), 'hot');
    await userEvent.click(dialog().getByRole('button', { name: 'Picture' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      call: 'createProduct',
      data: {
        catalogId: 'cups',
        name: { en: 'Tea cup', lang: 'en' },
        price: 1250.5,
        highlightText: 'hot',
        mainImageId: 'new-image',
      },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('[CAT-08] a label can have its own text, per language', async () => {
    const { sent } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Cup 1' }));
    expect(dialog().queryByLabelText('Text on the label')).toBeNull();
    await userEvent.selectOptions(dialog().getByLabelText('Label'), 'Own text');
    await userEvent.type(dialog().getByLabelText('Text on the label'), 'Handmade');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent[0]?.data).toMatchObject({ highlightText: { en: 'Handmade', lang: 'en' } }),
    );
  });

  test.each([
    ['th', 'กรอกตัวเลขไม่เกิน 1,000,000,000'],
    ['ar', 'أدخل رقمًا لا يزيد على 1,000,000,000.'],
  ] as const)(
    '[OPEN-52] a price that the server refuses has its error in the language %s',
    async (language, text) => {
      const details = [
        {
          path: 'body.data.price',
          message: 'Too big',
          code: 'too-large',
          values: { maximum: 1_000_000_000 },
        },
      ];
      await open({ refusal: { status: 400, code: 'invalid', reason: 'No.', details }, language });
      await userEvent.click(await screen.findByRole('button', { name: /^(แก้ไข|تعديل) .?Cup 1/ }));
      const price = document.querySelector<HTMLInputElement>('input[name=price]') as HTMLInputElement;
      await userEvent.type(price, '0');
      await userEvent.click(document.querySelector('[role=dialog] button[type=submit]') as HTMLElement);
      await waitFor(() => expect(price.getAttribute('aria-invalid')).toBe('true'));
      expect(dialog().getByText(text)).toBeTruthy();
      expect(document.activeElement).toBe(price);
      await userEvent.type(price, '{Backspace}');
      expect(dialog().queryByText(text)).toBeNull();
    },
  );

  test('[T-12] an invalid price and address show errors, and the input stays', async () => {
    const { sent } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Cup 1' }));
    await userEvent.clear(dialog().getByLabelText('Price (฿)'));
    await userEvent.type(dialog().getByLabelText('Price (฿)'), 'ten');
    await userEvent.type(dialog().getByLabelText('Button link'), 'javascript:alert(1)');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    expect(dialog().getByText('Enter 0 or more, with up to two decimals')).toBeTruthy();
    expect(dialog().getByText(/^Start the link with/)).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.clear(dialog().getByLabelText('Button link'));
    await userEvent.clear(dialog().getByLabelText('Price (฿)'));
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent[0]?.data).toEqual({ price: null, modifiedDate: '2026-01-02T00:00:00.000Z' }),
    );
  });

  test('[T-41] closing a changed form asks for confirmation', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Cup 1' }));
    await userEvent.type(dialog().getByRole('textbox', { name: /^Name/ }), '!');
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(dialog().getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Cup 1!');
  });

  test('[OPEN-07] a product is moved to the end', async () => {
    const { sent } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for Cup 0' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move to the end' }));
    await waitFor(() =>
      expect(sent).toEqual([{ call: 'orderProducts', data: { catalogId: 'cups', ids: ['p1', 'p2', 'p0'] } }]),
    );
  });

  test('a refused order is restored and reported', async () => {
    await open({ refusal: { status: 409, code: 'conflict', reason: 'The list has changed.' } });
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for Cup 0' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move to the end' }));
    await waitFor(() => expect(rows()).toEqual(['Edit Cup 0', 'Edit Cup 1', 'Edit Cup 2']));
  });

  test('[T-22] a product is deleted after a confirmation', async () => {
    const { sent } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for Cup 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Cup 2')).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent).toEqual([{ call: 'deleteProduct', data: undefined }]));
  });
});

describe('a CSV file of products', () => {
  const choose = async (text: string) => {
    await screen.findByRole('button', { name: /^(Import a file|นำเข้าไฟล์|استيراد ملف)$/ });
    const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    // jsdom's files cannot be read like a browser's.
    const file = Object.assign(new File([text], 'products.csv', { type: 'text/csv' }), {
      text: async () => text,
    });
    await userEvent.upload(input, file);
  };

  test('[OPEN-08] is previewed before anything is sent, then added at once', async () => {
    const { sent } = await open();
    await choose('name_en,price,note\nTea pot,500,x\nTea tray,300,y\n');
    expect(await screen.findByText('2 products are ready to be added.')).toBeTruthy();
    expect(dialog().getByText('Ignored columns: note')).toBeTruthy();
    expect(dialog().getByText('฿500')).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.click(dialog().getByRole('button', { name: 'Add 2 products' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          call: 'createProducts',
          data: {
            catalogId: 'cups',
            products: [
              { name: { en: 'Tea pot' }, price: 500 },
              { name: { en: 'Tea tray' }, price: 300 },
            ],
          },
        },
      ]),
    );
  });

  test('[OPEN-08] reads a plain name column as the first language, and ignores no column that it reads', async () => {
    const { sent } = await open();
    await choose('name,description,price\nถ้วย,ใบเล็ก,120\n');
    expect(await screen.findByText('ถ้วย')).toBeTruthy();
    expect(dialog().queryByText(/^Ignored columns/)).toBeNull();
    await userEvent.click(dialog().getByRole('button', { name: /^Add/ }));
    await waitFor(() =>
      expect(sent[0]).toMatchObject({
        data: { products: [{ name: { th: 'ถ้วย' }, description: { th: 'ใบเล็ก' }, price: 120 }] },
      }),
    );
  });

  test('[OPEN-08] with an invalid line names the line and adds nothing', async () => {
    const { sent } = await open();
    await choose('name_en,price\nTea pot,500\n,300\nTea tray,cheap\n');
    expect(await screen.findByText('2 lines have errors')).toBeTruthy();
    const line = (number: string) =>
      within(dialog().getByRole('cell', { name: number }).closest('tr') as HTMLElement);
    expect(line('3').getByText(/a name in at least one language/)).toBeTruthy();
    expect(line('4').getByText(/enter 0 or more/)).toBeTruthy();
    await userEvent.click(dialog().getByRole('button', { name: /^Add/ }));
    expect(sent).toEqual([]);
  });

  test('[OPEN-08] refused by the server names the line', async () => {
    await open({
      refusal: {
        status: 400,
        code: 'invalid',
        reason: 'A link is not safe.',
        details: [{ path: 'body.data.products.1.action.link', message: 'not safe' }],
      },
    });
    await choose('name_en\nTea pot\n\nTea tray\n');
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2 products' }));
    expect(await screen.findByText('Nothing has been added. Check line 4 of the file.')).toBeTruthy();
  });

  test.each([
    ['th', /^เพิ่มสินค้า 2/, 'บรรทัด 3, actionLink: ใช้ลิงก์นี้ไม่ได้ ลิงก์ต้องขึ้นต้นด้วย https://'],
    ['ar', /^إضافة منتجين/, 'السطر 3، name_th: أدخل 300 حرف على الأكثر.'],
  ] as const)('[OPEN-08] names line, column and mistake in the language %s', async (language, add, cell) => {
    const link = { path: 'body.data.products.1.action.link', message: 'not safe', code: 'unsafe-link' };
    const name = {
      path: 'body.data.products.1.name.th',
      message: 'x',
      code: 'too-long',
      values: { maximum: 300 },
    };
    const refusal = { status: 400, code: 'invalid', reason: 'No.', details: [name, link, link] };
    await open({ refusal, language });
    await choose('name_en\nTea pot\nTea tray\n');
    await userEvent.click(await screen.findByRole('button', { name: add }));
    const alert = await screen.findByRole('alert');
    const bare = (text: string | null) => text?.replace(/[\u2066-\u2069]/g, '');
    const cells = within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => bare(textContent));
    expect(cells).toHaveLength(2);
    expect(cells).toContain(cell);
  });

  test('without a column of names is refused', async () => {
    await open();
    await choose('price\n5\n');
    expect(await screen.findByText('The file has no name column.')).toBeTruthy();
  });
});
