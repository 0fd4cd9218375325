import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { media } from '../tokens/tokens.ts';
import { Grid } from './Grid.tsx';

test('[APP-31] a grid has 4 columns on a desktop, 3 on a tablet, 2 on a phone', () => {
  render(
    <CacheProvider value={createCache({ key: 'test', speedy: false })}>
      <Grid label="Places">
        <p>One</p>
        <p>Two</p>
      </Grid>
    </CacheProvider>,
  );
  const list = screen.getByRole('list', { name: 'Places' });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  const css = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  const name = list.className;
  expect(css.slice(css.indexOf(`.${name}{`)).slice(0, 120)).toContain('repeat(2, minmax');
  const inside = (query: string) => css.slice(css.indexOf(`${query}{.${name}{`)).slice(0, 200);
  expect(inside(media.tablet)).toContain('repeat(3, minmax');
  expect(inside(media.desktop)).toContain('repeat(4, minmax');
});
