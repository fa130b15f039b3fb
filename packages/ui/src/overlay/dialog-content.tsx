import * as RadixDialog from 'radix-ui/dialog';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { CloseIcon } from '../display/icons';
import { VisuallyHidden } from '../display/visually-hidden';
import { ToastFocusBranch } from '../feedback/toast-focus-branch';
import { ScrollFrame } from '../layout/scroll-frame';
import { toastInset } from '../theme/insets';
import type { DialogProps } from './dialog';
import { boxStyle, overlayStyle } from './dialog-style';
import { DiscardQuestion } from './discard-question';
import { keepFocus, type Opener, returnFocus } from './opener';
import { useDiscardQuestion } from './use-discard-question';

interface Props extends DialogProps {
  /** The element that receives the focus afterwards. */
  readonly opener: Opener | null;
}

/** The content of a Dialog. */
export function DialogContent({ open, onOpenChange, isChanged, discardQuestion, ...rest }: Props) {
  const { boxProps, handleOpenChange, questionProps } = useDiscardQuestion({
    open,
    onOpenChange,
    isChanged,
    hasCancel: rest.onSubmit !== undefined,
  });
  return (
    <RadixDialog.Root open={open} onOpenChange={handleOpenChange}>
      <RadixDialog.Portal>
        <DialogBox {...rest} boxProps={boxProps} />
      </RadixDialog.Portal>
      <DiscardQuestion {...questionProps} texts={discardQuestion} />
    </RadixDialog.Root>
  );
}

interface DialogBoxProps extends Omit<Props, 'open' | 'onOpenChange' | 'isChanged' | 'discardQuestion'> {
  readonly boxProps: ReturnType<typeof useDiscardQuestion>['boxProps'];
}

function DialogBox(props: DialogBoxProps) {
  const { title, description, footer, onSubmit, size = 'md', bare = false, opener, boxProps, children } = props;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble out of the portal along the component tree, which may contain another form.
    event.stopPropagation();
    onSubmit?.(event);
  };
  const inside = (
    <>
      {children && (
        <Body>
          <Padded>{children}</Padded>
        </Body>
      )}
      {footer && <Footer>{footer}</Footer>}
    </>
  );
  if (bare) {
    return (
      <>
        <Overlay onMouseDown={keepFocus} />
        <TopBox $size={size} onCloseAutoFocus={returnFocus(opener)} aria-describedby={undefined}>
          <ToastFocusBranch />
          <RadixDialog.Title asChild>
            <VisuallyHidden>{title}</VisuallyHidden>
          </RadixDialog.Title>
          {children}
        </TopBox>
      </>
    );
  }
  return (
    <>
      <Overlay onMouseDown={keepFocus} />
      <Box
        {...boxProps}
        $size={size}
        onCloseAutoFocus={returnFocus(opener)}
        {...(!description && { 'aria-describedby': undefined })}
      >
        <ToastFocusBranch />
        <Head>
          <RadixDialog.Title>{title}</RadixDialog.Title>
          {description && <Description>{description}</Description>}
        </Head>
        {onSubmit ? (
          <Form noValidate onSubmit={handleSubmit}>
            {inside}
          </Form>
        ) : (
          inside
        )}
        <Close aria-label="Close">
          <CloseIcon />
        </Close>
      </Box>
    </>
  );
}

const widths = { sm: '440px', md: '560px', lg: '800px' };

const Overlay = styled(RadixDialog.Overlay)`${overlayStyle}`;

const Box = styled(RadixDialog.Content)<{ $size: keyof typeof widths }>`
  ${boxStyle}
  display: flex;
  flex-direction: column;
  width: ${({ $size }) => widths[$size]};
  ${({ theme }) => theme.media.phone} {
    inset: ${toastInset} 0 0;
    width: 100vw;
    max-width: none;
    height: calc(100dvh - ${toastInset});
    max-height: none;
    border: 0;
    border-radius: 0;
  }
`;

const TopBox = styled(Box)`
  margin: max(12vh, 64px) auto auto;
  max-height: calc(88vh - 24px);
  ${({ theme }) => theme.media.phone} { margin: 0; max-height: none; }
`;

const Head = styled.header`
  padding: 20px ${({ theme }) => theme.space[48]} ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[24]};
`;

const Description = styled(RadixDialog.Description)`
  margin-top: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.muted};
`;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
`;

const Body = styled(ScrollFrame)`
  flex: 1;
`;

const Padded = styled.div`
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[24]} ${({ theme }) => theme.space[24]};
`;

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[24]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  ${({ theme }) => theme.media.phone} { padding-bottom: max(${({ theme }) => theme.space[12]}, env(safe-area-inset-bottom)); }
`;

const Close = styled(RadixDialog.Close)`
  position: absolute;
  top: ${({ theme }) => theme.space[16]};
  inset-inline-end: ${({ theme }) => theme.space[16]};
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: ${({ theme }) => theme.color.muted};
  &:hover { background: ${({ theme }) => theme.color.hover}; color: ${({ theme }) => theme.color.text}; }
  ${({ theme }) => theme.media.touch} { inset: 10px 10px auto auto; width: 44px; height: 44px; }
`;
