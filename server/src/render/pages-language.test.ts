import { expect, test } from '@jest/globals';
import { LANGUAGES, type Language } from '@portico/shared/contracts';
import { updateProvider } from '../records/provider.service.ts';
import { describePages, PORTAL } from '../testing/describe-pages.ts';

describePages(({ pages, get }) => {
  test('[APP-04, APP-05] each language has a page of its own, by address or by choice, and a link is no choice', async () => {
    const inLanguage = async (url: string, cookie = '') => {
      const reply = await get(url, cookie ? { cookie } : {});
      expect(reply.headers['set-cookie']).toBeUndefined();
      return /<html lang="(\w+)"/.exec(reply.body)?.[1];
    };
    expect(await inLanguage(PORTAL)).toBe('th');
    expect(await inLanguage(PORTAL, 'language=ar')).toBe('ar');
    expect(await inLanguage(`${PORTAL}?lang=ar`)).toBe('ar');
    expect(await inLanguage(`${PORTAL}?lang=zh`, 'language=ar')).toBe('zh');
    expect(await inLanguage(`${PORTAL}?lang=xx`, 'language=zh')).toBe('zh');
    // Pseudo-localisation is for `npm run dev` only.
    expect(await inLanguage(`${PORTAL}?lang=qps`, 'language=zh')).toBe('zh');
    expect(await inLanguage(PORTAL)).toBe('th');
    expect(pages.rendered.map(({ language }) => language)).toEqual(['th', 'ar', 'zh']);
  });

  test('a language that the site does not offer is like an unknown one, from the next page on', async () => {
    const inLanguage = async (url: string, cookie = '') => {
      const { body } = await get(url, cookie ? { cookie } : {});
      return [/<html lang="(\w+)"/.exec(body)?.[1], body.includes('hreflang="zh"')];
    };
    const set = (languages: Language[]) =>
      updateProvider(pages.site.services.records, 'demo', { settings: { languages } });
    expect(await inLanguage(`${PORTAL}?lang=zh`)).toEqual(['zh', true]);
    expect((await get()).body).not.toContain('"languages"');
    try {
      await set(['th', 'ar']);
      expect(await inLanguage(`${PORTAL}?lang=zh`)).toEqual(['th', false]);
      expect(await inLanguage(PORTAL, 'language=zh')).toEqual(['th', false]);
      expect(await inLanguage(`${PORTAL}?lang=zh`, 'language=ar')).toEqual(['ar', false]);
      expect((await get()).body).toContain('"languages":["th","ar"]');
      expect((await get(PORTAL, {}, 'other.example')).body).toContain('hreflang="zh"');
    } finally {
      await set([...LANGUAGES]);
    }
    expect(await inLanguage(`${PORTAL}?lang=zh`)).toEqual(['zh', true]);
  });

  test('a site that forbids search engines has noindex on every page', async () => {
    const set = (isIndexed: boolean) =>
      updateProvider(pages.site.services.records, 'demo', { settings: { isIndexed } });
    const noIndex = '<meta name="robots" content="noindex">';
    expect((await get()).body).not.toContain(noIndex);
    try {
      await set(false);
      for (const url of [PORTAL, '/towns', '/login']) expect((await get(url)).body).toContain(noIndex);
      expect((await get(PORTAL, {}, 'other.example')).body).not.toContain(noIndex);
    } finally {
      await set(true);
    }
    expect((await get()).body).not.toContain(noIndex);
  });
});
