import { Avatar, Badge, CardSurface, Change, Money, styled } from '@plaza/ui';

const stages = ['Requested', 'Assigned', 'On the way', 'Done'] as const;
const reached = 2;

/** A drawing of what people see once they are in: a job under way, a figure over it. Decoration alone. */
export function ProductPreview() {
  return (
    <Frame aria-hidden="true">
      <Paper>
        <Line>
          <Strong>Boiler service</Strong>
          <Badge tone="info" dot>
            In progress
          </Badge>
        </Line>
        <Track>
          {stages.map((stage, index) => (
            <Stage key={stage} $reached={index <= reached}>
              {stage}
            </Stage>
          ))}
        </Track>
        <Line>
          <Person>
            <Avatar name="Amir Haddad" />
            <span>
              Amir Haddad
              <Quiet>Haddad Heating</Quiet>
            </span>
          </Person>
          <Quiet>Arrives 2:30 PM</Quiet>
        </Line>
      </Paper>
      <Paper>
        <Line>
          <Quiet>Net worth</Quiet>
          <Change value="1.84" />
        </Line>
        <Figure>
          <Money amount="248310.55" currency="USD" />
        </Figure>
        <Curve viewBox="0 0 320 56" preserveAspectRatio="none">
          <path d="M0 46 C32 44 44 34 76 37 S124 46 150 36 196 22 222 26 274 14 320 6" />
        </Curve>
      </Paper>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[16]};
  width: min(440px, 100%);
  justify-self: end;
  user-select: none;
  @media (max-width: 1023.98px) {
    justify-self: start;
  }
`;

const Paper = styled(CardSurface)`
  display: grid;
  gap: ${({ theme }) => theme.space[16]};
  padding: ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[24]};
  box-shadow: ${({ theme }) => theme.shadow};
  overflow: hidden;
  & + & {
    gap: ${({ theme }) => theme.space[4]};
    margin-inline-start: ${({ theme }) => theme.space[48]};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[12]};
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  font-weight: ${({ theme }) => theme.weight.medium};
  line-height: 1.35;
`;

const Strong = styled.span`
  font-size: ${({ theme }) => theme.size[16]};
  font-weight: ${({ theme }) => theme.weight.strong};
`;

const Quiet = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.normal};
`;

const Figure = styled.div`
  font-size: ${({ theme }) => theme.size[28]};
  font-weight: ${({ theme }) => theme.weight.strong};
  letter-spacing: -0.02em;
`;

const Track = styled.div`
  display: grid;
  grid-template-columns: repeat(${stages.length}, 1fr);
  gap: ${({ theme }) => theme.space[4]};
`;

const Stage = styled.span<{ $reached: boolean }>`
  padding-top: ${({ theme }) => theme.space[8]};
  border-top: 3px solid ${({ $reached, theme }) => ($reached ? theme.color.accent : theme.color.line)};
  color: ${({ $reached, theme }) => ($reached ? theme.color.text : theme.color.muted)};
  font-size: ${({ theme }) => theme.size[13]};
`;

const Curve = styled.svg`
  width: calc(100% + 2 * ${({ theme }) => theme.space[24]});
  max-width: none;
  height: 56px;
  margin: 0 -${({ theme }) => theme.space[24]} -${({ theme }) => theme.space[16]};
  path {
    fill: none;
    stroke: ${({ theme }) => theme.color.chart[0]};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
`;
