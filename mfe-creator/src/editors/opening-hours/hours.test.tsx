import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { isGone, openEditor, openTools, portalServer } from '../../editing/testing/editor-page.tsx';
import { passesMidnight } from './hours-draft.ts';
import { parseClock } from './parse-clock.ts';

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9.30', '09:30'],
  ['21:05', '21:05'],
  ['24:00', '24:00'],
  ['24:01', undefined],
  ['9:60', undefined],
  ['soon', undefined],
  ['', undefined],
])('[OPEN-10] the time %j is read as %j', (typed, clock) => {
  expect(parseClock(typed)).toBe(clock);
});

test('[OPEN-10] closing at or before opening continues after midnight', () => {
  expect(passesMidnight({ open: '18', close: '2' })).toBe(true);
  expect(passesMidnight({ open: '18:00', close: '24:00' })).toBe(false);
  expect(passesMidnight({ open: '9:00', close: '17:00' })).toBe(false);
});

const save = () => screen.getByRole('button', { name: 'Save' });

async function open(changes: Parameters<typeof portalServer>[0] = {}) {
  const fake = portalServer(changes);
  const page = await openTools({ part: 'openingHours', portal: fake.portal, server: fake.server });
  await openEditor(page, 'Edit opening hours');
  return { ...fake, user: page.user };
}
type User = Awaited<ReturnType<typeof open>>['user'];

const kindOf = (day: string) => screen.getByRole('combobox', { name: `${day}: open or closed` });
const time = (name: string, index = 0) => {
  const field = screen.getAllByRole<HTMLInputElement>('textbox', { name })[index];
  if (!field) throw new Error(`no ${name}`);
  return field;
};
async function retype(user: User, field: HTMLInputElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

describe('[EDIT-19, OPEN-10] the opening hours', () => {
  test('saves entered times, past midnight, 24 hours, and copies to other days', async () => {
    const { user, lastChanges } = await open();
    await user.click(screen.getByRole('button', { name: 'Add opening hours' }));
    await user.selectOptions(kindOf('Monday'), 'times');
    await retype(user, time('Monday: opens'), '930');
    await retype(user, time('Monday: closes'), '14');
    await user.click(screen.getByRole('button', { name: 'Add times: Monday' }));
    await user.type(time('Monday: opens', 1), '18');
    await user.type(time('Monday: closes', 1), '2');
    expect(screen.getByText('Until 02:00 the next day')).toBeTruthy();
    expect(time('Monday: opens').value).toBe('09:30');
    await user.click(screen.getByRole('button', { name: 'Monday: copy to other days' }));
    await user.click(screen.getByRole('button', { name: 'To Monday to Friday' }));
    await user.selectOptions(kindOf('Sunday'), 'allDay');
    await user.click(save());
    await isGone();
    const weekday = [
      { open: '09:30', close: '14:00' },
      { open: '18:00', close: '02:00' },
    ];
    expect(lastChanges()).toEqual({
      openingHours: {
        timezone: 'Asia/Bangkok',
        week: {
          mon: weekday,
          tue: weekday,
          wed: weekday,
          thu: weekday,
          fri: weekday,
          sat: [],
          sun: [{ open: '00:00', close: '24:00' }],
        },
      },
    });
  });

  const timetable = {
    timezone: 'Asia/Bangkok',
    week: { mon: [{ open: '09:00', close: '17:00' }] },
  };

  test('an invalid time shows an error beside it, and nothing is sent', async () => {
    const { user, saves } = await open({ openingHours: timetable });
    await retype(user, time('Monday: closes'), 'late');
    await user.click(save());
    expect(screen.getByText('Enter a time such as 09:30.')).toBeTruthy();
    expect(document.activeElement).toBe(time('Monday: closes'));
    expect(saves).toEqual([]);
  });

  test('saves holidays with a note, a general note and the time zone', async () => {
    const { user, saves, lastChanges } = await open({ openingHours: timetable });
    await user.click(screen.getByRole('button', { name: 'Add a day' }));
    await user.click(save());
    expect(screen.getByText(/Choose a date/)).toBeTruthy();
    expect(saves).toEqual([]);
    fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: '2027-04-13' } });
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Songkran');
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Call first');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Asia/Tokyo');
    await user.click(save());
    await isGone();
    expect(lastChanges()).toMatchObject({
      openingHours: {
        timezone: 'Asia/Tokyo',
        special: [{ date: '2027-04-13', closed: true, note: { en: 'Songkran', lang: 'en' } }],
        note: { en: 'Call first', lang: 'en' },
      },
    });
  });

  test('a legacy text stays a text, and can become a timetable with the text as note', async () => {
    const { user, lastChanges } = await open({ openingHours: 'ทุกวัน' });
    const field = () => screen.getByRole('textbox', { name: 'Opening hours as text' });
    await user.type(field(), ' 9-17');
    await user.click(save());
    await isGone();
    expect(lastChanges()).toEqual({ openingHours: 'ทุกวัน 9-17' });
    await user.click(screen.getByRole('button', { name: 'Edit opening hours' }));
    await user.click(await screen.findByRole('button', { name: 'Turn it into a timetable' }));
    await user.selectOptions(kindOf('Monday'), 'times');
    await user.click(save());
    await isGone();
    expect(lastChanges()).toMatchObject({
      openingHours: { note: { th: 'ทุกวัน 9-17' }, week: { mon: [{ open: '09:00', close: '17:00' }] } },
    });
  });

  test('can be removed', async () => {
    const { user, lastChanges } = await open({ openingHours: timetable });
    await user.click(screen.getByRole('button', { name: 'Remove opening hours' }));
    await user.click(save());
    await isGone();
    expect(lastChanges()).toEqual({ openingHours: null });
    expect(within(document.body).queryByRole('alert')).toBeNull();
  });
});
