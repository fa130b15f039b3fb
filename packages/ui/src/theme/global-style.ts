import { createGlobalStyle } from 'styled-components';
import { animationRules } from './animations';
import { bannerInset, bottomInset, headerInset, toastInset } from './insets';
import { printedDialog, printedForm } from './printed-dialog';

/** The base styles of every page: reset, type, focus ring, numerals, reduced motion. */
export const GlobalStyle = createGlobalStyle`
  ${animationRules}
  *, *::before, *::after { box-sizing: border-box; }
  html {
    color-scheme: ${({ theme }) => theme.mode};
    scrollbar-color: ${({ theme }) => theme.color.controlLine} transparent;
    -webkit-text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
    scroll-padding-block: calc(${toastInset} + ${headerInset}) calc(${bottomInset} + ${bannerInset});
  }
  body {
    margin: 0;
    min-height: 100dvh;
    padding-bottom: calc(${bottomInset} + ${bannerInset});
    background: ${({ theme }) => theme.color.ground};
    color: ${({ theme }) => theme.color.text};
    font-family: ${({ theme }) => theme.font};
    font-size: ${({ theme }) => theme.size[14]};
    line-height: 1.5;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    overflow-wrap: break-word;
    /* When an inherited value of the body changes, the browser restyles every element. Radix changes two while a
       list or a dialog is open: this one, which nothing here uses, and pointer-events, which #root therefore does
       not inherit. An overlay or a cover keeps clicks off the page instead. */
    --removed-body-scroll-bar-size: 0px !important;
  }
  #root { pointer-events: auto; }
  /* The strip of a toast that no bar has room for: the page scrolls beneath it as beneath its header. */
  body::before {
    content: '';
    display: block;
    position: sticky;
    top: 0;
    z-index: ${({ theme }) => theme.layer.header};
    height: ${toastInset};
    background: ${({ theme }) => theme.color.ground};
  }
  h1, h2, h3, h4, p, dl, dd, ul, ol, figure { margin: 0; }
  p, li, dt, dd, small { text-wrap: pretty; }
  h1, h2, h3, h4 { font-weight: ${({ theme }) => theme.weight.strong}; line-height: 1.3; text-wrap: balance; }
  b, strong { font-weight: ${({ theme }) => theme.weight.strong}; }
  h1 { font-size: ${({ theme }) => theme.size[20]}; letter-spacing: -0.015em; }
  h2 { font-size: ${({ theme }) => theme.size[16]}; letter-spacing: -0.01em; }
  h3, h4 { font-size: ${({ theme }) => theme.size[14]}; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; }
  button { cursor: pointer; }
  img, svg { display: block; max-width: 100%; }
  a { color: ${({ theme }) => theme.color.accentText}; text-underline-offset: 2px; }
  code, kbd { font-family: ${({ theme }) => theme.mono}; font-size: 0.92em; }
  ::selection { background: ${({ theme }) => theme.color.accent}; color: ${({ theme }) => theme.color.onAccent}; }
  ::placeholder { color: ${({ theme }) => theme.color.muted}; opacity: 1; }
  :focus-visible { outline: 2px solid ${({ theme }) => theme.color.focus}; outline-offset: 2px; }
  [data-focus='pointer']:focus-visible:not(input, textarea, [contenteditable]) { outline: none; }
  /* Print: the content without navigation; a chart that is printed alone fills the page. */
  @media print {
    @page { margin: 14mm; }
    body { min-height: 0; background: none; }
    body::before, header:not(main *, [role='dialog'] *), nav, [role='tablist'], [data-print='hide'] { display: none !important; }
    main, main *:has(> [role='tabpanel']) { display: block !important; max-width: none !important; padding: 0 !important; }
    html:has([data-printed]) body * { visibility: hidden; }
    html:has([data-printed]) [data-printed], html:has([data-printed]) [data-printed] * { visibility: visible; }
    ${printedDialog}
    ${printedForm}
  }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
