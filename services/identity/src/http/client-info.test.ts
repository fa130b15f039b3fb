import { toNetwork } from './client-info';

test.each([
  ['203.0.113.7', '203.0.113.x'],
  [' 203.0.113.7 ', '203.0.113.x'],
  ['::ffff:203.0.113.7', '203.0.113.x'],
  ['::FFFF:203.0.113.7', '203.0.113.x'],
  ['127.0.0.1', '127.0.0.x'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::x'],
  ['2001:db8:85a3::7348', '2001:db8:85a3::x'],
  ['2001:db8::1', '2001:db8:0::x'],
  ['::1', '0:0:0::x'],
  ['fe80::1%eth0', 'fe80:0:0::x'],
  ['203.0.113.7, 198.51.100.1', ''],
  ['203.0.113', ''],
  ['<script>', ''],
  ['unknown', ''],
  ['', ''],
])('the network of "%s" is "%s"', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

test('no network contains the last part of an address', () => {
  for (const address of ['198.51.100.77', '2001:db8:1:2:3:4:5:77', '2001:db8::77', '::ffff:198.51.100.77']) {
    expect(toNetwork(address)).not.toContain('77');
  }
});
