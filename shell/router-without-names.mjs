/**
 * The router names its components for developers' tools by statements of their own, for which none of them can be left
 * out of a bundle, and what only they need neither.
 */
export default function routerWithoutNames(source) {
  return source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1');
}
