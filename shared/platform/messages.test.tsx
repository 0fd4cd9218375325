import { describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createI18n, type LoadMessages, loadLanguage, provideMessages } from './messages.ts';
import { I18nProvider, useText } from './text.tsx';

// The message catalogue is global to the page, so each test uses a namespace of its own.
function messagesOf(words: Partial<Record<string, Record<string, string>>>) {
  return jest.fn<LoadMessages>(async (language) => ({ default: words[language] ?? {} }));
}

describe('message loading', () => {
  test('loads each requested namespace once, and all of them when the language changes', async () => {
    const market = messagesOf({ en: { title: 'Market' }, zh: { title: '市场' } });
    const temple = messagesOf({ en: { title: 'Temple' }, zh: { title: '寺庙' } });
    await provideMessages('market', market, ['en']);
    await provideMessages('temple', temple, ['en']);
    await provideMessages('market', market, ['en']);
    expect(market.mock.calls).toEqual([['en']]);

    const i18n = createI18n({ language: 'en', follow: true });
    await loadLanguage('zh');
    await loadLanguage('zh');
    expect(market.mock.calls).toEqual([['en'], ['zh']]);
    await i18n.changeLanguage('zh');
    expect([i18n.t('title', { ns: 'market' }), i18n.t('title', { ns: 'temple' })]).toEqual(['市场', '寺庙']);
  });

  test("the page's i18n instance picks up later messages; a request's instance does not", async () => {
    const page = createI18n({ language: 'en', follow: true });
    const request = createI18n({ language: 'en', follow: false });
    await provideMessages('late', messagesOf({ en: { title: 'Late' } }), ['en']);
    expect(page.t('title', { ns: 'late' })).toBe('Late');
    expect(request.t('title', { ns: 'late' })).toBe('title');
  });

  test('a namespace that fails to load falls back to th; the others switch', async () => {
    const lost: LoadMessages = async (language) => {
      if (language === 'ar') throw new Error('lost');
      return { default: { title: language } };
    };
    await provideMessages('arrives', messagesOf({ en: { title: 'Arrives' }, ar: { title: 'يصل' } }), ['en']);
    await provideMessages('lost', lost, ['en', 'th']);
    const i18n = createI18n({ language: 'en', follow: true });
    await loadLanguage('ar');
    await i18n.changeLanguage('ar');
    expect([i18n.t('title', { ns: 'arrives' }), i18n.t('title', { ns: 'lost' })]).toEqual(['يصل', 'th']);
  });

  test('one request cannot change the messages of another', async () => {
    await provideMessages('ours', messagesOf({ en: { title: 'Ours' } }), ['en']);
    const other = createI18n({ language: 'en', follow: false });
    expect(() => other.addResource('en', 'ours', 'title', 'Theirs')).toThrow(TypeError);
    expect(createI18n({ language: 'en', follow: false }).t('title', { ns: 'ours' })).toBe('Ours');
  });

  test('interpolated values are not escaped, because React escapes them', async () => {
    await provideMessages('greeting', messagesOf({ en: { hello: 'Hi ! {{name}}' } }), ['en']);
    const i18n = createI18n({ language: 'en', follow: false });
    expect(i18n.t('hello', { ns: 'greeting', name: 'A & <B>' })).toBe('Hi ! A & <B>');
  });
});

describe('[T-30] an interpolated value', () => {
  const load = messagesOf({
    en: { call: 'Call {{name}}' },
    ar: { call: 'اتصل: {{name}}', mail: 'إلى {{- name}}' },
  });
  const translate = async (language: 'en' | 'ar', key: string, name: string | number) => {
    await provideMessages('isolated', load, ['en', 'ar']);
    return createI18n({ language, follow: false }).t(key, { ns: 'isolated', name });
  };

  test.each([
    ['ar', '02-000-1234', 'اتصل: \u206802-000-1234\u2069'],
    ['ar', 'Welcome!', 'اتصل: \u2068Welcome!\u2069'],
    ['en', 'مكان 7', 'Call \u2068مكان 7\u2069'],
  ] as const)(
    'is isolated from a message in %s where it could run the other way: %s',
    async (language, name, text) => {
      expect(await translate(language, 'call', name)).toBe(text);
    },
  );

  test.each([
    ['ar', 12, 'اتصل: 12'],
    ['ar', 1234, 'اتصل: 1,234'],
    ['ar', '1.5', 'اتصل: 1.5'],
    ['en', '02-000-1234', 'Call 02-000-1234'],
    ['en', 'ดอยสุเทพ', 'Call ดอยสุเทพ'],
  ] as const)(
    'stands in a message in %s as it is where nothing can move: %s',
    async (language, name, text) => {
      expect(await translate(language, 'call', name)).toBe(text);
    },
  );

  test.each([
    ['en', 12345, 'Call 12,345'],
    ['en', '12345', 'Call 12345'],
    ['ar', 1234567.5, 'اتصل: 1,234,567.5'],
  ] as const)(
    'is formatted in a message in %s if it is a number, not a text of digits: %j',
    async (language, name, text) => {
      expect(await translate(language, 'call', name)).toBe(text);
    },
  );

  test('is not isolated where the message asks for the bare value, as for a mail', async () => {
    expect(await translate('ar', 'mail', 'Pim')).toBe('إلى Pim');
  });
});

