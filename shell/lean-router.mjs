/**
 * The router names its components for developers' tools by statements of their own, for which none of them can be left
 * out of a bundle, and what only they need neither.
 * Its warnings, too, are for developers: the package gives out its development build whatever the mode, from which the
 * other one differs by this variable.
 */
export default function leanRouter(source) {
  return source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;')
    .replace(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1');
}
