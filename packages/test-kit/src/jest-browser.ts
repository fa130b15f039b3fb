/// <reference lib="dom" />
import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';
import { matchMedia, setWindowWidth } from './screens/window-width';

// A busy machine is slow, not wrong: waiting longer costs nothing when all is well.
configure({ asyncUtilTimeout: 10_000 });

// A query that waits throws an error at each look that finds nothing, with the whole document printed in its message.
// It is printed only if the message is read: when the time is over.
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

// React's development build captures a stack for each of the first 10,000 elements of every second, a quarter of the
// time of these tests, for warnings that nobody reads here. A version without this counter is only slower.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals ?? {}, 'recentlyCreatedOwnerStacks', { get: () => 1e5, set: () => undefined });

// What Radix and the theme ask of a browser and jsdom lacks. Nothing here measures, so that is all they need.
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

/** What a file holds, by the reader that jsdom has. */
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
/** Scrolling returns a promise in today's browsers, which is no clean-up for an effect to return. */
const scroll = async () => undefined;
// jsdom has this one, and all that it does is complain.
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
