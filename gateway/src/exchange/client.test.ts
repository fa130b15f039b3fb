import type { IncomingMessage } from 'node:http';
import { clientReader } from './client';
import { limitKey } from './limit-key';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is limited as %s', (address, key) => {
  expect(limitKey(address)).toBe(key);
});

describe('behind a trusted proxy', () => {
  const readClient = clientReader(['10.0.0.0/8', '::1'], false);
  const addressOf = (forwarded?: string, socket: { remoteAddress?: string } = { remoteAddress: '10.0.0.1' }) =>
    readClient({ headers: { 'x-forwarded-for': forwarded }, socket } as unknown as IncomingMessage).address;

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:5678', '203.0.113.9'],
    ['2001:db8::7', '2001:db8::7'],
    ['[2001:db8::7]:443', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['198.51.100.1, 203.0.113.9:5678, 10.2.3.4:80', '203.0.113.9'],
    ['198.51.100.1:1, [2001:db8::7]:2, [::1]:443, 10.2.3.4', '2001:db8::7'],
    ['[203.0.113.9]:443', '203.0.113.9'],
    ['::ffff:203.0.113.9:5678', '203.0.113.9'],
    ['::FFFF:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:FFFF:cb00:7109', '203.0.113.9'],
    ['[::ffff:cb00:7109]:443', '203.0.113.9'],
    ['2001:DB8:0::7', '2001:db8::7'],
    ['fe80::1%eth0', 'fe80::1%eth0'],
    ['203.0.113.9, ::ffff:10.2.3.4:80', '203.0.113.9'],
    ['203.0.113.9, ::ffff:a02:304', '203.0.113.9'],
    ['unknown', 'unknown'],
    ['[', '['],
    ['[]', '[]'],
    ['[]:443', '[]:443'],
    [':5678', ':5678'],
    ['10.2.3.4:http', '10.2.3.4:http'],
    ['203.0.113.9, [10.2.3.4]x', '[10.2.3.4]x'],
    ['203.0.113.9, 10.2.3.4:123456', '10.2.3.4:123456'],
    ['203.0.113.9, , ', '203.0.113.9'],
  ])('the client of %s is %s', (forwarded, address) => {
    expect(addressOf(forwarded)).toBe(address);
  });

  test('the client of a request without the header is the proxy, and of one whose connection is closed unknown', () => {
    expect(addressOf()).toBe('10.0.0.1');
    expect(addressOf('203.0.113.9', {})).toBe('unknown');
  });
});
