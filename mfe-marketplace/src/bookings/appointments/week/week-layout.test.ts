import { hoursOf, opensAtMinute, outOfSight, weekColumns } from './week-layout';

const toronto = 'America/Toronto';
const booking = (startsAt: string, hours: number) => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + hours * 3_600_000).toISOString(),
});
const shape = (bookings: ReturnType<typeof booking>[], firstDay: string, timeZone = toronto) =>
  weekColumns(bookings, firstDay, 7, timeZone).map(({ day, blocks }) => ({
    day,
    blocks: blocks.map(({ top, bottom, column, columns }) => [top / 60, bottom / 60, column, columns]),
  }));

it('puts bookings into their day, at their local time', () => {
  const columns = shape([booking('2026-06-15T13:30:00Z', 2), booking('2026-06-21T12:00:00Z', 1)], '2026-06-15');
  expect(columns).toHaveLength(7);
  expect(columns[0]).toEqual({ day: '2026-06-15', blocks: [[9.5, 11.5, 0, 1]] });
  expect(columns[6]).toEqual({ day: '2026-06-21', blocks: [[8, 9, 0, 1]] });
});

it('puts overlapping ones side by side, and adjacent ones into one column', () => {
  const bookings = [
    booking('2026-06-15T13:00:00Z', 2), // 9 to 11
    booking('2026-06-15T14:00:00Z', 2), // 10 to 12
    booking('2026-06-15T15:00:00Z', 0.5), // 11 to 11:30, where the first has ended
    booking('2026-06-15T16:00:00Z', 1), // 12 to 13, by itself
  ];
  expect(shape(bookings, '2026-06-15')[0]?.blocks).toEqual([
    [9, 11, 0, 2],
    [10, 12, 1, 2],
    [11, 11.5, 0, 2],
    [12, 13, 0, 1],
  ]);
});

describe('bookings that do not fit side by side', () => {
  const nine = Array.from({ length: 9 }, () => booking('2026-06-15T13:00:00Z', 2)); // 9 to 11
  const monday = (bookings: ReturnType<typeof booking>[], most: number) =>
    weekColumns(bookings, '2026-06-15', 1, toronto, most)[0];

  it('are counted below one that has the whole width, during its time', () => {
    const later = booking('2026-06-15T14:00:00Z', 2); // 10 to 12, beside them
    const alone = booking('2026-06-15T17:00:00Z', 1); // 13 to 14
    const found = monday([...nine, later, alone], 3);
    expect(found?.spans).toHaveLength(11);
    expect(found?.blocks.map(({ top, bottom, column, columns }) => [top / 60, bottom / 60, column, columns])).toEqual([
      [9, 10.5, 0, 1],
      [13, 14, 0, 1],
    ]);
    const hours = { top: 9 * 60, bottom: 12 * 60 };
    expect(found?.more).toEqual([{ ...hours, bar: { top: 10.5 * 60, bottom: 11 * 60 }, count: 9, isAll: false }]);
    expect(monday(nine.slice(0, 3), 3)?.more).toEqual([]);
  });

  it('are counted over a long one that continues, whose text ends above the count', () => {
    const found = monday([booking('2026-06-15T13:00:00Z', 8), booking('2026-06-15T14:00:00Z', 1)], 1);
    expect(found?.blocks.map(({ bottom, textBottom }) => [bottom / 60, textBottom / 60])).toEqual([[17, 10.5]]);
    expect(found?.more[0]?.bar).toEqual({ top: 10.5 * 60, bottom: 11 * 60 });
  });

  it('are counted with all others if they are too short for a title above the count', () => {
    const found = monday([booking('2026-06-15T13:00:00Z', 0.5), booking('2026-06-15T13:00:00Z', 0.5)], 1);
    expect(found?.blocks).toEqual([]);
    expect(found?.more).toMatchObject([{ count: 2, isAll: true, bar: { top: 9 * 60, bottom: 9.5 * 60 } }]);
  });
});

it('counts bookings before the visible time, and those after it', () => {
  const bookings = [
    booking('2026-06-15T11:00:00Z', 1),
    booking('2026-06-15T14:00:00Z', 8),
    booking('2026-06-15T22:00:00Z', 2),
  ];
  const [monday] = weekColumns(bookings, '2026-06-15', 1, toronto); // 7 to 8, 10 to 18, 18 to 20
  const from = (top: number, bottom: number) => monday && outOfSight(monday, { top: top * 60, bottom: bottom * 60 });
  expect(from(6, 22)).toEqual({ earlier: 0, later: 0 });
  expect(from(9, 17)).toEqual({ earlier: 1, later: 1 });
  expect(from(6.5, 10.25)).toEqual({ earlier: 0, later: 2 });
});

it('shows a booking across midnight in both days, and none on a day that it only touches', () => {
  const columns = shape([booking('2026-06-16T02:00:00Z', 4), booking('2026-06-17T02:00:00Z', 2)], '2026-06-15');
  expect(columns.slice(0, 3).map(({ blocks }) => blocks)).toEqual([
    [[22, 24, 0, 1]],
    [
      [0, 2, 0, 1],
      [22, 24, 0, 1],
    ],
    [],
  ]);
});

describe('in a week with a clock change', () => {
  it('is at the local time, before and after the change', () => {
    // Sunday, 8 March 2026: two o'clock becomes three.
    const columns = shape([booking('2026-03-07T14:00:00Z', 1), booking('2026-03-08T13:00:00Z', 1)], '2026-03-02');
    expect(columns[5]?.blocks).toEqual([[9, 10, 0, 1]]);
    expect(columns[6]).toEqual({ day: '2026-03-08', blocks: [[9, 10, 0, 1]] });
  });

  it('shows a booking over the skipped hour from its start to its end in local time', () => {
    expect(shape([booking('2026-03-08T06:30:00Z', 1)], '2026-03-02')[6]?.blocks).toEqual([[1.5, 3.5, 0, 1]]);
  });

  it('gives a booking within the repeated hour the height of its length', () => {
    // Sunday, 1 November 2026: 01:30 comes twice.
    expect(shape([booking('2026-11-01T05:30:00Z', 1)], '2026-10-26')[6]?.blocks).toEqual([[1.5, 2.5, 0, 1]]);
  });
});

it('shows from 6 to 22 o’clock, and further if there are bookings', () => {
  const hours = (bookings: ReturnType<typeof booking>[]) => hoursOf(weekColumns(bookings, '2026-06-15', 7, toronto));
  expect(hours([])).toEqual({ from: 6, until: 22 });
  expect(hours([booking('2026-06-15T08:30:00Z', 1)])).toEqual({ from: 4, until: 22 });
  expect(hours([booking('2026-06-16T01:30:00Z', 1.25)])).toEqual({ from: 6, until: 23 });
});

describe('the week opens', () => {
  const opens = (bookings: ReturnType<typeof booking>[], day = '2026-06-17') =>
    opensAtMinute(weekColumns(bookings, '2026-06-15', 7, toronto), { day, minutes: 14 * 60 }) / 60;

  it('half an hour before its earliest booking, ignoring one that continues from the night', () => {
    expect(opens([booking('2026-06-15T13:30:00Z', 2), booking('2026-06-18T12:00:00Z', 1)])).toBe(7.5);
    expect(opens([booking('2026-06-16T02:00:00Z', 4), booking('2026-06-18T15:00:00Z', 1)])).toBe(10.5);
  });

  it('at the current time if it is empty, and in the morning if it is another week', () => {
    expect(opens([])).toBe(13.5);
    expect(opens([], '2026-07-01')).toBe(7.5);
  });
});
