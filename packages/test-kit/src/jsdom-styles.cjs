/**
 * Computes styles in jsdom quickly. To determine whether an element is visible, jsdom matches every rule of every style
 * sheet against it and parses each declaration again, which took a quarter of the time of the browser tests. Here the
 * rules are looked up by class and tag name, and elements with the same rules share one computed style.
 */
const { createRequire } = require('node:module');

const requireBesideJsdom = createRequire(require.resolve('jsdom'));
const styleRules = requireBesideJsdom('jsdom/lib/jsdom/living/helpers/style-rules.js');
const { matchesDontThrow } = requireBesideJsdom('jsdom/lib/jsdom/living/helpers/selectors.js');
const { implForWrapper } = requireBesideJsdom('jsdom/lib/jsdom/living/generated/utils.js');
const cssom = requireBesideJsdom('rrweb-cssom');
const { CSSStyleDeclaration } = requireBesideJsdom('cssstyle');
const defaultSheet = cssom.parse(requireBesideJsdom('jsdom/lib/jsdom/browser/default-stylesheet.js'));

/** How often rules were inserted or deleted, and for each sheet the last of these times; jsdom notices neither. */
let changeCount = 0;
const lastChanges = new WeakMap();
const sheetPrototype = cssom.CSSStyleSheet.prototype;
for (const name of ['insertRule', 'deleteRule']) {
  const changeRules = sheetPrototype[name];
  sheetPrototype[name] = function (...args) {
    lastChanges.set(this, ++changeCount);
    return changeRules.apply(this, args);
  };
}

/** A selector without the contents of quotes, parentheses and brackets. */
function outlineOf(selector) {
  let outline = selector.replace(/"[^"]*"|'[^']*'/g, '').replace(/\[[^\]]*\]/g, '[]');
  for (let longer = ''; outline !== longer; ) {
    longer = outline;
    outline = longer.replace(/\([^()]*\)/g, '');
  }
  return outline;
}

/**
 * What an element must have to match the outline of a selector: the class or the tag name of its last compound. `exact`
 * means that the selector has no other condition, so that this suffices. Undefined if unknown.
 */
