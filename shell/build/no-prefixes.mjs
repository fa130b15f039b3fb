/**
 * Replaces the prefixer of stylis, which styled-components does not use here: all supported browsers understand the CSS
 * without prefixes.
 */
export const prefix = (value) => value;
