import { expect, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { LocalizedTitle } from './LocalizedTitle.tsx';

test('a title in the page’s language is plain text', async () => {
  await renderWithPlatform(<LocalizedTitle text={{ en: 'Pai Canyon', th: 'ปายแคนยอน' }} />, {
    namespace: 'shell',
    messages: {},
  });
  expect(document.body.textContent).toBe('Pai Canyon');
  expect(document.querySelector('bdi')).toBeNull();
});

test('a title in another language says so and keeps its Thai phrases', async () => {
  await renderWithPlatform(<LocalizedTitle text={{ th: 'ถนนคนเดินท่าแพ วันอาทิตย์' }} />, {
    namespace: 'shell',
    messages: {},
  });
  expect(document.querySelector('bdi')?.lang).toBe('th');
  expect(document.querySelector('bdi span')?.textContent).toBe('วันอาทิตย์');
});
