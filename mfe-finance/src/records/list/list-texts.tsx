import { css, PageHeader, Stack, styled } from '@plaza/ui';
import type { ReactNode } from 'react';

const muted = css`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.normal};
`;

/** A list with its title above it. */
export const TitledList = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={12}>
    <PageHeader level={2} title={title} />
    {children}
  </Stack>
);

/** Keeps a date or a duration such as "Nov 2056" on one line in a narrow column. */
export const NoWrap = styled.span`
  white-space: nowrap;
`;

/** A note below an amount that says what it is for, where nothing else beside it does. */
export const AmountNote = styled.small`${muted}`;

/** A line below the name of a record. It keeps a minimum width so that long amounts do not squeeze it out. */
export const SecondLine = ({ children }: { children: string }) => (
  <Line style={{ minWidth: `${Math.min(mostRoom, Math.ceil(children.length / mostLines))}ch` }}>{children}</Line>
);

/** The minimum width of a long text, in characters. */
const mostRoom = 20;
const mostLines = 3;

const Line = styled.small`
  ${muted}
  overflow-wrap: break-word;
`;
