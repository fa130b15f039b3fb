import * as RadixToast from 'radix-ui/toast';
import { type MouseEvent, type Ref, useEffect, useState } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { Button } from '../controls/button';
import { AlertIcon, CheckIcon, CloseIcon } from '../display/icons';
import { useToastFocus } from './toast-focus';
import { toastWidth, useToastPosition } from './toast-position';
import { setToastRegion } from './toast-reach';
import { useToastTime } from './toast-time';

/** One message that passes. `open: false` closes it; forgetting it afterwards is the state's business. */
export interface ToastMessage {
  id: string;
  title: string;
  description?: string;
  variant?: 'default' | 'success' | 'error';
  /** One way back or on, such as Undo; pressing it also closes the toast. */
  action?: { label: string; onClick: () => void };
  open: boolean;
}

export interface ToasterProps {
  /** Newest first: only the first is shown. */
  toasts: readonly ToastMessage[];
  /** Called with false after 5,000 ms, a swipe of 50 px, Escape, the close button or the action. */
  onOpenChange: (id: string, open: boolean) => void;
}

/** Shows at most one toast, where nothing that can be pressed is beneath it; F8 brings the keyboard to it, from dialogs too. */
export function Toaster({ toasts, onOpenChange }: ToasterProps) {
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
    // Radix would hold a toast for a pointer that was there before it, and forget to let go of one that is dismissed.
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
      {/* Dialogs hide everything else from screen readers but what is live; the toast announces itself elsewhere. */}
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
      {variant !== 'default' && <Mark $variant={variant}>{variant === 'error' ? <AlertIcon /> : <CheckIcon />}</Mark>}
      <Text>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
      </Text>
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

/** A dialog that opens after the toast makes everything else deaf to the pointer, by a style of the element. */
const overDialogs = { pointerEvents: 'auto' } as const;

/** Pressing a toast takes the focus from nobody: not from the field that is being typed in. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const arrive = keyframes`from { opacity: 0; transform: translateY(-8px); }`;
const leave = keyframes`to { opacity: 0; transform: translateX(24px); }`;

const Viewport = styled(RadixToast.Viewport)`
  position: fixed;
  top: 0;
  z-index: ${({ theme }) => theme.layer.toast};
  display: grid;
  grid-template-columns: min(${toastWidth}px, 100%);
  place-content: center;
  margin: 0;
  list-style: none;
  pointer-events: none;
  &:focus-visible { outline-offset: -4px; }
`;

const Root = styled(RadixToast.Root)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  min-height: 40px;
  padding: 3px ${({ theme }) => theme.space[8]} 3px ${({ theme }) => theme.space[12]};
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.shadow};
  line-height: 1.4;
  &[data-state='open'] { animation: ${arrive} ${({ theme }) => theme.motion.slow} ${({ theme }) => theme.motion.ease}; }
  &[data-state='closed'] { animation: ${leave} ${({ theme }) => theme.motion.fast} ease-in; }
  &[data-swipe='move'] { transform: translateX(var(--radix-toast-swipe-move-x)); }
`;

const Mark = styled.span<{ $variant: 'success' | 'error' }>`
  ${({ $variant, theme }) => css`color: ${theme.color[$variant === 'error' ? 'bad' : 'good'].text};`}
`;

const Text = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${({ theme }) => theme.space[8]};
  min-width: 0;
`;

const Title = styled(RadixToast.Title)`
  font-weight: ${({ theme }) => theme.weight.strong};
`;

const Description = styled(RadixToast.Description)`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
