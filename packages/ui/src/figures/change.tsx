import { styled } from 'styled-components';
import { ArrowDownIcon, ArrowUpIcon } from '../display/icons';
import { type Amount, formatPercentChange, signOf } from './format';
import { Figure } from './money';

/** A change in percent: an arrow, a sign and a color with the same meaning. */
export function Change({ value, decimals = 2 }: { value: Amount; decimals?: number }) {
  const sign = signOf(value, decimals);
  return (
    <Root $sign={sign}>
      {sign > 0 && <ArrowUpIcon />}
      {sign < 0 && <ArrowDownIcon />}
      {formatPercentChange(value, decimals)}
    </Root>
  );
}

const Root = styled(Figure)`
  > svg { display: inline-block; width: 14px; height: 14px; margin-inline-end: 2px; vertical-align: -2px; }
`;
