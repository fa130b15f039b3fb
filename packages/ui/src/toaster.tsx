import * as RadixToast from 'radix-ui/toast';
import { css, keyframes, styled } from 'styled-components';
import { Button } from './button';
import { AlertIcon, CheckIcon, CloseIcon } from './icons';

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

/** Shows at most one toast; F8 brings the keyboard to it, hovering or focus holds it. */
export function Toaster({ toasts, onOpenChange }: ToasterProps) {
  const toast = toasts[0];
  return (
    <RadixToast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toast && <Toast key={toast.id} toast={toast} onOpenChange={(open) => onOpenChange(toast.id, open)} />}
      <Viewport hotkey={['F8']} />
    </RadixToast.Provider>
  );
}

function Toast({ toast, onOpenChange }: { toast: ToastMessage; onOpenChange: (open: boolean) => void }) {
  const { title, description, variant = 'default', action, open } = toast;
  return (
    <Root open={open} onOpenChange={onOpenChange} type={variant === 'error' ? 'foreground' : 'background'}>
      {variant !== 'default' && <Mark $variant={variant}>{variant === 'error' ? <AlertIcon /> : <CheckIcon />}</Mark>}
      <Words>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
      </Words>
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

const arrive = keyframes`from { opacity: 0; transform: translateY(12px); }`;
const leave = keyframes`to { opacity: 0; transform: translateX(24px); }`;

const Viewport = styled(RadixToast.Viewport)`
  position: fixed;
  inset-block-end: 0;
  inset-inline-end: 0;
  z-index: ${({ theme }) => theme.layer.toast};
  width: min(420px, 100vw);
  margin: 0;
  padding: ${({ theme }) => theme.space[16]};
  list-style: none;
  /* Below are the keys that send and save, and a phone has no room beside them. */
  ${({ theme }) => theme.media.phone} { inset-block: 56px auto; }
  &:focus-visible { outline-offset: -4px; }
`;

const Root = styled(RadixToast.Root)`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.shadow};
  pointer-events: auto;
  &[data-state='open'] { animation: ${arrive} ${({ theme }) => theme.motion.slow} ${({ theme }) => theme.motion.ease}; }
  &[data-state='closed'] { animation: ${leave} ${({ theme }) => theme.motion.fast} ease-in; }
  &[data-swipe='move'] { transform: translateX(var(--radix-toast-swipe-move-x)); }
`;

const Mark = styled.span<{ $variant: 'success' | 'error' }>`
  margin-top: 6px;
  ${({ $variant, theme }) => css`color: ${theme.color[$variant === 'error' ? 'bad' : 'good'].text};`}
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding-top: 3px;
`;

const Title = styled(RadixToast.Title)`
  font-weight: ${({ theme }) => theme.weight.strong};
`;

const Description = styled(RadixToast.Description)`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
