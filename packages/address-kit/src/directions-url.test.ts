import { directionsUrl } from './directions-url';

it.each([
  ['a point of a map', { lat: 43.6426, lng: -79.3871 }, '43.6426,-79.3871'],
  ['the point on the equator and the meridian', { lat: 0, lng: 0 }, '0,0'],
  ['an address', '1 Oak & Elm #2, Ottawa', '1%20Oak%20%26%20Elm%20%232%2C%20Ottawa'],
])('leads to %s', (_where, place, destination) => {
  expect(directionsUrl(place)).toBe(`https://www.google.com/maps/dir/?api=1&destination=${destination}`);
});
