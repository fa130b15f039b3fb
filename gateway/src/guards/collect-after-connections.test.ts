import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { collectAfterConnections } from './collect-after-connections';

function connect(server: EventEmitter, times: number): void {
  for (let made = 0; made < times; made++) server.emit('connection');
}

test('collects the young generation after every fifty connections', () => {
  const server = new EventEmitter();
  const collect = jest.fn();
  collectAfterConnections(server as Server, collect);
  connect(server, 49);
  expect(collect).not.toHaveBeenCalled();
  connect(server, 1);
  expect(collect.mock.calls).toEqual([[{ type: 'minor', execution: 'sync' }]]);
  connect(server, 100);
  expect(collect).toHaveBeenCalledTimes(3);
});

test('does nothing if V8 does not expose the collector', () => {
  const server = new EventEmitter();
  const { gc } = globalThis;
  globalThis.gc = undefined; // the tests may run with --expose-gc
  try {
    collectAfterConnections(server as Server);
  } finally {
    globalThis.gc = gc;
  }
  connect(server, 100);
  expect(server.listenerCount('connection')).toBe(0);
});
