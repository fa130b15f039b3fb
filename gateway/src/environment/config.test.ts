import { readConfig } from '@plaza/service-kit/config';
import { GatewayConfig } from './config';

test('the default limits are strict', () => {
  expect(readConfig(GatewayConfig, {})).toMatchObject({
    LIMIT_ADDRESS_PER_MINUTE: 1200,
    LIMIT_USER_PER_MINUTE: 1200,
    LIMIT_AUTH_PER_MINUTE: 30,
    MAX_BODY_BYTES: 1_048_576,
    TRUSTED_PROXIES: [],
  });
});

test('lists are separated by commas or blanks', () => {
  const { TRUSTED_PROXIES } = readConfig(GatewayConfig, { TRUSTED_PROXIES: 'loopback, 10.0.0.0/8 ::1' });
  expect(TRUSTED_PROXIES).toEqual(['loopback', '10.0.0.0/8', '::1']);
});

test.each([
  ['TILE_URL', "https://x.example; script-src 'unsafe-eval'/{z}/{x}/{y}"],
  ['TILE_URL', 'https:'],
  ['TILE_URL', 'https://tiles.example/{z}/{x}.png'],
  ['TILE_URL', 'https://tiles.example/{z}/{x}/{y}"><script>'],
  ['TRUSTED_PROXIES', '10.0.0.0/99'],
  ['TRUSTED_PROXIES', 'everybody'],
  ['LIMIT_AUTH_PER_MINUTE', '0'],
  ['FINANCE_URL', 'nowhere'],
])('%s=%s is an error of the configuration', (name, value) => {
  expect(() => readConfig(GatewayConfig, { [name]: value })).toThrow(name);
});
