import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { FigureText } from '../figures/figure-text';
import { fittedSize } from '../figures/fitted-size';
import { Skeleton } from '../skeletons/skeleton';
import type { Meaning } from '../theme/theme';
import { CardSurface } from './card';

export interface StatCardProps {
  /** The name of the figure. */
  label: ReactNode;
  /** The one figure. */
  value: ReactNode;
  /**
   * The number of characters of the figure, if `value` is not a string: a long figure gets a smaller font, so that it
   * fits on its card.
   */
  chars?: number;
  /** Its meaning, or how it changed. */
  meaning?: ReactNode;
  /** Colors the meaning, whose words must say the same. */
  tone?: Meaning;
  icon?: ReactNode;
  loading?: boolean;
}

/** One figure with its name above and its meaning below. */
export function StatCard({ label, value, chars, meaning, tone, icon, loading = false }: StatCardProps) {
  const labelId = useId();
  const length = typeof value === 'string' ? value.length : (chars ?? 1);
  return (
    <Root role="group" aria-labelledby={labelId} aria-busy={loading || undefined} data-figure={lengthOf(length)}>
      <Label>
        <span id={labelId}>{label}</span>
        {icon}
      </Label>
      <Place>
        <Figure $chars={length}>{loading ? <Skeleton width="60%" height="1.3em" /> : breakable(value)}</Figure>
      </Place>
      {(meaning || loading) && <Note $tone={tone}>{meaning ? breakable(meaning) : <Skeleton width="40%" />}</Note>}
    </Root>
  );
}

/**
 * The length class, by which a grid of cards assigns more space: a long figure does not fit half of a phone or a fourth
 * of a tablet, the longest do not fit a fourth of a desktop.
 */
const lengthOf = (chars: number) => (chars >= 18 ? 'longest' : chars >= 14 ? 'long' : undefined);

const breakable = (content: ReactNode) => (typeof content === 'string' ? <FigureText>{content}</FigureText> : content);

const Root = styled(CardSurface)`
  padding: ${({ theme }) => theme.space[16]};
`;

const Label = styled.div`
  display: flex;
  align-items: center;
  align-self: start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.medium};
`;

/**
 * The size container that the figure is fitted to. The card cannot be one, because its parts could then not align with
 * those of other cards.
 */
const Place = styled.div`
  display: grid;
  align-content: center;
  margin-top: ${({ theme }) => theme.space[4]};
  min-height: 28px;
  container-type: inline-size;
`;

const Figure = styled.div<{ $chars: number }>`
  display: grid;
  justify-items: start;
  font-weight: ${({ theme }) => theme.weight.strong};
  letter-spacing: -0.02em;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  > * { max-width: 100%; }
  ${({ $chars }) => fittedSize($chars, [20, 16, 13])}
`;

const Note = styled.div<{ $tone: Meaning | undefined }>`
  display: grid;
  align-self: start;
  align-content: center;
  justify-items: start;
  min-height: 1.5em;
  margin-top: ${({ theme }) => theme.space[4]};
  font-size: ${({ theme }) => theme.size[13]};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  ${({ $tone, theme }) => css`color: ${$tone ? theme.color[$tone].text : theme.color.muted};`}
`;
