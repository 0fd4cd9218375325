import { expect, test } from '@jest/globals';
import { weekOfText, weekText } from './week-text.ts';

const day = [{ open: '09:00', close: '17:00' }];

test.each([
  ['mon 09:00-12:00, 13:00-17:00; sat 10:00-16:00', 'mon 09:00-12:00, 13:00-17:00; sat 10:00-16:00'],
  ['Mo-We 9:00-17:00', 'mon 09:00-17:00; tue 09:00-17:00; wed 09:00-17:00'],
  ['Sat-Mon 18:00–02:00', 'mon 18:00-02:00; sat 18:00-02:00; sun 18:00-02:00'],
  ['Mo,Th 9-17', 'mon 09:00-17:00; thu 09:00-17:00'],
  ['Friday: 9:30AM-12:00PM, 12:30 PM - 12:00 AM', 'fri 09:30-12:00, 12:30-00:00'],
  ['sunday 00:00-24:00\nmonday closed', 'sun 00:00-24:00'],
  ['mon 09:00-12:00; mon 13:00:00-17:00:00', 'mon 09:00-12:00, 13:00-17:00'],
])('[OPEN-10] %j is the week %j', (text, week) => {
  const read = weekOfText(text);
  expect(read && weekText(read)).toBe(week);
});

test.each([
  'daily',
  'mon',
  'mon 9',
  'mon 25:00-26:00',
  'mon 09:61-10:00',
  'm 09:00-17:00',
  'mon-tue-wed 09:00-17:00',
  'x-mon 09:00-10:00',
  'mon 24:30-25:00',
])('%j is no week', (text) => {
  expect(weekOfText(text)).toBeUndefined();
});

test('a day that is closed counts as none', () => {
  expect(weekText({ mon: day, tue: [] })).toBe('mon 09:00-17:00');
  expect(weekOfText('')).toEqual({});
});
