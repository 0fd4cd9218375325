import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CardBody, CardFrame, CardHighlight, CardImage, CardLock, CardTags, CardTitle } from './Card.tsx';

describe('the card pieces', () => {
  test('[APP-28] make a card of picture, title, highlight and tags with one link', () => {
    render(
      <CardFrame>
        <CardImage imageId="a" alt="Jetty at dusk" end={<CardLock label="Private" />} />
        <CardBody>
          <CardTitle href="/portals/1">Patong</CardTitle>
          <CardHighlight>Sunset over the bay</CardHighlight>
          <CardTags tags={['sea', 'food']} label="Tags" />
        </CardBody>
      </CardFrame>,
    );
    const card = screen.getByRole('article');
    expect(card.querySelector('img')?.alt).toBe('Jetty at dusk');
    expect(screen.getByRole('heading', { name: 'Patong', level: 3 })).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Patong' }).getAttribute('href')).toBe('/portals/1');
    expect(card.textContent).toContain('Sunset over the bay');
    expect(card.textContent).toContain('Private');
    expect(screen.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(['sea', 'food']);
  });

  test('shows three tags at most, and no list without tags', () => {
    const { rerender } = render(<CardTags tags={['a', 'b', 'c', 'd']} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    rerender(<CardTags tags={[]} />);
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('a title without an address is no link', () => {
    render(<CardTitle level={2}>Preview</CardTitle>);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Preview');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
