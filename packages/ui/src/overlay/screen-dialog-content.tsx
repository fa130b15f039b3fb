import * as RadixDialog from 'radix-ui/dialog';
import { styled } from 'styled-components';
import { Button } from '../controls/button';
import { ChevronLeftIcon } from '../display/icons';
import { ToastFocusBranch } from '../feedback/toast-focus-branch';
import { ToastSlot } from '../feedback/toast-slot';
import { PageHeader } from '../layout/page-header';
import { animations } from '../theme/animations';
import { toastInset } from '../theme/insets';
import { DiscardQuestion } from './discard-question';
import { type Opener, returnFocus } from './opener';
import type { ScreenDialogProps } from './screen-dialog';
import { useDiscardQuestion } from './use-discard-question';

interface Props extends ScreenDialogProps {
  /** The element that receives the focus afterwards. */
  readonly opener: Opener | null;
}

/** The content of a ScreenDialog. */
export function ScreenDialogContent({ onBack, ...rest }: Props) {
  const onOpenChange = (open: boolean) => !open && onBack();
  const { boxProps, handleOpenChange, questionProps } = useDiscardQuestion({
    open: true,
    onOpenChange,
    hasCancel: false,
  });
  return (
    <RadixDialog.Root open onOpenChange={handleOpenChange}>
      <RadixDialog.Portal>
        <Filled {...rest} boxProps={boxProps} />
      </RadixDialog.Portal>
      <DiscardQuestion {...questionProps} />
    </RadixDialog.Root>
  );
}

interface FilledProps extends Omit<Props, 'onBack'> {
  readonly boxProps: ReturnType<typeof useDiscardQuestion>['boxProps'];
}

function Filled({ title, subtitle, backLabel, opener, boxProps, children }: FilledProps) {
  return (
    <Screen {...boxProps} onCloseAutoFocus={returnFocus(opener)} aria-describedby={undefined}>
      <ToastFocusBranch />
      <Bar>
        <RadixDialog.Close asChild>
          <Button variant="ghost" icon={<ChevronLeftIcon />}>
            {backLabel}
          </Button>
        </RadixDialog.Close>
        <ToastSlot />
      </Bar>
      <Column>
        <PageHeader
          title={
            <RadixDialog.Title asChild>
              <span>{title}</span>
            </RadixDialog.Title>
          }
          subtitle={subtitle}
        />
        {children}
      </Column>
    </Screen>
  );
}

const Screen = styled(RadixDialog.Content)`
  position: fixed;
  inset: ${toastInset} 0 0;
  z-index: ${({ theme }) => theme.layer.dialog};
  overflow-y: auto;
  background: ${({ theme }) => theme.color.ground};
  animation: ${animations.appear} ${({ theme }) => theme.motion.base};
  &:focus { outline: none; }
`;

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.layer.header};
  display: flex;
  align-items: center;
  height: 56px;
  padding: 0 ${({ theme }) => theme.space[16]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surface};
`;

const Column = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[24]};
  max-width: 720px;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space[24]} ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[48]};
`;
