import { readGatewayRequest } from './gateway-request';

it.each([
  [['show'], { verb: 'show' }],
  [['check', 'gateway.json'], { verb: 'check', file: 'gateway.json' }],
  [
    ['apply', 'gateway.json', '--reason', ' Fewer tries. '],
    { verb: 'apply', file: 'gateway.json', reason: 'Fewer tries.' },
  ],
  [['back', '--reason', 'It was too few.', '--on', 'abc'], { verb: 'back', reason: 'It was too few.', on: 'abc' }],
])('%j is understood', (args, request) => {
  expect(readGatewayRequest(args)).toEqual(request);
});

it.each([
  [[], 'usage: npm run gateway'],
  [['restart'], 'usage: npm run gateway'],
  [['show', 'me'], 'show goes with nothing else'],
  [['check'], 'check takes a file'],
  [['diff', 'one', 'other'], 'what is other?'],
  [['check', 'gateway.json', '--reason', 'x'], 'check goes with no option'],
  [['apply', 'gateway.json'], 'apply takes --reason'],
  [['back', '--reason', ' '], 'back takes --reason'],
  [['show', '--force'], '--force'],
])('%j is not, and says why', (args, sentence) => {
  expect(() => readGatewayRequest(args)).toThrow(sentence);
});