describe('a missing message', () => {
  test.each(['en', 'zh', 'ar'] as const)('[APP-04] falls back to th in %s', async (language) => {
    await provideMessages(
      `gaps-${language}`,
      messagesOf({ th: { both: 'ทั้งสอง', thai: 'ไทย' }, [language]: { both: 'own' } }),
      ['th', language],
    );
    const i18n = createI18n({ language, follow: false });
    expect(i18n.t('both', { ns: `gaps-${language}` })).toBe('own');
    expect(i18n.t('thai', { ns: `gaps-${language}` })).toBe('ไทย');
  });

  test('[APP-04] is shown as soon as th has been fetched for it', async () => {
    const load = messagesOf({ th: { only: 'มีแต่ไทย' } });
    await provideMessages('on-demand', load, ['en']);
    expect(load.mock.calls).toEqual([['en']]);
    const Word = () => <p data-testid="word">{useText('on-demand').t('only')}</p>;
    render(
      <I18nProvider i18n={createI18n({ language: 'en', follow: true })}>
        <Word />
      </I18nProvider>,
    );
    await waitFor(() => expect(screen.getByTestId('word').textContent).toBe('มีแต่ไทย'));
    expect(load.mock.calls).toEqual([['en'], ['th']]);
  });
});

describe('useText', () => {
  test('[AMBIG-31] interface messages fall back to th, content to en first', async () => {
    await provideMessages('two-rules', messagesOf({ th: { title: 'เมือง' }, zh: {} }), ['th', 'zh']);
    const Words = () => {
      const { t, localize } = useText('two-rules');
      return <p data-testid="rules">{`${t('title')} ${localize({ th: 'ปาย', en: 'Pai' })}`}</p>;
    };
    render(
      <I18nProvider i18n={createI18n({ language: 'zh', follow: true })}>
        <Words />
      </I18nProvider>,
    );
    await waitFor(() => expect(screen.getByTestId('rules').textContent).toBe('เมือง Pai'));
  });

  test('returns messages, localized content, language and direction, and updates them on a language change', async () => {
    const load = messagesOf({ en: { title: 'Town' }, ar: { title: 'بلدة' } });
    await provideMessages('towns', load, ['en', 'ar']);
    const i18n = createI18n({ language: 'en', follow: true });
    const Title = () => {
      const { t, localize, language, direction } = useText('towns');
      return (
        <p data-testid="title">
          {[t('title'), localize({ th: 'ปาย', ar: 'باي' }), language, direction].join(' ')}
        </p>
      );
    };
    render(
      <I18nProvider i18n={i18n}>
        <Title />
      </I18nProvider>,
    );
    expect(screen.getByTestId('title').textContent).toBe('Town ปาย en ltr');
    await waitFor(() => i18n.changeLanguage('ar'));
    await waitFor(() => expect(screen.getByTestId('title').textContent).toBe('بلدة باي ar rtl'));
  });

  test('arriving messages re-render only the components that use them', async () => {
    await provideMessages('rendered', messagesOf({ en: { title: 'Rendered' } }), ['en']);
    const renderedWith = jest.fn<(namespace: string) => void>();
    const Title = ({ namespace }: { namespace: string }) => {
      renderedWith(namespace);
      return <p data-testid={namespace}>{useText(namespace).t('title')}</p>;
    };
    render(
      <I18nProvider i18n={createI18n({ language: 'en', follow: true })}>
        <Title namespace="rendered" />
        <Title namespace="comes later" />
      </I18nProvider>,
    );
    await act(() => provideMessages('comes later', messagesOf({ en: { title: 'Later' } }), ['en']));
    expect(screen.getByTestId('comes later').textContent).toBe('Later');
    expect(screen.getByTestId('rendered').textContent).toBe('Rendered');
    expect(renderedWith.mock.calls).toEqual([['rendered'], ['comes later'], ['comes later']]);
  });
});
