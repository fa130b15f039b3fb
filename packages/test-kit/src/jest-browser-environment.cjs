/**
 * jsdom as the environment of browser tests. To know whether an element can be seen, jsdom matches every rule of every
 * style sheet against it, which took a sixth of the time of the browser tests. Nearly all of our rules end in a class
 * of their own: an element without that class need not be matched.
 */
const { createRequire } = require('node:module');

const requireBesideJsdom = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = requireBesideJsdom('jsdom/lib/jsdom/living/helpers/selectors.js');

const matches = selectors.matchesDontThrow;
const lastClasses = new Map();

/** The class that an element must have to match, for each selector of a list; null where one of them needs none. */
function lastClassesOf(selector) {
  let found = lastClasses.get(selector);
  if (found === undefined) {
    found = /[(["\\]/.test(selector)
      ? null
      : selector.split(',').map((part) => /\.([\w-]+)[^\s>+~]*\s*$/.exec(part)?.[1]);
    if (found?.includes(undefined)) found = null;
    lastClasses.set(selector, found);
  }
  return found;
}

selectors.matchesDontThrow = (element, selector) => {
  const classes = selector && lastClassesOf(selector); // rules such as @keyframes have no selector
  if (classes) {
    const own = element.getAttributeNS(null, 'class');
    if (own === null || !classes.some((name) => own.includes(name))) return false;
  }
  return matches(element, selector);
};

module.exports = require('jest-fixed-jsdom');
