import { gatewayUrlAt, platformUrl } from './gateway-url.mjs';

it.each([undefined, '', '127.0.0.1', '0.0.0.0', '::'])(
  'a gateway that listens on %j is called at localhost',
  (host) => {
    expect(gatewayUrlAt(8080, host)).toBe('http://localhost:8080');
  },
);

it('a gateway that listens on one address only is called there', () => {
  expect(gatewayUrlAt(8080, '192.0.2.7')).toBe('http://192.0.2.7:8080');
  expect(gatewayUrlAt(8080, '::1')).toBe('http://[::1]:8080');
});

it('a command talks to the platform that PORT and HOST start, unless another one is named', () => {
  expect(platformUrl({})).toBe('http://localhost:8080');
  expect(platformUrl({ PORT: '8085' })).toBe('http://localhost:8085');
  expect(platformUrl({ PORT: '8085', HOST: '192.0.2.7' })).toBe('http://192.0.2.7:8085');
  expect(platformUrl({ PLAZA_GATEWAY_URL: 'https://plaza.example', PORT: '8085' })).toBe('https://plaza.example');
});
