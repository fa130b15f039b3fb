const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { OwnState } = require('./own-state.cjs');

/**
 * Runs service tests directly in Node. Jest's own environment gives each file a realm (a `vm` context), where every
 * global is looked up through a proxy, and where no package can be shared (`jest-shared-runtime.cjs`); this takes a
 * third of the processor time. Here the files run one after the other in one realm, whose state is restored after each
 * file.
 */
module.exports = class {
  constructor({ projectConfig }) {
    this.before = new OwnState(globalThis, process, process.env, Error);
    this.listeners = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));
    this.exitCode = process.exitCode;
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null; // jest requires this property, for the legacy fake timers
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    Error.stackTraceLimit = 100;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** There is no context. */
  getVmContext() {
    return null;
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    for (const name of process.eventNames()) {
      const before = this.listeners.get(name) ?? [];
      for (const listener of process.rawListeners(name)) {
        if (!before.includes(listener)) process.removeListener(name, listener);
      }
    }
    process.exitCode = this.exitCode;
    this.before.restore();
  }
};
