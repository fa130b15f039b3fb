const { runInNewContext } = require('node:vm');

/** The globals of the language, which a window shares with Node. */
const ofLanguage = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)'));

/** Globals that both have, and that are Node's in tests: they belong to its `fetch`, or jsdom calls Node's itself. */
const ofNode = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'FormData',
  'Headers',
  'Performance',
  'URL',
  'URLSearchParams',
  'atob',
  'btoa',
  'clearInterval',
  'clearTimeout',
  'performance',
  'queueMicrotask',
  'setInterval',
  'setTimeout',
];

/** Names for the window itself. */
const ownNames = ['window', 'self', 'top', 'parent', 'frames'];

/**
 * Makes Node's global object act as a window of jsdom: each global of the window is read from it and set in it, and
 * what is added to the global object is found in the window, which elements know as their document's `defaultView`.
 */
exports.installWindow = (window) => {
  for (const name of ofNode) Object.defineProperty(window, name, { ...plain, value: globalThis[name] });
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent']) {
    window[name] = window[name].bind(window); // they reject another receiver
  }
  for (const name of namesOf(window)) {
    const set = (value) => {
      window[name] = value;
    };
    Object.defineProperty(globalThis, name, { configurable: true, enumerable: true, get: () => window[name], set });
  }
  for (const name of ownNames) Object.defineProperty(globalThis, name, { ...plain, value: globalThis });
  Object.setPrototypeOf(window, withGlobals(Object.getPrototypeOf(window)));
};

/** A prototype for the window that also has what is only in the global object. */
const withGlobals = (prototype) =>
  new Proxy(Object.create(prototype), {
    has: (target, key) => key in target || key in globalThis,
    get: (target, key, window) => (key in target ? Reflect.get(target, key, window) : Reflect.get(globalThis, key)),
  });

const plain = { configurable: true, enumerable: true, writable: true };

function namesOf(window) {
  const names = [window, ...prototypesOf(window)].flatMap((object) => Object.getOwnPropertyNames(object));
  return [...new Set(names)].filter(
    (name) => !ofLanguage.has(name) && !name.startsWith('_') && name !== 'constructor' && name !== 'console',
  );
}

/** The prototypes of a window, without that of all objects. */
function prototypesOf(window) {
  const prototypes = [];
  for (let one = Object.getPrototypeOf(window); one !== Object.prototype; one = Object.getPrototypeOf(one)) {
    prototypes.push(one);
  }
  return prototypes;
}
