import type { Sharding } from '@plaza/service-kit/sharding';

const releases = { whole: 'grows with releases, not with people' };
const oneEach = { key: '_id' };

export const sharding: Sharding = {
  outcomes: { ...oneEach, across: { subject: 'the scoreboard and the judge, which count all of a release' } },
  beginnings: {
    ...oneEach,
    across: { person: 'the removal of a person', subject: 'the judge, which counts the silent' },
  },
  pins: { ...oneEach, across: { until: 'who has a pin now, for all gateways: administrators, for hours' } },
  inbox: oneEach,
  remotes: releases,
  releases,
  files: releases,
  shell_files: { whole: 'grows with builds of the shell, not with people' },
  teams: releases,
  areas: releases,
  configurations: releases,
  gateways: { whole: 'one document for each gateway' },
  provided: { whole: 'one document for each service' },
};
