import type { WorkingHours } from '@plaza/contracts/marketplace/working-hours';
import {
  officeHours,
  validateDay,
  validateWeek,
  withCopiedDay,
  withInterval,
  withoutInterval,
  withTimes,
} from './working-week';

const week = (...intervals: [number, string, string][]): WorkingHours => ({
  timeZone: 'America/Toronto',
  spans: intervals.map(([weekday, from, until]) => ({ weekday, from, until })),
});
const written = ({ spans }: WorkingHours) => spans.map(({ weekday, from, until }) => `${weekday} ${from}-${until}`);

test('a first week is Monday to Friday, nine to five', () => {
  expect(written(officeHours('UTC'))).toEqual(['1', '2', '3', '4', '5'].map((day) => `${day} 09:00-17:00`));
});

describe('adding hours', () => {
  test('starts a day off at nine, and continues after the last hours of another', () => {
    expect(written(withInterval(week(), 6))).toEqual(['6 09:00-17:00']);
    expect(written(withInterval(week([1, '09:00', '12:30']), 1))).toEqual(['1 09:00-12:30', '1 12:30-13:30']);
    expect(written(withInterval(week([1, '09:00', '23:30']), 1))).toEqual(['1 09:00-23:30', '1 23:00-24:00']);
  });
});

test('times are changed and intervals removed at their position', () => {
  const hours = week([1, '09:00', '12:00'], [2, '09:00', '12:00']);
  expect(written(withTimes(hours, 1, { until: '24:00' }))).toEqual(['1 09:00-12:00', '2 09:00-24:00']);
  expect(written(withoutInterval(hours, 0))).toEqual(['2 09:00-12:00']);
});

test('a day is copied over other days, and does not change itself', () => {
  const hours = week([1, '08:00', '12:00'], [1, '13:00', '16:00'], [2, '10:00', '11:00'], [7, '10:00', '11:00']);
  expect(written(withCopiedDay(hours, 1, [1, 2, 3]))).toEqual([
    '1 08:00-12:00',
    '1 13:00-16:00',
    '7 10:00-11:00',
    '2 08:00-12:00',
    '2 13:00-16:00',
    '3 08:00-12:00',
    '3 13:00-16:00',
  ]);
  expect(written(withCopiedDay(hours, 3, [7]))).toEqual(['1 08:00-12:00', '1 13:00-16:00', '2 10:00-11:00']);
});

describe('a day', () => {
  test('is valid with adjacent intervals, in any order, and until midnight', () => {
    expect(validateDay(week([1, '12:00', '24:00'], [1, '08:00', '12:00']), 1)).toBeUndefined();
    expect(validateDay(week(), 1)).toBeUndefined();
  });

  test('is rejected if it ends before it begins, overlaps, or lacks a time', () => {
    expect(validateDay(week([1, '12:00', '12:00']), 1)).toBe('Must end after it begins.');
    expect(validateDay(week([1, '08:00', '12:00'], [1, '11:30', '13:00']), 1)).toBe('Must not overlap.');
    expect(validateDay(week([1, '', '12:00']), 1)).toBe('Enter both times.');
    expect(validateWeek(week([1, '08:00', '12:00'], [3, '12:00', '08:00']))).toBe(
      'Wednesday: Must end after it begins.',
    );
  });
});

test('any time is always valid', () => expect(validateWeek(null)).toBeUndefined());
