import type { Sharding } from '@plaza/service-kit/sharding';

const releases = { whole: 'grows with releases, not with people' };
const oneEach = { key: '_id' };

export const sharding: Sharding = {
  outcomes: oneEach,
  beginnings: oneEach,
  pins: oneEach,
  inbox: oneEach,
  remotes: releases,
  releases,
  files: releases,
  teams: releases,
  areas: releases,
  configurations: releases,
  gateways: { whole: 'one document for each gateway' },
  provided: { whole: 'one document for each service' },
};
