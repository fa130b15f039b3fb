/**
 * What a bundler turns files into; the nonce that style elements take; and the mode of the build, which it fills in.
 */
declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.webp' {
  const url: string;
  export default url;
}
declare let __webpack_nonce__: string;
declare const process: { readonly env: { readonly NODE_ENV?: string } };
