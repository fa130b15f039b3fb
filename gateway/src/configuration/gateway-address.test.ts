import { hostname } from 'node:os';
import { gatewayAddress, ownAddresses } from './gateway-address';

test.each(['0.0.0.0', '::'])('a gateway that listens at all addresses (%s) is named after its machine', (HOST) => {
  const own = `http://${hostname()}:8080`;
  expect(gatewayAddress({ HOST, PORT: 8080 })).toBe(own);
  expect(ownAddresses({ HOST, PORT: undefined })).toEqual([own, 'http://127.0.0.1:8080']);
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:9000'],
  ['::1', 'http://[::1]:9000'],
])('any other is named by its address: %s', (HOST, address) => {
  expect(gatewayAddress({ HOST, PORT: 9000 })).toBe(address);
  expect(ownAddresses({ HOST, PORT: 9000 })).toEqual([address]);
});
