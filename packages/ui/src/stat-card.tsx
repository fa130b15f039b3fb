import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { CardSurface } from './card';
import { Skeleton } from './skeleton';
import type { Meaning } from './theme';

export interface StatCardProps {
  /** The name of the figure. */
  label: ReactNode;
  /** The one figure. */
  value: ReactNode;
  /** What it means, or how it changed. */
  meaning?: ReactNode;
  /** Colours the meaning, which must say the same in words. */
  tone?: Meaning;
  icon?: ReactNode;
  loading?: boolean;
}

/** One figure: its name above, its meaning below. */
export function StatCard({ label, value, meaning, tone, icon, loading = false }: StatCardProps) {
  const labelId = useId();
  return (
    <Root role="group" aria-labelledby={labelId} aria-busy={loading || undefined}>
      <Label>
        <span id={labelId}>{label}</span>
        {icon}
      </Label>
      <Figure>{loading ? <Skeleton width="60%" height="28px" /> : value}</Figure>
      {(meaning || loading) && <Note $tone={tone}>{loading ? <Skeleton width="40%" /> : meaning}</Note>}
    </Root>
  );
}

const Root = styled(CardSurface)`
  padding: ${({ theme }) => theme.space[16]};
  container-type: inline-size;
`;

const Label = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.medium};
`;

const Figure = styled.div`
  margin-top: ${({ theme }) => theme.space[8]};
  min-height: 36px;
  font-size: ${({ theme }) => theme.size[28]};
  font-weight: ${({ theme }) => theme.weight.strong};
  letter-spacing: -0.02em;
  line-height: 36px;
  font-variant-numeric: tabular-nums;
  /* A long amount steps down the scale rather than leave a narrow card. */
  @container (max-width: 250px) { font-size: ${({ theme }) => theme.size[20]}; }
  @container (max-width: 180px) { font-size: ${({ theme }) => theme.size[16]}; }
`;

const Note = styled.div<{ $tone: Meaning | undefined }>`
  margin-top: ${({ theme }) => theme.space[4]};
  font-size: ${({ theme }) => theme.size[13]};
  ${({ $tone, theme }) => css`color: ${$tone ? theme.color[$tone].text : theme.color.muted};`}
`;
