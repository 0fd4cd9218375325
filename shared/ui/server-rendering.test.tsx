import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { describe, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as ui from './index.ts';

const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(__dirname, file), 'utf8') }));

/** The files that match the pattern. */
const having = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

describe('the source files', () => {
  test('use no sibling selectors, because server-rendered HTML has style elements between siblings', () => {
    expect(having(/:(first|last|nth|only)-child|& \+|\* \+ \*/)).toEqual([]);
  });

  test('use logical sides only, so that every layout mirrors', () => {
    expect(having(/\b(margin|padding|border)(Left|Right|Top|Bottom)\b/)).toEqual([]);
    expect(having(/^\s+(left|right|top|bottom|textAlign): ?'(?!start|end|center)/m)).toEqual([]);
  });

  test('take colours from the tokens only', () => {
    const withColours = having(/#[\da-f]{3,8}\b|rgb\(/i).filter((file) => !file.startsWith('tokens/'));
    expect(withColours).toEqual([]);
  });
});

function Page() {
  return (
    <CacheProvider value={createCache({ key: 'page', speedy: false })}>
      <ui.Hero picture={<ui.Picture fill priority imageId="a" alt="" />} title="Portico" />
      <ui.Container>
        <ui.SectionHeader title="Towns" action={<ui.ShowAllLink href="/towns">All</ui.ShowAllLink>} />
        <ui.Carousel label="Towns" previousLabel="Previous" nextLabel="Next">
          <ui.CardFrame>
            <ui.CardImage imageId="b" alt="" />
            <ui.CardBody>
              <ui.CardTitle href="/towns/1">Phuket</ui.CardTitle>
              <ui.CardTags tags={['sea']} />
            </ui.CardBody>
          </ui.CardFrame>
        </ui.Carousel>
        <ui.Field label="Name" hint="Hint">
          <ui.TextInput />
        </ui.Field>
        <ui.Menu label="Language" trigger="ไทย">
          <ui.MenuItem>English</ui.MenuItem>
        </ui.Menu>
      </ui.Container>
    </CacheProvider>
  );
}

test('server-rendered HTML hydrates without differences', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  document.body.append(container);
  const heading = container.querySelector('h1');
  const onRecoverableError = jest.fn();
  const root = await act(() => hydrateRoot(container, <Page />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.querySelector('h1')).toBe(heading);
  expect(container.querySelectorAll('[data-picture=loading]')).toHaveLength(2);
  act(() => root.unmount());
  container.remove();
});
