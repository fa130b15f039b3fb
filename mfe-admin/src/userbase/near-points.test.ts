import { joinNear } from './near-points';

const place = ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng, y: lat });
const user = { id: 'u-1', name: 'Ada Byron', role: 'user' as const, companyName: null };

it('merges overlapping points, closer to the larger one', () => {
  const points = [
    { lat: 0, lng: 0, count: 3 },
    { lat: 40, lng: 0, count: 1, user },
  ];
  expect(joinNear(points, place)).toEqual([{ lat: 10, lng: 0, count: 4 }]);
});

it('does not change separate points', () => {
  const points = [
    { lat: 0, lng: 0, count: 3 },
    { lat: 0, lng: 50, count: 1, user },
  ];
  expect(joinNear(points, place)).toEqual(points);
});
