import { AlertIcon, css, focusAfterRemoval, InfoIcon, type Meaning, Row, styled } from '@plaza/ui';
import type { ReactNode } from 'react';

interface NoticeProps {
  tone: Extract<Meaning, 'info' | 'attention'>;
  children: ReactNode;
  /** Buttons that resolve the problem; they usually disappear with the notice. */
  actions?: ReactNode;
}

/**
 * Something that users should know before they continue, and ways to resolve it. Screen readers announce it when it
 * appears.
 */
export function Notice({ tone, children, actions }: NoticeProps) {
  return (
    <Box ref={focusAfterRemoval} role="status" $tone={tone}>
      {tone === 'attention' ? <AlertIcon /> : <InfoIcon />}
      <p>{children}</p>
      {actions && <Row>{actions}</Row>}
    </Box>
  );
}

const Box = styled.div<{ $tone: Meaning }>`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  border-radius: ${({ theme }) => theme.radius.card};
  ${({ $tone, theme }) => css`
    background: ${theme.color[$tone].tint};
    > svg { color: ${theme.color[$tone].text}; }
  `}
  > p { min-width: 0; text-wrap: pretty; }
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: auto 1fr;
    align-items: start;
    > svg { margin-top: 2px; }
    > :nth-child(3) { grid-column: 2; }
  }
`;
