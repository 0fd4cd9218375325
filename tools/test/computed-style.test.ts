/** @jest-environment jest-fixed-jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { lazyComputedStyle } from './computed-style.ts';

const PROPERTIES = ['display', 'visibility', 'pointer-events', 'color', 'margin-top'] as const;

const MARKUP = `
  <main><h1>Title</h1><p hidden>Hidden</p><p>Shown</p><input type="hidden"><input type="text"><input></main>
  <dialog><button>Closed</button></dialog><dialog open><button>Open</button></dialog><template></template>
  <details><summary>More</summary><span>Text</span></details><ruby>字<rp>(</rp><rt>zi</rt></ruby><rp>(</rp>
  <div style="visibility: hidden; pointer-events: none; color: red">
    <span>Inherits</span><span style="visibility: visible">Visible</span>
    <em style="display: none">None</em><em>Inline</em><b style="pointer-events: auto"><i>Both</i></b>
  </div>
  <svg><g style="display: inline"><path></path></g></svg><table><tbody><tr><td>Cell</td></tr></tbody></table>`;

/** Of each element in the document, by jsdom and by ours. */
function computedStyles() {
  const lazy = lazyComputedStyle(window);
  return [...document.querySelectorAll('*')].map((element) => {
    const [ours, jsdoms] = [lazy(element), window.getComputedStyle(element)];
    return [ours, jsdoms].map((style) => [
      element.outerHTML.slice(0, 60),
      ...PROPERTIES.map((name) => style.getPropertyValue(name)),
      style.display,
      style.visibility,
      style.pointerEvents,
      style.color,
    ]);
  });
}

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('is what jsdom computes, of elements with and without inline styles', () => {
  document.body.innerHTML = MARKUP;
  const styles = computedStyles();
  expect(styles.length).toBeGreaterThan(30);
  for (const [ours, jsdoms] of styles) expect(ours).toEqual(jsdoms);
});

test('follows a change of the element, of its parent and of a style sheet', () => {
  document.body.innerHTML = '<div><p>Text</p></div>';
  const [parent, element] = [document.querySelector('div'), document.querySelector('p')];
  if (!parent || !element) throw new Error('No elements');
  const lazy = lazyComputedStyle(window);
  const styleOf = () => [lazy(element).display, lazy(element).visibility];
  expect(styleOf()).toEqual(['block', 'visible']);
  element.hidden = true;
  expect(styleOf()).toEqual(['none', 'visible']);
  element.hidden = false;
  parent.style.visibility = 'hidden';
  expect(styleOf()).toEqual(['block', 'hidden']);
  const sheet = document.createElement('style');
  sheet.textContent = 'p { display: flex; visibility: visible }';
  document.head.append(sheet);
  expect(styleOf()).toEqual(['flex', 'visible']);
});
