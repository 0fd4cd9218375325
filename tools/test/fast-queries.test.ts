/** @jest-environment jest-fixed-jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import './fast-queries.ts';

afterEach(() => document.body.replaceChildren());

test('the error of a query that polled in vain names what is missing, and has the document once', async () => {
  document.body.innerHTML = '<button>Save</button>';
  const error = await screen.findByRole('link', {}, { timeout: 100 }).catch((cause: Error) => cause);
  // What Jest prints.
  const text = error instanceof Error ? error.stack : '';
  expect(text).toContain('Unable to find role="link"');
  expect(text?.split('Save')).toHaveLength(2);
});
