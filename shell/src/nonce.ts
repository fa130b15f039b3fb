/** The nonce of the page's content security policy, for style elements; undefined if no gateway set one. */
export function pageNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return nonce && !nonce.startsWith('__') ? nonce : undefined;
}
