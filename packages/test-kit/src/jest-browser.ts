/// <reference lib="dom" />
import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';
import { matchMedia, setWindowWidth } from './screens/window-width';

// On a busy machine tests are slow; a longer timeout costs nothing when they pass.
configure({ asyncUtilTimeout: 10_000 });

// While a query waits, each attempt that finds nothing throws an error whose message prints the whole document. It is
// now printed only when the message is read, which is at the timeout.
const { getElementError } = getConfig();
configure({
  getElementError(message, container) {
    if (!Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')) return getElementError(message, container);
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    const print = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { get: print, configurable: true });
  },
});
jest.setTimeout(60_000);

// React's development build captures a stack for each of the first 10,000 elements of every second, for warnings that
// nobody reads here; this takes a quarter of the time of these tests. A React version without this counter is only
// slower.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals ?? {}, 'recentlyCreatedOwnerStacks', {
  get: () => 1e5,
  set: () => undefined,
  configurable: true, // defined again by each file, as all files share React
});

// Styles are inserted rule by rule, as in production. By default, outside production, they are text, and jsdom parses
// all of it again for each new rule.
process.env.SC_DISABLE_SPEEDY = 'false';

// Browser APIs that Radix and the theme need and jsdom lacks. Nothing here is measured, so stubs suffice.
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

class NoIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

class MouseLikePointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 1;
    this.pointerType = init.pointerType ?? 'mouse';
  }
}

/** Reads the content of a file with jsdom's FileReader. */
function bytesOf(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
}

async function textOf(this: Blob): Promise<string> {
  return new TextDecoder().decode(await bytesOf.call(this));
}

function supply(target: object, members: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(members)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

supply(globalThis, {
  ResizeObserver: NoResizeObserver,
  IntersectionObserver: NoIntersectionObserver,
  PointerEvent: MouseLikePointerEvent,
  matchMedia,
});
/**
 * Current browsers return a promise from scrolling methods; returned by an effect, it would be mistaken for a clean-up.
 */
const scroll = async () => undefined;
// jsdom has this method, but it only reports that it is not implemented.
Object.assign(window, { scrollTo: scroll });
supply(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  scrollIntoView: scroll,
  scrollTo: scroll,
});

supply(Blob.prototype, { arrayBuffer: bytesOf, text: textOf });
supply(File.prototype, { arrayBuffer: bytesOf, text: textOf });

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setWindowWidth(undefined);
});
