import { readGatewayRequest } from './gateway-request';

it.each([
  [['show'], { verb: 'show' }],
  [['check', 'gateway.json'], { verb: 'check', file: 'gateway.json' }],
  [
    ['apply', 'gateway.json', '--reason', ' Fewer tries. '],
    { verb: 'apply', file: 'gateway.json', reason: 'Fewer tries.' },
  ],
  [['show', '--to', 'gateway.json'], { verb: 'show', to: 'gateway.json' }],
  [['schema', '--to', 'schema.json'], { verb: 'schema', to: 'schema.json' }],
  [['back', '7', '--reason', 'It was too few.'], { verb: 'back', number: 7, reason: 'It was too few.' }],
  [['back', '--reason', 'It was too few.', '--on', 'abc'], { verb: 'back', reason: 'It was too few.', on: 'abc' }],
])('parses %j', (args, request) => {
  expect(readGatewayRequest(args)).toEqual(request);
});

it.each([
  [[], 'usage: npm run gateway'],
  [['restart'], 'usage: npm run gateway'],
  [['show', 'me'], 'show accepts only --to'],
  [['schema', '--on', 'abc'], 'schema accepts only --to'],
  [['versions', 'all'], 'versions accepts no arguments'],
  [['check', 'gateway.json', '--to', 'x'], '--to can only be used with show and schema'],
  [['back', 'seven', '--reason', 'x'], 'back requires the number of a version, not seven'],
  [['back', '7', '6', '--reason', 'x'], 'unexpected argument: 6'],
  [['check'], 'check requires a file'],
  [['diff', 'one', 'other'], 'unexpected argument: other'],
  [['check', 'gateway.json', '--reason', 'x'], 'check accepts no options'],
  [['apply', 'gateway.json'], 'apply requires --reason'],
  [['back', '--reason', ' '], 'back requires --reason'],
  [['show', '--force'], '--force'],
])('rejects %j with the reason', (args, sentence) => {
  expect(() => readGatewayRequest(args)).toThrow(sentence);
});
