import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { EditIcon, focusAfterRemoval, IconButton, Row, Stack, styled, TrashIcon } from '@plaza/ui';

interface ActiveCustomRatesProps {
  settings: Pick<FinanceSettings, 'manualRateOverrides' | 'baseCurrency'>;
  onEdit: (code: string) => void;
  onRemove: (code: string) => void;
}

/** The custom rates in use, by code. */
export function ActiveCustomRates({ settings, onEdit, onRemove }: ActiveCustomRatesProps) {
  const { manualRateOverrides: overrides, baseCurrency } = settings;
  const codes = Object.keys(overrides).sort();
  return (
    <Stack gap={8} ref={focusAfterRemoval}>
      <h3>Active Custom Rates</h3>
      {codes.length === 0 ? (
        <Quiet>None yet. Market rates are used.</Quiet>
      ) : (
        <List>
          {codes.map((code) => (
            <li key={code}>
              <span>
                1 {code} = {overrides[code]} {baseCurrency}
              </span>
              <Row gap={4} wrap={false}>
                <IconButton size="sm" label={`Edit the Rate of ${code}`} onClick={() => onEdit(code)}>
                  <EditIcon />
                </IconButton>
                <IconButton size="sm" label={`Remove the Rate of ${code}`} onClick={() => onRemove(code)}>
                  <TrashIcon />
                </IconButton>
              </Row>
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
}

const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  > li { display: flex; align-items: center; justify-content: space-between; gap: ${({ theme }) => theme.space[12]}; min-height: 40px; }
  > li + li { border-top: 1px solid ${({ theme }) => theme.color.line}; }
`;
