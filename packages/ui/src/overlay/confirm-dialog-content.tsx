import * as RadixAlertDialog from 'radix-ui/alert-dialog';
import { styled } from 'styled-components';
import { Button } from '../controls/button';
import { ToastFocusBranch } from '../feedback/toast-focus-branch';
import type { ConfirmDialogProps } from './confirm-dialog';
import { boxStyle, overlayStyle } from './dialog-style';
import { keepFocus, type Opener, returnFocus } from './opener';

interface Props extends ConfirmDialogProps {
  /** The element that receives the focus afterwards. */
  readonly opener: Opener | null;
}

/** The content of a ConfirmDialog. */
export function ConfirmDialogContent({ open, onOpenChange, ...rest }: Props) {
  return (
    <RadixAlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlertDialog.Portal>
        <ConfirmBox {...rest} />
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}

function ConfirmBox({
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = false,
  loading = false,
  onConfirm,
  opener,
}: Omit<Props, 'open' | 'onOpenChange'>) {
  return (
    <>
      <Overlay onMouseDown={keepFocus} />
      <Box onCloseAutoFocus={returnFocus(opener)}>
        <ToastFocusBranch />
        <RadixAlertDialog.Title>{title}</RadixAlertDialog.Title>
        <Description>{description}</Description>
        <Buttons>
          <RadixAlertDialog.Cancel asChild>
            <Button>{cancelLabel}</Button>
          </RadixAlertDialog.Cancel>
          <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </Buttons>
      </Box>
    </>
  );
}

const Overlay = styled(RadixAlertDialog.Overlay)`${overlayStyle}`;

const Box = styled(RadixAlertDialog.Content)`
  ${boxStyle}
  width: 440px;
  padding: ${({ theme }) => theme.space[24]};
`;

const Description = styled(RadixAlertDialog.Description)`
  margin-top: ${({ theme }) => theme.space[8]};
  color: ${({ theme }) => theme.color.muted};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space[8]};
  margin-top: ${({ theme }) => theme.space[24]};
`;
