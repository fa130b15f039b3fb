import { storedColorMode } from '@plaza/ui';

const systemIsDark = '(prefers-color-scheme: dark)';

/** Applies the color mode that the user chose instead of the system's, before the first paint. */
export function showChosenMode(): void {
  const mode = chosenMode();
  if (mode === 'system') return;
  document.documentElement.dataset.mode = mode;
  document.addEventListener('DOMContentLoaded', () => choosePictures(document.body));
}

/** Selects the images of that mode, which would otherwise follow the system. */
export function choosePictures(place: HTMLElement): void {
  const { mode } = document.documentElement.dataset;
  if (mode === undefined) return;
  const always = mode === 'dark' ? '(min-width: 0)' : 'not all';
  for (const source of place.querySelectorAll('source')) {
    if (!source.media.includes(systemIsDark)) continue;
    source.media = mode === 'dark' ? source.media.replace(systemIsDark, always) : always;
  }
}

function chosenMode() {
  try {
    return storedColorMode();
  } catch {
    return 'system'; // without storage there is no choice
  }
}
