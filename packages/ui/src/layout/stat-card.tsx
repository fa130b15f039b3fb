import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { Skeleton } from '../feedback/skeleton';
import { FigureText } from '../figures/figure-text';
import type { Meaning } from '../theme/theme';
import { CardSurface } from './card';

export interface StatCardProps {
  /** The name of the figure. */
  label: ReactNode;
  /** The one figure. */
  value: ReactNode;
  /** How long the figure is where `value` is no plain text: a long one is written smaller, so that it stays on its card. */
  chars?: number;
  /** What it means, or how it changed. */
  meaning?: ReactNode;
  /** Colours the meaning, which must say the same in words. */
  tone?: Meaning;
  icon?: ReactNode;
  loading?: boolean;
}

/** One figure: its name above, its meaning below. */
export function StatCard({ label, value, chars, meaning, tone, icon, loading = false }: StatCardProps) {
  const labelId = useId();
  const length = typeof value === 'string' ? value.length : chars;
  return (
    <Root role="group" aria-labelledby={labelId} aria-busy={loading || undefined}>
      <Label>
        <span id={labelId}>{label}</span>
        {icon}
      </Label>
      <Figure $chars={length ?? 1}>{loading ? <Skeleton width="60%" height="1.3em" /> : breakable(value)}</Figure>
      {(meaning || loading) && <Note $tone={tone}>{meaning ? breakable(meaning) : <Skeleton width="40%" />}</Note>}
    </Root>
  );
}

const breakable = (content: ReactNode) => (typeof content === 'string' ? <FigureText>{content}</FigureText> : content);

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

/** What a character of a figure is wide at most on average, in em: figures are, thousands' commas are half of that. */
const charWidth = 0.6;

const fitted = (size: string, chars: number) =>
  `font-size: clamp(0.8125rem, ${(100 / (chars * charWidth)).toFixed(2)}cqi, ${size});`;

const Figure = styled.div<{ $chars: number }>`
  display: grid;
  align-content: center;
  justify-items: start;
  margin-top: ${({ theme }) => theme.space[8]};
  min-height: 36px;
  font-weight: ${({ theme }) => theme.weight.strong};
  letter-spacing: -0.02em;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  > * { max-width: 100%; }
  /* A long amount is written smaller rather than leave a narrow card, and breaks where that would be too small. */
  ${({ $chars, theme }) => fitted(theme.size[28], $chars)}
  @container (max-width: 250px) { ${({ $chars, theme }) => fitted(theme.size[20], $chars)} }
  @container (max-width: 180px) { ${({ $chars, theme }) => fitted(theme.size[16], $chars)} }
`;

const Note = styled.div<{ $tone: Meaning | undefined }>`
  display: grid;
  align-content: center;
  justify-items: start;
  min-height: 1.5em;
  margin-top: ${({ theme }) => theme.space[4]};
  font-size: ${({ theme }) => theme.size[13]};
  overflow-wrap: anywhere;
  ${({ $tone, theme }) => css`color: ${$tone ? theme.color[$tone].text : theme.color.muted};`}
`;
