import { describe, expect, test } from '@jest/globals';
import { safeHref, safeTextHref, safeWebHref } from './safe-link.ts';

describe('safeHref', () => {
  test.each([
    ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
    [' http://example.com ', 'http://example.com/'],
    ['tel:0812345678', 'tel:0812345678'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['javascript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['//example.com', undefined],
    ['example.com', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('[T-12] %j becomes %j', (address, href) => {
    expect(safeHref(address)).toBe(href);
  });
});

describe('safeWebHref', () => {
  test.each([
    ['www.example.com/menu', 'https://www.example.com/menu'],
    ['example.com:8080', 'https://example.com:8080/'],
    ['https://example.com', 'https://example.com/'],
    ['javascript:alert(1)', undefined],
    ['tel:1', undefined],
    ['call us', undefined],
  ])('[T-12] %j becomes %j', (address, href) => {
    expect(safeWebHref(address)).toBe(href);
  });
});

describe('safeTextHref', () => {
  test.each([
    ['/towns?page=2#top', '/towns?page=2#top'],
    ['https://example.com', 'https://example.com/'],
    ['//example.com', undefined],
    ['/\\example.com', undefined],
    ['javascript:alert(1)', undefined],
    ['towns', undefined],
  ])('[T-12] %j becomes %j', (address, href) => {
    expect(safeTextHref(address)).toBe(href);
  });
});
