import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import { request } from '@plaza/web-kit';
import { nearestTurn, toQuery, toView } from './map-view';

const edges = { west: -10, east: 20, south: -5, north: 50, zoom: 4 };

it.each([
  ['stays as it is within the world', {}, {}],
  ['is the whole world when it is wider', { west: -300, east: 300 }, { west: -180, east: 180 }],
  ['crosses the date line when it was dragged there', { west: 170, east: 200 }, { west: 170, east: -160 }],
  ['ends at the poles', { south: -120, north: 95 }, { south: -90, north: 90 }],
])('a view %s', (_case, given, expected) => {
  expect(toView({ ...edges, ...given })).toEqual({ ...edges, ...expected });
});

it('draws a place in the copy of the world that the map shows', () => {
  expect(nearestTurn(-170, 175)).toBe(190);
  expect(nearestTurn(170, -175)).toBe(-190);
  expect(nearestTurn(10, 20)).toBe(10);
});

it('requests only the view and the filters', () => {
  const query = toQuery({ ...edges, west: -10.12345 }, { role: 'user', company: '' });
  expect(request(identityEndpoints.userbase, query).url).toBe(
    '/api/v1/admin/userbase?role=user&west=-10.123&east=20&south=-5&north=50&zoom=4',
  );
});
