import { readToken, removeOthersPersonalData } from '@plaza/web-kit';
import { prefetchWhenIdle, preloadApp, startApp, waitsForApp } from './app';
import { showChosenMode } from './color-mode';
import { wakeFigures } from './figures';
import { followLinks } from './links';

/** The script of a prerendered public page; it loads the app once that is needed. */
const { documentElement: root } = document;

showChosenMode();
removeOthersPersonalData();
if (readToken()) {
  root.dataset.session = '';
  preloadApp();
}

document.addEventListener('DOMContentLoaded', () => {
  wakeFigures();
  followLinks();
  if (readToken() || waitsForApp) startApp();
  else prefetchWhenIdle();
});

// Signing in elsewhere counts here too.
addEventListener('storage', () => readToken() && startApp());
