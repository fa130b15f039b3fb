import { styled } from '@plaza/ui';

/** The bar ends here; a coin that moves further has moved enough to be seen. */
const fullPercent = 10;

/** The figure beside it drawn: losses to the left of the middle, gains to the right, the half filled at 10 %. */
export function ChangeBar({ value }: { value: number }) {
  const share = Math.min(Math.abs(value) / fullPercent, 1);
  return (
    <Track aria-hidden>
      <Fill $gain={value >= 0} style={{ width: `${(share * 50).toFixed(1)}%` }} />
    </Track>
  );
}

const Track = styled.span`
  position: relative;
  flex: none;
  width: 120px;
  height: 6px;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.sunken};
  &::after {
    content: '';
    position: absolute;
    inset: -3px auto -3px 50%;
    width: 1px;
    background: ${({ theme }) => theme.color.edge};
  }
`;

const Fill = styled.span<{ $gain: boolean }>`
  position: absolute;
  inset-block: 0;
  ${({ $gain }) => ($gain ? 'left: 50%; border-radius: 0 3px 3px 0;' : 'right: 50%; border-radius: 3px 0 0 3px;')}
  background: ${({ theme, $gain }) => theme.color[$gain ? 'good' : 'bad'].line};
`;
