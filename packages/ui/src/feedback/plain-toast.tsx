import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/button';
import { CloseIcon } from '../display/icons';
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
import type { ToastMessage } from './toaster';

interface Props {
  readonly toast: ToastMessage;
  readonly onClose: () => void;
}

/** A toast that works without the lazily loaded code; it cannot be swiped away or focused by F8. */
export function PlainToast({ toast, onClose }: Props) {
  const { title, description, variant, action, open } = toast;
  const [card, setCard] = useState<HTMLElement | null>(null);
  const { left, width, minHeight, padding } = useToastPosition(card);
  const holding = useToastTime(open, card, onClose);

  function handleAction() {
    action?.onClick();
    onClose();
  }

  return (
    <Place style={{ left, width, minHeight, padding }}>
      <Card {...holding} ref={setCard} role={variant === 'error' ? 'alert' : 'status'}>
        <ToastMark variant={variant} />
        <ToastText>
          <Title>{title}</Title>
          {description && <Description>{description}</Description>}
        </ToastText>
        {action && (
          <Button size="sm" onClick={handleAction}>
            {action.label}
          </Button>
        )}
        <Button size="sm" variant="ghost" icon={<CloseIcon />} aria-label="Dismiss" onClick={onClose} />
      </Card>
    </Place>
  );
}

const Place = styled.div`${toastListStyle}`;

const Card = styled.div`
  ${toastCardStyle}
  pointer-events: auto;
`;

const Title = styled.div`${toastTitleStyle}`;

const Description = styled.div`${toastDescriptionStyle}`;
