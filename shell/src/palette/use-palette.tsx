import { LazyPart, lazyChunk } from '@plaza/web-kit';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

const Palette = lazyChunk(() => import('./palette'));
const Shortcuts = lazyChunk(() => import('./shortcuts-dialog'));

/** Opens the palette with Ctrl K or ⌘ K, and the shortcuts with `?`. Neither is loaded before. */
export function usePalette(): { readonly open: () => void; readonly part: ReactNode } {
  const [shown, setShown] = useState<'palette' | 'shortcuts'>();
  const close = () => setShown(undefined);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const opened = openedBy(event);
    // Ignored while another dialog is open.
    if (!opened || (!shown && document.querySelector('[role$="dialog"]'))) return;
    event.preventDefault();
    setShown(shown === opened ? undefined : opened);
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
  const part = shown && (
    <LazyPart key={shown} onFailure={close}>
      {shown === 'palette' ? (
        <Palette onClose={close} onShortcuts={() => setShown('shortcuts')} />
      ) : (
        <Shortcuts onClose={close} />
      )}
    </LazyPart>
  );
  return { open: () => setShown('palette'), part };
}

function openedBy({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent) {
  if ((ctrlKey || metaKey) && !shiftKey && !altKey) return key.toLowerCase() === 'k' ? 'palette' : undefined;
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  return key === '?' && !ctrlKey && !metaKey && !isTyping ? 'shortcuts' : undefined;
}
