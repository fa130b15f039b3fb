/** Replaces style sheets, images and fonts, which tests do not load. */
module.exports = 'file';
