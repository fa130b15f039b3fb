import * as RadixToast from 'radix-ui/toast';
import { type MouseEvent, type Ref, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/button';
import { CloseIcon } from '../display/icons';
import { animations } from '../theme/animations';
import { useToastFocus } from './toast-focus';
import { setToastRegion } from './toast-focus-branch';
import { useToastPosition } from './toast-position';
import {
  ToastMark,
  ToastText,
  toastCardStyle,
  toastDescriptionStyle,
  toastListStyle,
  toastTitleStyle,
} from './toast-style';
import { useToastTime } from './toast-time';
import type { ToasterProps, ToastMessage } from './toaster';

/** The content of a Toaster. */
export function ToasterContent({ toasts, onOpenChange }: ToasterProps) {
  const toast = toasts[0];
  const [card, setCard] = useState<HTMLElement | null>(null);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const { left, width, minHeight, padding } = useToastPosition(card);
  const giveFocusBack = useToastFocus(region, () => toast && handleOpenChange(toast.id, false));
  useEffect(() => {
    setToastRegion(region);
    return () => setToastRegion(null);
  }, [region]);

  function handleOpenChange(id: string, open: boolean) {
    onOpenChange(id, open);
    if (!open) giveFocusBack();
  }
  return (
    // Infinite, because Radix' own timer would pause for a pointer that was there before the toast, and would not
    // resume after one was dismissed.
    <RadixToast.Provider duration={Number.POSITIVE_INFINITY} swipeDirection="right" swipeThreshold={50}>
      {toast && (
        <Toast
          key={toast.id}
          ref={setCard}
          toast={toast}
          viewport={viewport}
          onOpenChange={(open) => handleOpenChange(toast.id, open)}
        />
      )}
      {/* Open dialogs hide everything except live regions from screen readers; the toast is announced elsewhere. */}
      <div ref={setRegion} aria-live="off">
        <Viewport ref={setViewport} hotkey={['F8']} style={{ left, width, minHeight, padding }} />
      </div>
    </RadixToast.Provider>
  );
}

interface ToastProps {
  ref: Ref<HTMLLIElement>;
  toast: ToastMessage;
  viewport: HTMLElement | null;
  onOpenChange: (open: boolean) => void;
}

function Toast({ ref, toast, viewport, onOpenChange }: ToastProps) {
  const { title, description, variant = 'default', action, open } = toast;
  const holding = useToastTime(open, viewport, () => onOpenChange(false));
  return (
    <Root
      {...holding}
      ref={ref}
      open={open}
      onOpenChange={onOpenChange}
      type={variant === 'error' ? 'foreground' : 'background'}
      style={overDialogs}
      onMouseDown={keepFocus}
    >
      <ToastMark variant={variant} />
      <ToastText>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
      </ToastText>
      {action && (
        <RadixToast.Action asChild altText={action.label}>
          <Button size="sm" onClick={action.onClick}>
            {action.label}
          </Button>
        </RadixToast.Action>
      )}
      <RadixToast.Close asChild>
        <Button size="sm" variant="ghost" icon={<CloseIcon />} aria-label="Dismiss" />
      </RadixToast.Close>
    </Root>
  );
}

/**
 * A dialog that opens after the toast sets pointer-events to none on everything else; an inline style overrides that.
 */
const overDialogs = { pointerEvents: 'auto' } as const;

/** Prevents a press on a toast from taking the focus from the element that has it, such as a field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const Viewport = styled(RadixToast.Viewport)`
  ${toastListStyle}
  &:focus-visible { outline-offset: -4px; }
`;

const Root = styled(RadixToast.Root)`
  ${toastCardStyle}
  &[data-state='open'] { animation: ${animations.drop} ${({ theme }) => theme.motion.slow} ${({ theme }) => theme.motion.ease}; }
  &[data-state='closed'] { animation: ${animations.slideOut} ${({ theme }) => theme.motion.fast} ease-in; }
  &[data-swipe='move'] { transform: translateX(var(--radix-toast-swipe-move-x)); }
`;

const Title = styled(RadixToast.Title)`${toastTitleStyle}`;

const Description = styled(RadixToast.Description)`${toastDescriptionStyle}`;
