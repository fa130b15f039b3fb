/// <reference lib="dom" />
import { createRequire } from 'node:module';
import path from 'node:path';

const page = `
<style>
  .hidden { display: none }
  .quiet { visibility: hidden; color: rgb(1, 2, 3) }
  section .inner, aside > b { pointer-events: none }
  p.tall:not(.short) { height: 20px }
  [data-state="open"] { width: 30px }
  #only { margin-top: 3px }
  @media screen { .media { display: flex } }
  @media print { .media { display: none } }
  .hidden.shown { display: grid }
  p[class~="tall"], .tall[title='a, .b'], .tall:not(aside .tall, [title=')']) { margin-left: 1px }
  .quiet:has(> .inner) { margin-right: 2px }
  main :is(.media, .tall) > :not(b), section > *, :is(p, aside):first-child { margin-bottom: 4px }
  input[type="text"]:enabled, input.media, details:not([open]) > summary::before, INPUT#none { padding-top: 5px }
  [lang|="en"] > p, *|b { padding-left: 6px }
  p { color: red !important; width: 1px } .tall { width: unset; color: blue }
  .with\\:colon, .other { padding-right: 7px }
</style>
<main>
  <p class="hidden">one</p><p class="hidden shown">two</p><p class="tall">three</p><p class="tall short" title="a, .b">four</p><p class="with:colon">colon</p>
  <section class="quiet"><i class="inner">five</i><button type="submit" style="visibility: visible">six</button></section>
  <aside><b id="only">seven</b></aside><div data-state="open" hidden>eight</div><div data-state="closed">nine</div>
  <input type="hidden"><input type="text" class="media"><details><summary>ten</summary>eleven</details>
</main>`;

/** A window of jsdom as it is, or with shared styles. */
function openWindow(withSharedStyles: boolean): Window & typeof globalThis {
  let window: (Window & typeof globalThis) | undefined;
  jest.isolateModules(() => {
    const requireHere = createRequire(path.join(__dirname, 'jsdom-styles.test.ts'));
    const shared = withSharedStyles ? requireHere('./jsdom-styles.cjs') : undefined;
    const { JSDOM } = requireHere('jsdom');
    window = new JSDOM(page).window as Window & typeof globalThis;
    shared?.shareComputedStyles(window);
  });
  if (!window) throw new Error('jsdom was not loaded');
  return window;
}

const stylesOf = (window: Window) =>
  [...window.document.querySelectorAll('*')].map(
    (element) => `${element.outerHTML}: ${window.getComputedStyle(element).cssText}`,
  );

const changes: [string, (document: Document) => void][] = [
  ['nothing', () => undefined],
  ['a class', (document) => document.querySelector('.tall')?.classList.add('hidden')],
  ['a style attribute', (document) => document.querySelector('aside')?.setAttribute('style', 'color: red')],
  ['a style property', (document) => document.querySelector('section')?.style.setProperty('visibility', 'visible')],
  ['an attribute', (document) => document.querySelector('[data-state="closed"]')?.setAttribute('data-state', 'open')],
  [
    'an attribute that a selector of two asks for',
    (document) => document.querySelector('.tall')?.setAttribute('title', ')'),
  ],
  ['the language', (document) => document.querySelector('main')?.setAttribute('lang', 'en-GB')],
  ['a parent', (document) => document.querySelector('section')?.append(document.querySelector('b') ?? '')],
  ['a sheet', (document) => document.querySelector('style')?.append('.tall { display: none }')],
  [
    'a rule',
    (document) => {
      document.styleSheets[0]?.insertRule('.inner { display: none }', 0);
      document.body.setAttribute('class', 'changed'); // or jsdom would not notice the rule
    },
  ],
  [
    'two rules for one',
    (document) => {
      document.styleSheets[0]?.deleteRule(0);
      document.styleSheets[0]?.insertRule('.hidden { display: flex }', 0);
      document.body.setAttribute('class', 'changed again');
    },
  ],
];

test('computed styles are those of jsdom, also after each change of the document', () => {
  const [plain, shared] = [openWindow(false), openWindow(true)];
  for (const [what, change] of changes) {
    change(plain.document);
    change(shared.document);
    expect({ what, styles: stylesOf(shared) }).toEqual({ what, styles: stylesOf(plain) });
  }
});

test('elements that look the same share a computed style', () => {
  const { document, getComputedStyle } = openWindow(true);
  const [first, second] = ['tall', 'tall'].map((className) => {
    const element = document.createElement('p');
    element.className = className;
    document.body.append(element);
    return element;
  });
  if (!first || !second) throw new Error('no elements');
  expect(getComputedStyle(first)).toBe(getComputedStyle(second));
});

test('a rule that is replaced between others counts at once', () => {
  const { document, getComputedStyle } = openWindow(true);
  const hidden = document.querySelector('.hidden') ?? document.body;
  const [sheet] = document.styleSheets;
  for (const rule of ['.first { top: 1px }', '.hidden { display: flex }', '.last { top: 2px }'].toReversed()) {
    sheet?.insertRule(rule, 0);
  }
  const before = getComputedStyle(hidden).display;
  sheet?.deleteRule(1);
  sheet?.insertRule('.hidden { display: flex; visibility: hidden }', 1);
  expect([before, getComputedStyle(hidden).visibility]).toEqual([getComputedStyle(hidden).display, 'hidden']);
});

test('an inserted rule counts at once', () => {
  const { document, getComputedStyle } = openWindow(true);
  const [hidden, tall] = ['.hidden', '.tall'].map((selector) => document.querySelector(selector) ?? document.body);
  if (!hidden || !tall) throw new Error('no elements');
  expect([hidden, tall].map((element) => getComputedStyle(element).display)).toEqual(['none', 'block']);
  document.styleSheets[0]?.insertRule('.hidden, .tall { display: table }', 0);
  document.styleSheets[0]?.insertRule('.tall { display: flex }', 1);
  expect([hidden, tall].map((element) => getComputedStyle(element).display)).toEqual(['none', 'flex']);
});
