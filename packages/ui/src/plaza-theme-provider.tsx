import './theme/fonts.css';
import { setNonce } from 'get-nonce';
import * as RadixTooltip from 'radix-ui/tooltip';
import type { ReactNode } from 'react';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import { useInputKind } from './controls/input-kind';
import { useColorMode } from './theme/color-mode';
import { GlobalStyle } from './theme/global-style';
import { useMediaQuery } from './theme/media-query';
import { darkTheme, lightTheme } from './theme/theme';

/**
 * Theme, global style and tooltip timing for everything below it; one per page, at the root.
 * Under a nonce policy pass the page's nonce: without it production styles are refused.
 */
export function PlazaThemeProvider({ nonce, children }: { nonce?: string | undefined; children: ReactNode }) {
  const { mode } = useColorMode();
  // Paper is light.
  const isPrinted = useMediaQuery('print');
  useInputKind();
  // Menus and dialogs lock scrolling through a style element of their own, which asks get-nonce.
  if (nonce) setNonce(nonce);
  return (
    <StyleSheetManager nonce={nonce}>
      <ThemeProvider theme={mode === 'dark' && !isPrinted ? darkTheme : lightTheme}>
        <GlobalStyle />
        <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
          {children}
        </RadixTooltip.Provider>
      </ThemeProvider>
    </StyleSheetManager>
  );
}
