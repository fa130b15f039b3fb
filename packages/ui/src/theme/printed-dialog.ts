import { css } from 'styled-components';

const box = `:is([role='dialog'], [role='alertdialog'])`;

/**
 * Prints an open dialog in place of the page, in full and without its buttons. If a screen has its own print layout
 * (`data-paper`), that replaces both.
 */
export const printedDialog = css`
  html:has(body > ${box}) body { margin: 0 !important; padding: 0 !important; overflow: visible !important; }
  html:has(body > ${box}) body > :not(${box}, [data-paper]) { display: none !important; }
  body > ${box} {
    position: static;
    display: block;
    width: auto;
    max-width: none;
    height: auto;
    max-height: none;
    margin: 0;
    border: 0;
    background: none;
    box-shadow: none;
    animation: none;
  }
  body > ${box} > form { display: block; }
  body > ${box} > :is(button, footer), body > ${box} > form > footer { display: none; }
  body > ${box} :is(div, form, section) { max-height: none; overflow: visible; }
`;

/** A screen's own print layout, black on white in any theme. */
export const printedForm = css`
  html:has(body > [data-paper]) { color-scheme: light; }
  html:has(body > [data-paper]) body { padding: 0; background: #fff; }
  html:has(body > [data-paper]) body > :not([data-paper]) { display: none !important; }
`;
