import { registryEndpoints } from '@plaza/contracts/registry/endpoints';
import type { Team } from '@plaza/contracts/registry/teams';
import { compareValues } from '@plaza/ui';
import { api, applyAnswer, endpoint, type OngoingWrite } from '@plaza/web-kit';
import { outdatedByFailure } from '../../api/outdated-by-failure';

const tag = 'admin/team';
const cached = { endpointNames: ['adminTeams'], tag } as const;

/** Puts a team into the cached list as a write has left it. */
function applyTeam<Answer>(ongoing: OngoingWrite<Answer>, teamIn: (answer: Answer) => Team): Promise<void> {
  return applyAnswer(ongoing, cached, (answer) => {
    const team = teamIn(answer);
    const put = (list: Team[]) => [...list.filter(({ id }) => id !== team.id), team].sort(byName);
    ongoing.dispatch(teamsApi.util.updateQueryData('adminTeams', undefined, put));
  });
}

const byName = (one: Team, other: Team) => compareValues(one.name, other.name);
const itself = (team: Team) => team;

const invalidatesTags = outdatedByFailure([tag]);
const write = {
  onQueryStarted: (_args: unknown, ongoing: OngoingWrite<Team>) => applyTeam(ongoing, itself),
  invalidatesTags,
};

export const teamsApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminTeams: build.query({
      ...endpoint(registryEndpoints.teams),
      transformResponse: (teams: Team[]) => [...teams].sort(byName),
      providesTags: [tag],
    }),
    adminAddTeam: build.mutation({ ...endpoint(registryEndpoints.addTeam), ...write }),
    adminChangeTeam: build.mutation({ ...endpoint(registryEndpoints.changeTeam), ...write }),
    adminRemoveTeam: build.mutation({ ...endpoint(registryEndpoints.removeTeam), invalidatesTags: [tag] }),
    adminAddTeamKey: build.mutation({ ...endpoint(registryEndpoints.addTeamKey), ...write }),
    adminRemoveTeamKey: build.mutation({ ...endpoint(registryEndpoints.removeTeamKey), ...write }),
    adminAddTeamToken: build.mutation({
      ...endpoint(registryEndpoints.addTeamToken),
      onQueryStarted: (_args, ongoing) => applyTeam(ongoing, ({ team }) => team),
      invalidatesTags,
    }),
    adminRevokeTeamToken: build.mutation({ ...endpoint(registryEndpoints.revokeTeamToken), ...write }),
  }),
});

export const {
  useAdminTeamsQuery,
  useAdminAddTeamMutation,
  useAdminChangeTeamMutation,
  useAdminRemoveTeamMutation,
  useAdminAddTeamKeyMutation,
  useAdminRemoveTeamKeyMutation,
  useAdminAddTeamTokenMutation,
  useAdminRevokeTeamTokenMutation,
} = teamsApi;
