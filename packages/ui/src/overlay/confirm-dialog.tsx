import * as RadixAlertDialog from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/button';
import { ToastReach } from '../feedback/toast-reach';
import { boxStyle, overlayStyle } from './dialog-style';
import { useReturnFocus } from './use-opener';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** The verb of what will happen. */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  loading?: boolean;
  /** Closing afterwards is the caller's. */
  onConfirm: () => void;
}

/** A question before something that cannot be undone; the focus starts on Cancel. */
export function ConfirmDialog({ open, onOpenChange, ...rest }: ConfirmDialogProps) {
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
}: Omit<ConfirmDialogProps, 'open' | 'onOpenChange'>) {
  const returnFocus = useReturnFocus();
  return (
    <>
      <Overlay />
      <Box onCloseAutoFocus={returnFocus}>
        <ToastReach />
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
