/** What a bundler turns files into; and the nonce that style elements take. */
declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}
declare let __webpack_nonce__: string;
