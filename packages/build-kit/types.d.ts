/**
 * Types of the files that bundlers import, of the nonce for style elements, and of the build mode that bundlers insert.
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
