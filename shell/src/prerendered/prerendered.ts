import { readToken, removeOthersPersonalData } from '@plaza/web-kit';
import { prefetchWhenIdle, preloadApp, startApp, waitsForApp } from './app';
import { showChosenMode } from './color-mode';
import { wakeFigures } from './figures';
import { followLinks } from './links';

/** The script of prerendered public pages; it starts the app when that is needed. */
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

// Also starts the app when the user signs in in another window.
addEventListener('storage', () => readToken() && startApp());
