import { readToken, removeOthersPersonalData } from '@plaza/web-kit';
import { prefetchWhenIdle, preloadApp, startApp, waitsForApp } from './app';
import { showChosenMode } from './color-mode';
import { wakeFigures } from './figures';
import { followLinks } from './links';

/** What a visitor needs of a public page that was drawn when the shell was built; the program comes once it is wanted. */
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
