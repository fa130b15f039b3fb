import { StarIcon, styled, VisuallyHidden } from '@plaza/ui';
import { useId } from 'react';

const ratings = [1, 2, 3, 4, 5];
const formatStars = (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}`;

interface Props {
  /** 0 if none is chosen. */
  readonly value: number;
  readonly onChange: (stars: number) => void;
  readonly error: string | undefined;
}

/** One to five stars, as radio buttons. */
export function StarInput({ value, onChange, error }: Props) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <Root aria-describedby={error && errorId}>
      <legend>Rating</legend>
      <Stars>
        {ratings.map((stars) => (
          <label key={stars} data-filled={stars <= value}>
            <input type="radio" name={name} value={stars} checked={stars === value} onChange={() => onChange(stars)} />
            <StarIcon size={20} filled={stars <= value} />
            <VisuallyHidden>{formatStars(stars)}</VisuallyHidden>
          </label>
        ))}
        {value > 0 && <span aria-hidden>{formatStars(value)}</span>}
      </Stars>
      <ErrorText id={errorId} aria-live="polite">
        {error}
      </ErrorText>
    </Root>
  );
}

const Root = styled.fieldset`
  display: grid;
  gap: 6px;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    padding: 0;
    font-size: ${({ theme }) => theme.size[13]};
    font-weight: ${({ theme }) => theme.weight.medium};
  }
`;

const Stars = styled.div`
  display: flex;
  align-items: center;
  color: ${({ theme }) => theme.color.muted};
  > label {
    position: relative;
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: ${({ theme }) => theme.radius.control};
    cursor: pointer;
  }
  > label[data-filled='true'] { color: ${({ theme }) => theme.color.star}; }
  > label:has(:focus-visible) { outline: 2px solid ${({ theme }) => theme.color.focus}; }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  > span { margin-inline-start: ${({ theme }) => theme.space[8]}; }
`;

const ErrorText = styled.p`
  color: ${({ theme }) => theme.color.bad.text};
  font-size: ${({ theme }) => theme.size[13]};
  &:empty { display: none; }
`;
