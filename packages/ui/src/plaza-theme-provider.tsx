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

/** By then a page shows its first figures, even on a slow connection. */
const firstFiguresMs = 2500;
const whenIdle = (work: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(work);

const stylisPlugins = [nestConditions];
/** Browsers from before 2023 do not support nesting; it is not needed to render a page. */
const hasNestedRules = globalThis.CSS?.supports?.('selector(&)') === true;

/**
 * Provides theme and global style; one per page, at the root. It preloads the overlays' code a while later, when the
 * browser is idle. With a nonce policy, pass the page's nonce: otherwise production styles are refused.
 */
export function PlazaThemeProvider({ nonce, children }: { nonce?: string | undefined; children: ReactNode }) {
  const { mode } = useColorMode();
  // Prints always use the light theme.
  const isPrinted = useMediaQuery('print');
  useInputKind();
  // Menus and dialogs lock scrolling with their own style element, which takes its nonce from get-nonce.
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
