import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import type { Profile } from '@plaza/contracts/identity/profile';
import type { User } from '@plaza/contracts/identity/session';
import type { TabId } from '@plaza/contracts/tabs';
import { api, endpoint, request } from '@plaza/web-kit';
import { firstSteps } from './steps';

/** The ids of the completed steps, and whether the user has dismissed all steps. */
export interface StepsTaken {
  readonly isDismissed: boolean;
  readonly done: readonly string[];
}

export const firstStepsApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** Fetched on each visit, as steps are completed elsewhere. For dismissed steps nothing further is requested. */
    frameFirstSteps: build.query<StepsTaken, { user: User; tabs: readonly TabId[] }>({
      serializeQueryArgs: ({ queryArgs: { user }, endpointName }) => `${endpointName} ${user.id}`,
      async queryFn({ user, tabs }, _api, _options, send) {
        const own = await send(request(identityEndpoints.profile));
        if (own.error) return { error: own.error };
        const profile = own.data as Profile;
        if (profile.firstStepsDismissed) return { data: { isDismissed: true, done: [] } };
        const steps = firstSteps(user, tabs);
        const answers = await Promise.all(steps.map(async ({ asks }) => (asks ? send(asks) : { data: undefined })));
        const failed = answers.find(({ error }) => error);
        if (failed?.error) return { error: failed.error };
        const done = steps.filter(({ isDone }, index) => isDone(profile, answers[index]?.data)).map(({ id }) => id);
        return { data: { isDismissed: false, done } };
      },
      keepUnusedDataFor: 0,
    }),
    frameDismissFirstSteps: build.mutation(endpoint(identityEndpoints.changeProfile)),
  }),
});

export const { useFrameFirstStepsQuery, useFrameDismissFirstStepsMutation } = firstStepsApi;
