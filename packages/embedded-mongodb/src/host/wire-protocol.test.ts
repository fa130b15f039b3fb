import { deserialize, serialize } from 'bson';
import { rejectionOf } from './rejected-commands';
import { commandName, MessageReader, opcodeOf, replyTo, requestMessage } from './wire-protocol';

const ping = requestMessage(serialize({ ping: 1, $db: 'admin' }));
const startSession = requestMessage(serialize({ startSession: 1, $db: 'admin' }));

/** The message with its body behind a section of documents, as the protocol allows. */
function bodyLast(message: Buffer): Buffer {
  const documents = Buffer.from([1, 14, 0, 0, 0, ...Buffer.from('docs\0'), 5, 0, 0, 0, 0]);
  return Buffer.concat([message.subarray(0, 20), documents, message.subarray(20)]);
}

/** A command as drivers before 2017 sent it. */
function query(command: object): Buffer {
  const head = Buffer.alloc(20);
  head.writeInt32LE(2004, 12);
  return Buffer.concat([head, Buffer.from('admin.$cmd\0'), Buffer.alloc(8), serialize(command)]);
}

test('messages are assembled from any chunks', () => {
  const stream = Buffer.concat([ping, startSession, ping]);
  for (const size of [1, 3, 7, ping.length + 2, stream.length]) {
    const reader = new MessageReader();
    const messages: Buffer[] = [];
    for (let at = 0; at < stream.length; at += size) messages.push(...reader.push(stream.subarray(at, at + size)));
    expect(messages.map(commandName)).toEqual(['ping', 'startSession', 'ping']);
  }
});

test.each([0, 15, -1, 48_016_385])('rejects a length of %d', (length) => {
  const head = Buffer.alloc(4);
  head.writeInt32LE(length);
  expect(() => new MessageReader().push(head)).toThrow(`invalid message length ${length}`);
});

test('a command is recognised at any position of its body', () => {
  expect(commandName(bodyLast(startSession))).toBe('startSession');
  expect(commandName(query({ isMaster: 1 }))).toBe('isMaster');
});

test('messages without a body have no command', () => {
  expect(commandName(ping.subarray(0, 20))).toBeUndefined();
  expect(commandName(Buffer.concat([ping.subarray(0, 20), Buffer.from([1, 0, 0, 0, 0])]))).toBeUndefined();
});

test('startSession is rejected in every form, and handshakes are the only queries', () => {
  for (const message of [startSession, bodyLast(startSession), query({ startSession: 1 }), query({ find: 'a' })]) {
    expect(deserialize(rejectionOf(message) ?? new Uint8Array())).toMatchObject({ ok: 0, code: 59 });
  }
  for (const message of [ping, query({ isMaster: 1 }), query({ hello: 1 })])
    expect(rejectionOf(message)).toBeUndefined();
});

test('a reply refers to its request, in the requested format', () => {
  const document = serialize({ ok: 1 });
  const modern = replyTo(42, document, false);
  expect([modern.readInt32LE(0), modern.readInt32LE(8), opcodeOf(modern)]).toEqual([modern.length, 42, 2013]);
  expect(deserialize(modern.subarray(21))).toEqual({ ok: 1 });
  const legacy = replyTo(43, document, true);
  expect([legacy.readInt32LE(8), opcodeOf(legacy), legacy.readInt32LE(32)]).toEqual([43, 1, 1]);
  expect(deserialize(legacy.subarray(36))).toEqual({ ok: 1 });
});
