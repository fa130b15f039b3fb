import { directionsUrl } from './directions-url';

it.each([
  ['the place where it is known', { address: 'Oak Lane 1', lat: 43.6426, lng: -79.3871 }, '43.6426,-79.3871'],
  ['a place on the equator and the meridian', { address: 'Nowhere', lat: 0, lng: 0 }, '0,0'],
  [
    'the words without a place',
    { address: '1 Oak & Elm #2, Ottawa', lat: null, lng: null },
    '1%20Oak%20%26%20Elm%20%232%2C%20Ottawa',
  ],
])('leads to %s', (_where, address, destination) => {
  expect(directionsUrl(address)).toBe(`https://www.google.com/maps/dir/?api=1&destination=${destination}`);
});
