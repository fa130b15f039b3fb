/** Stands for style sheets, images and fonts, which tests do not load. */
module.exports = 'file';
