/** Radix gives each of its functions a name at run time, for developers' tools: every one a call and a string. */
export default function plainNames(source) {
  return source.replace(/^var __name = \(target, value\) => .*$/m, 'var __name = (target) => target;');
}
