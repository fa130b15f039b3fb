import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type Overlays, overlaysStore } from './load-overlays';
import type { PressPoint } from './press-point';
import { useOverlays } from './use-overlays';

/**
 * How a popup was opened: by a key, or by a press, which is stored if it is still held and the code is already loaded.
 */
export interface Press {
  readonly isByKey: boolean;
  readonly held?: PointerEvent<HTMLElement> | undefined;
  /** The point at which a pointer was pressed to open it. */
  readonly point?: PressPoint | undefined;
}

export interface Popup {
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly triggerId: string;
  readonly contentId: string;
  /** Whether it was requested to be open, even if its code is still loading. */
  readonly isOpen: boolean;
  readonly press: Press | undefined;
  /** Defined once it was opened and its code was loaded, and from then on. */
  readonly overlays: Overlays | undefined;
  /** The ARIA properties of the trigger. */
  readonly aria: {
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string | undefined;
    readonly 'aria-busy': true | undefined;
    readonly 'data-state': 'open' | 'closed';
  };
  open(press: Press): void;
  close(): void;
}

/** A list that a button opens: a press before its code is loaded opens it as soon as the code arrives. */
export function usePopup(onOpenChange?: (open: boolean) => void): Popup {
  const [press, setPress] = useState<Press>();
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = press !== undefined;
  const overlays = useOverlays(isOpen, close);
  const isShown = isOpen && overlays !== undefined;
  const contentId = `${id}-content`;
  useOtherPlace(isOpen && !overlays, trigger, close);

  function open({ isByKey, held, point }: Press) {
    if (isOpen) return;
    setPress({ isByKey, held: overlaysStore.read() && held, point });
    onOpenChange?.(true);
  }

  function close() {
    if (!isOpen) return;
    setPress(undefined);
    onOpenChange?.(false);
  }

  return {
    trigger,
    triggerId: `${id}-trigger`,
    contentId,
    isOpen,
    press,
    overlays,
    aria: {
      'aria-expanded': isShown,
      'aria-controls': isShown ? contentId : undefined,
      'aria-busy': (isOpen && !isShown) || undefined,
      'data-state': isShown ? 'open' : 'closed',
    },
    open,
    close,
  };
}

/** Cancels a late opening if the user has moved to another part of the page meanwhile. */
export function useOtherPlace(isWaiting: boolean, trigger: RefObject<HTMLElement | null>, onLeave: () => void) {
  const handleLeave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const handle = ({ target }: Event) => {
      if (target instanceof Node && !trigger.current?.contains(target)) handleLeave();
    };
    window.addEventListener('pointerdown', handle, { capture: true });
    window.addEventListener('focusin', handle, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', handle, { capture: true });
      window.removeEventListener('focusin', handle, { capture: true });
    };
  }, [isWaiting, trigger]);
}
