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
])('%j is understood', (args, request) => {
  expect(readGatewayRequest(args)).toEqual(request);
});

it.each([
  [[], 'usage: npm run gateway'],
  [['restart'], 'usage: npm run gateway'],
  [['show', 'me'], 'show goes with --to and nothing else'],
  [['schema', '--on', 'abc'], 'schema goes with --to and nothing else'],
  [['versions', 'all'], 'versions goes with nothing else'],
  [['check', 'gateway.json', '--to', 'x'], '--to goes with show and schema alone'],
  [['back', 'seven', '--reason', 'x'], 'back takes the number of a version, not seven'],
  [['back', '7', '6', '--reason', 'x'], 'what is 6?'],
  [['check'], 'check takes a file'],
  [['diff', 'one', 'other'], 'what is other?'],
  [['check', 'gateway.json', '--reason', 'x'], 'check goes with no option'],
  [['apply', 'gateway.json'], 'apply takes --reason'],
  [['back', '--reason', ' '], 'back takes --reason'],
  [['show', '--force'], '--force'],
])('%j is not, and says why', (args, sentence) => {
  expect(() => readGatewayRequest(args)).toThrow(sentence);
});
