import { Card, styled } from '@plaza/ui';
import { TwoColumns } from './two-columns';

/** General advice, the same for every user. */
export function Guidance() {
  return (
    <TwoColumns>
      <Card title="How Much Is Enough">
        <List>
          <li>3-6 months for stable employment</li>
          <li>6-12 months for irregular income</li>
          <li>Consider debt obligations</li>
        </List>
      </Card>
      <Card title="Best Practices">
        <List>
          <li>Keep in a high-yield savings account</li>
          <li>Keep separate from daily spending accounts</li>
          <li>Review and adjust regularly</li>
        </List>
      </Card>
    </TwoColumns>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
  margin: 0;
  padding-inline-start: ${({ theme }) => theme.space[16]};
  color: ${({ theme }) => theme.color.muted};
`;
