import { pageNonce } from './nonce';

afterEach(() => document.head.replaceChildren());

it.each([
  ['<meta name="csp-nonce" content="r4nd0m">', 'r4nd0m'],
  ['<meta name="csp-nonce" content="__CSP_NONCE__">', undefined],
  ['<meta name="csp-nonce" content="">', undefined],
  ['', undefined],
])('in a head of %s is %s', (head, nonce) => {
  document.head.innerHTML = head;
  expect(pageNonce()).toBe(nonce);
});
