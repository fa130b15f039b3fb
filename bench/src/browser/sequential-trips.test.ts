import { sequentialTrips } from './sequential-trips.mjs';

const fetched = (begun: number, usable: number, isCached = false) => ({ begun, usable, isCached });

it('counts requests that began after the previous one was answered', () => {
  expect(sequentialTrips([])).toBe(0);
  expect(sequentialTrips([fetched(0, 150), fetched(151, 300), fetched(310, 460)])).toBe(3);
});

it('counts concurrent requests once', () => {
  expect(sequentialTrips([fetched(0, 150), fetched(151, 900), fetched(152, 310), fetched(311, 470)])).toBe(3);
});

it('does not count cached responses, but the requests that follow from them', () => {
  expect(sequentialTrips([fetched(0, 150), fetched(151, 153, true), fetched(155, 300)])).toBe(2);
});
