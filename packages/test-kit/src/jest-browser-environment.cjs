const v8 = require('node:v8');
const { shareComputedStyles } = require('./jsdom-styles.cjs'); // before jsdom
const JsdomEnvironment = require('jest-fixed-jsdom');

// By default V8 keeps the hidden classes of a closed window for two further collections, and through them the window
// itself. Without this a worker holds 2 GB after a hundred files, and takes longer to free them than jest waits.
v8.setFlagsFromString('--retain-maps-for-n-gc=0');

/** jsdom as the environment of browser tests. */
module.exports = class extends JsdomEnvironment {
  constructor(...args) {
    super(...args);
    shareComputedStyles(this.global);
  }
};
