import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { SearchBox } from './SearchBox.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextInput } from './TextInput.tsx';

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

describe('Field', () => {
  test('links label, hint, warning and error to its control', () => {
    render(
      <Field label="Title" hint="As locals say it" warning="5 characters" error="Too short" required>
        <TextInput />
      </Field>,
    );
    const input = screen.getByLabelText(/Title/);
    expect(describedBy(input)).toEqual(['As locals say it', 'Too short5 characters']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  test('a message that appears is announced politely and has an icon', () => {
    const { container, rerender } = render(
      <Field label="Title">
        <TextInput />
      </Field>,
    );
    const live = container.querySelector('[aria-live=polite]');
    expect(live?.textContent).toBe('');
    rerender(
      <Field label="Title" warning="5 characters (prefer more than 20)">
        <TextInput />
      </Field>,
    );
    expect(container.querySelector('[aria-live=polite]')).toBe(live);
    expect(live?.textContent).toBe('5 characters (prefer more than 20)');
    expect(live?.querySelector('[data-icon=warning]')).not.toBeNull();
  });

  test('links a text area and a select too', () => {
    render(
      <>
        <Field label="Story">
          <TextArea />
        </Field>
        <Field label="Province">
          <Select>
            <option>Phuket</option>
          </Select>
        </Field>
      </>,
    );
    expect(screen.getByLabelText('Story').tagName).toBe('TEXTAREA');
    expect(screen.getByLabelText('Province').tagName).toBe('SELECT');
  });
});

test.each(['email', 'tel', 'url'])('an input of %s stays left to right', (type) => {
  render(<TextInput type={type} aria-label="x" />);
  expect(screen.getByLabelText('x').getAttribute('dir')).toBe('ltr');
});

test('a password can be shown and hidden', async () => {
  render(
    <Field label="Password">
      <PasswordInput showLabel="Show" hideLabel="Hide" />
    </Field>,
  );
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(input.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(input.getAttribute('type')).toBe('password');
});

test('the placeholder of an input has room for the dots and tails of Arabic letters', () => {
  render(
    <CacheProvider value={createCache({ key: 'test', speedy: false })}>
      <TextInput placeholder="ابحث في هذا الكتالوج" />
    </CacheProvider>,
  );
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  expect(css).toMatch(/input\.[\w-]+::placeholder\{padding-block:0\.25em/);
});

test('the line of an input has room for the marks of Thai and Arabic letters', () => {
  render(
    <CacheProvider value={createCache({ key: 'test', speedy: false })}>
      <TextInput aria-label="Name" />
      <TextArea aria-label="Description" />
    </CacheProvider>,
  );
  const lineOf = (name: string) => getComputedStyle(screen.getByRole('textbox', { name })).lineHeight;
  expect(lineOf('Name')).toBe('2.25');
  expect(lineOf('Description')).not.toBe('2.25');
});

test('the search box is a form that works by itself', async () => {
  const sent = jest.fn();
  render(
    <SearchBox
      label="Search places"
      submitLabel="Search"
      input={{ name: 'q' }}
      form={{
        action: '/portals',
        onSubmit: (event) => {
          event.preventDefault();
          sent(screen.getByRole<HTMLInputElement>('searchbox').value);
        },
      }}
    />,
  );
  expect(screen.getByRole('search').getAttribute('action')).toBe('/portals');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search places' }), 'วัด{Enter}');
  expect(sent).toHaveBeenCalledWith('วัด');
});
