/**
 * The router sets names of its components for developer tools in separate statements, which prevent tree shaking of
 * these components and their dependencies. Its warnings are for developers as well: the package resolves to its
 * development build in every mode, and this variable is the only difference from the production build. The state of a
 * router with loaders, of which Plaza has none, would keep its error pages.
 */
export default function leanRouter(source) {
  return source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;')
    .replace(/ let dataRouterState = dataRouterOpts\?\.state;$/m, ' const dataRouterState = undefined;')
    .replace(/^RenderErrorBoundary\.contextType = \w+;$/m, '')
    .replace('isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()')
    .replace(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1');
}
