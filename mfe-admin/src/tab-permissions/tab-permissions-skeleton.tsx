import { roles } from '@plaza/contracts/roles';
import { tabIds } from '@plaza/contracts/tabs';
import { CardSurface, Row, Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';
import { ButtonPlace, TextPlace } from '../places';
import { Columns, roleColumns, TabCards } from './columns';
import { PermissionNotes } from './notices/permission-notes';

/** The roles and the cards, before they come. */
export const TabPermissionsSkeleton = () => (
  <Stack>
    <Columns role="status">
      <VisuallyHidden>Loading tab permissions</VisuallyHidden>
      <Roles>
        {roles.map((role) => (
          <Role key={role}>
            <Skeleton width="60%" />
            <Skeleton width="40%" height="12px" />
          </Role>
        ))}
      </Roles>
      <CardSurface>
        <Body>
          <Row justify="space-between" gap={12}>
            <Title>
              <TextPlace width="88px" />
              <TextPlace width="112px" />
            </Title>
            <Row>
              <ButtonPlace width="120px" height={28} />
              <ButtonPlace width="100px" height={28} />
            </Row>
          </Row>
          <TabCards>
            {tabIds.map((tab) => (
              <Tab key={tab}>
                <div>
                  <TextPlace width="96px" />
                  <TextPlace width="64px" />
                  {tab === 'admin' && <TextPlace width="128px" />}
                </div>
                <Skeleton width="36px" height="20px" />
              </Tab>
            ))}
          </TabCards>
        </Body>
        <Foot>
          <TextPlace width="128px" />
          <Row>
            <ButtonPlace width="96px" height={36} />
            <ButtonPlace width="124px" height={36} />
          </Row>
        </Foot>
      </CardSurface>
    </Columns>
    <PermissionNotes />
  </Stack>
);

const Roles = styled.div`
  ${roleColumns}
`;

/** As high as a name with its count below it. */
const Role = styled(CardSurface)`
  display: grid;
  align-content: space-evenly;
  height: 58.5px;
  padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
  ${({ theme }) => theme.media.phone} { height: 57px; }
`;

const Title = styled.div`
  height: 44px;
`;

const Body = styled(Stack)`
  padding: ${({ theme }) => theme.space[16]};
`;

const Tab = styled(CardSurface)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} { padding-block: 11.2px; }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;
