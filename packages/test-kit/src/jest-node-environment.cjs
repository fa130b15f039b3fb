const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { OwnState } = require('./own-state.cjs');

/**
 * Node itself as the environment of service tests. Jest's own one gives each file a realm (a `vm` context), in which
 * every name is looked up through a proxy, and in which no package can be shared (`jest-node-runtime.cjs`): a third of
 * the processor time. Here files follow one another in one realm, and each finds Node as the first one did.
 */
module.exports = class {
  constructor({ projectConfig }) {
    this.before = new OwnState(globalThis, process, process.env, Error);
    this.listeners = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));
    this.exitCode = process.exitCode;
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null; // those of jest before 27
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    Error.stackTraceLimit = 100;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** There is none. */
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
