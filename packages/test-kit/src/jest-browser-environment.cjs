const { shareComputedStyles } = require('./jsdom-styles.cjs'); // before jsdom
const JsdomEnvironment = require('jest-fixed-jsdom');

/** jsdom as the environment of browser tests. */
module.exports = class extends JsdomEnvironment {
  constructor(...args) {
    super(...args);
    shareComputedStyles(this.global);
  }
};
