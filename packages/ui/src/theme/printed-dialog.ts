import { css } from 'styled-components';

const box = `:is([role='dialog'], [role='alertdialog'])`;

/**
 * A dialog on paper: what was read is in it, so it is printed in place of the page, whole and without its buttons.
 * Where a screen brings a form of its own for paper (`data-paper`), that takes the place of both.
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

/** A form of a screen's own for paper, black on white whatever the theme is. */
export const printedForm = css`
  html:has(body > [data-paper]) { color-scheme: light; }
  html:has(body > [data-paper]) body { padding: 0; background: #fff; }
  html:has(body > [data-paper]) body > :not([data-paper]) { display: none !important; }
`;
