import './theme/fonts.css';
import { setNonce } from 'get-nonce';
import { type ReactNode, useEffect } from 'react';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import { useInputKind } from './controls/input-kind';
import { preloadOverlays } from './lazy-overlays/load-overlays';
import { useColorMode } from './theme/color-mode';
import { GlobalStyle } from './theme/global-style';
import { useMediaQuery } from './theme/media-query';
import { nestConditions } from './theme/nest-conditions';
import { darkTheme, lightTheme } from './theme/theme';

/** By then a page shows its first figures, even on a slow line. */
const firstFiguresMs = 2500;
const whenIdle = (work: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(work);

const stylisPlugins = [nestConditions];
/** Browsers of before 2023 have none, and this is not needed to see a page. */
const hasNestedRules = globalThis.CSS?.supports?.('selector(&)') === true;

/**
 * Theme and global style for everything below it; one per page, at the root. What opens above the page is loaded a
 * while after that, when the browser has time. Under a nonce policy pass the page's nonce: without it production styles
 * are refused.
 */
export function PlazaThemeProvider({ nonce, children }: { nonce?: string | undefined; children: ReactNode }) {
  const { mode } = useColorMode();
  // Paper is light.
  const isPrinted = useMediaQuery('print');
  useInputKind();
  // Menus and dialogs lock scrolling through a style element of their own, which asks get-nonce.
  if (nonce) setNonce(nonce);
  useEffect(() => {
    const timer = setTimeout(() => whenIdle(preloadOverlays), firstFiguresMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <StyleSheetManager nonce={nonce} {...(hasNestedRules && { stylisPlugins })}>
      <ThemeProvider theme={mode === 'dark' && !isPrinted ? darkTheme : lightTheme}>
        <GlobalStyle />
        {children}
      </ThemeProvider>
    </StyleSheetManager>
  );
}
