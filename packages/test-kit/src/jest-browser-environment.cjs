const { ModernFakeTimers } = require('@jest/fake-timers');
const { shareComputedStyles } = require('./jsdom-styles.cjs'); // before jsdom
const { JSDOM, VirtualConsole } = require('jsdom');
const NodeEnvironment = require('./jest-node-environment.cjs');
const { cancelTimers, trackTimers } = require('./tracked-timers.cjs');
const { installWindow } = require('./window-globals.cjs');

// By default V8 keeps the hidden classes of a closed window for two further collections, and through them the window
// itself. Without this a worker holds 2 GB after a hundred files, and takes longer to free them than jest waits.
require('node:v8').setFlagsFromString('--retain-maps-for-n-gc=0');

/** An update may plan effects, and these another update. */
const turnsOfReact = 10;

/**
 * Runs screen tests directly in Node, as service tests are, with the globals of a new jsdom window for each file.
 * jest's own environment runs each file in the window's realm, where nothing can be shared: each file loaded React and
 * a hundred other packages, and ran them before V8 had optimized them; this took a third of the processor time.
 */
module.exports = class extends NodeEnvironment {
  constructor(config, context) {
    super(config);
    this.window = openWindow(context.console);
    trackTimers(globalThis);
    installWindow(this.window);
    // After the window, because it replaces only those timers that exist when it is created.
    this.fakeTimersModern = new WindowTimers({ config: config.projectConfig, global: globalThis });
  }

  /** No conditions: jsdom is no browser, and packages for browsers may need one. */
  exportConditions() {
    return [''];
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    cancelTimers();
    // React's scheduler, which all files share, does what it has planned while there is still a window.
    for (let turn = 0; turn < turnsOfReact; turn += 1) await new Promise(setImmediate);
    cancelTimers(); // of effects
    await super.teardown();
    this.window.close();
  }
};

/** Not replaced by fake timers: a window does not have them, or Node's own modules need them. */
const alwaysReal = ['clearImmediate', 'hrtime', 'nextTick', 'queueMicrotask', 'setImmediate'];

class WindowTimers extends ModernFakeTimers {
  useFakeTimers(options) {
    super.useFakeTimers({ ...options, doNotFake: [...alwaysReal, ...(options?.doNotFake ?? [])] });
  }
}

/** @param {Console} console receives what jsdom reports */
function openWindow(console) {
  const virtualConsole = new VirtualConsole();
  virtualConsole.sendTo(console, { omitJSDOMErrors: true });
  virtualConsole.on('jsdomError', (error) => console.error(error));
  const { window } = new JSDOM('<!DOCTYPE html>', {
    pretendToBeVisual: true,
    url: 'http://localhost/',
    virtualConsole,
  });
  shareComputedStyles(window);
  reportErrors(window);
  return window;
}

/** Errors that no listener receives, of the test or of what it tests, fail the test, as in jest's own environment. */
function reportErrors(window) {
  const { addEventListener, removeEventListener } = window;
  let listeners = 0;
  addEventListener.call(window, 'error', ({ error }) => {
    if (listeners === 0 && error != null) process.emit('uncaughtException', error);
  });
  window.addEventListener = (...args) => {
    if (args[0] === 'error') listeners += 1;
    addEventListener.apply(window, args);
  };
  window.removeEventListener = (...args) => {
    if (args[0] === 'error') listeners -= 1;
    removeEventListener.apply(window, args);
  };
}
