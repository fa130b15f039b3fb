import { joinNear } from './near-points';

const place = ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng, y: lat });
const user = { id: 'u-1', name: 'Ada Byron', role: 'user' as const, companyName: null };

it('makes points that would cover each other one, nearer to where more people are', () => {
  const points = [
    { lat: 0, lng: 0, count: 3 },
    { lat: 40, lng: 0, count: 1, user },
  ];
  expect(joinNear(points, place)).toEqual([{ lat: 10, lng: 0, count: 4 }]);
});

it('leaves points apart as they are', () => {
  const points = [
    { lat: 0, lng: 0, count: 3 },
    { lat: 0, lng: 50, count: 1, user },
  ];
  expect(joinNear(points, place)).toEqual(points);
});
