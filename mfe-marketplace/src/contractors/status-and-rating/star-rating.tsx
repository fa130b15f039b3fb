import { StarIcon, styled } from '@plaza/ui';

const stars = [1, 2, 3, 4, 5];

interface Props {
  readonly rating: number;
  /** Whether it is the rating of one review, a whole number; other ratings are averages. */
  readonly isSingle?: boolean;
}

/**
 * A rating from 0 to 5 as stars and as a number. Reviews have at least 1 star, so 0 means that there are no reviews.
 */
export function StarRating({ rating, isSingle = false }: Props) {
  if (rating === 0) return <None>Not rated yet</None>;
  const figure = rating.toFixed(isSingle ? 0 : 2);
  return (
    <Root role="img" aria-label={`Rated ${figure} out of 5`}>
      <Stars>
        {stars.map((star) => (
          <StarIcon key={star} />
        ))}
        <Filled style={{ width: `${(rating / 5) * 100}%` }}>
          {stars.map((star) => (
            <StarIcon key={star} filled />
          ))}
        </Filled>
      </Stars>
      <Figure>{figure}</Figure>
    </Root>
  );
}

const None = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;

const Stars = styled.span`
  position: relative;
  display: inline-flex;
  color: ${({ theme }) => theme.color.controlLine};
`;

const Filled = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  display: flex;
  overflow: hidden;
  color: ${({ theme }) => theme.color.star};
`;

const Figure = styled.span`
  font-weight: ${({ theme }) => theme.weight.medium};
  font-variant-numeric: tabular-nums;
`;