function requirementOf(outline) {
  const last = outline.split(/[\s>+~]+/).at(-1);
  const className = /\.([^.:#[]+)/.exec(last)?.[1];
  if (className) return { map: 'byClass', name: className, exact: outline === `.${className}` };
  const tag = /^[a-z][\w-]*(?=$|[:#[])/i.exec(last)?.[0];
  return tag && { map: 'byTag', name: tag.toLowerCase(), exact: outline === tag };
}

/** The requirements of a rule, of which an element must meet one; undefined if any element may match. */
function requirementsOf({ selectorText }) {
  if (/[\\|]/.test(selectorText.replace(/\|=/g, ''))) return undefined;
  const selectors = outlineOf(selectorText).split(',');
  const requirements = selectors.map((selector) => requirementOf(selector.trim()));
  if (requirements.includes(undefined)) return undefined;
  const unlike = new Map();
  for (const one of requirements) {
    const key = `${one.map} ${one.name}`;
    unlike.set(key, { ...one, exact: one.exact || unlike.get(key)?.exact === true });
  }
  return [...unlike.values()];
}

/**
 * The rules of one sheet by the class or tag name that an element must have; `rest` are those that any element may
 * match.
 */
function indexRules(sheet) {
  const index = { lastChange: lastChanges.get(sheet), byClass: new Map(), byTag: new Map(), rest: [] };
  const add = (rule, order) => {
    const oneOf = remembered(requirements, rule, () => requirementsOf(rule));
    if (!oneOf) index.rest.push({ rule, order, exact: false });
    for (const { map, name, exact } of oneOf ?? []) {
      index[map].set(name, [...(index[map].get(name) ?? []), { rule, order, exact }]);
    }
  };
  let order = 0;
  for (const rule of sheet.cssRules) {
    const onScreen = rule.media && Array.prototype.includes.call(rule.media, 'screen');
    const rules = rule.media ? (onScreen ? rule.cssRules : []) : [rule];
    for (const one of rules) if (one.selectorText) add(one, order++); // rules such as @keyframes have no selector
  }
  return index;
}

const indexes = new WeakMap();
const requirements = new WeakMap();

/** The index of a sheet, rebuilt when rules were added or removed. */
function indexOf(sheet) {
  const known = indexes.get(sheet);
  if (known && known.lastChange === lastChanges.get(sheet)) return known;
  const index = indexRules(sheet);
  indexes.set(sheet, index);
  return index;
}

/** The rules of a sheet that an element matches, in the sheet's order. */
function matchingRules(sheet, element) {
  const { byClass, byTag, rest } = indexOf(sheet);
  const classes = element.getAttributeNS(null, 'class')?.split(/\s+/) ?? [];
  const found = new Map();
  for (const entries of [rest, byTag.get(element.localName), ...classes.map((name) => byClass.get(name))]) {
    for (const { rule, order, exact } of entries ?? []) {
      if (!found.has(order) && (exact || matchesDontThrow(element, rule.selectorText))) found.set(order, rule);
    }
  }
  return [...found].sort(([one], [other]) => one - other).map(([, rule]) => rule);
}

/** The value of a key, computed at the first access. */
function remembered(map, key, compute) {
  if (!map.has(key)) map.set(key, compute());
  return map.get(key);
}

/** The caches of a document: numbers for texts, and the computed styles for each of these numbers. */
const memories = new WeakMap();
const memoryOf = (document) =>
  remembered(memories, document, () => ({ numbers: new Map(), declarations: new Map(), computed: new Map() }));

const numberOf = ({ numbers }, text) => remembered(numbers, text, () => numbers.size);

let ruleCount = 0;
const ruleNumbers = new WeakMap();
const numberOfRule = (rule) => remembered(ruleNumbers, rule, () => ruleCount++);

/** The rules of all sheets that an element matches, in the sheets' order. */
const rulesOf = (element) =>
  [defaultSheet, ...element._ownerDocument.styleSheets._list].flatMap((sheet) => matchingRules(sheet, element));

/** Equal for two elements with the same rules and the same style attribute. */
function declarationKey(element) {
  const rules = rulesOf(element).map(numberOfRule);
  return numberOf(memoryOf(element._ownerDocument), `${rules} ${element.getAttributeNS(null, 'style') ?? ''}`);
}

/** Keys of elements, until jsdom drops its own cache because the document has changed, or rules change. */
const keys = new WeakMap();

function keysNow(document) {
  if (keys.get(document._styleCache)?.changeCount !== changeCount) document._styleCache = new WeakMap();
  const none = () => ({ changeCount, declaration: new WeakMap(), computed: new WeakMap() });
  return remembered(keys, document._styleCache, none);
}

const declarationKeyNow = (element) =>
  remembered(keysNow(element._ownerDocument).declaration, element, () => declarationKey(element));

/** Equal for two elements with the same declarations whose ancestors have the same declarations. */
const computedKeyNow = (element) =>
  remembered(keysNow(element._ownerDocument).computed, element, () => {
    const parent = element.parentElement ? computedKeyNow(element.parentElement) : '';
    return numberOf(memoryOf(element._ownerDocument), `${parent}>${declarationKeyNow(element)}`);
  });

/** The declarations of an element's rules and style attribute, combined as by jsdom. */
function computeDeclaration(element) {
  const declaration = new CSSStyleDeclaration();
  for (const style of [...rulesOf(element).map((rule) => rule.style), element.style]) {
    for (const property of Array.from(style)) {
      const value = style.getPropertyValue(property);
      if (value === 'unset') declaration.removeProperty(property);
      else declaration.setProperty(property, value, style.getPropertyPriority(property));
    }
  }
  return declaration;
}

styleRules.getDeclarationForElement = (element) => {
  const { declarations } = memoryOf(element._ownerDocument);
  return remembered(declarations, declarationKeyNow(element), () => computeDeclaration(element));
};

/** Makes a window share the computed styles of elements with the same declarations. */
exports.shareComputedStyles = (window) => {
  const computeStyle = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudoElement) => {
    const impl = implForWrapper(element);
    if (pseudoElement || !impl?._ownerDocument) return computeStyle(element, pseudoElement);
    const { computed } = memoryOf(impl._ownerDocument);
    return remembered(computed, computedKeyNow(impl), () => computeStyle(element));
  };
};
