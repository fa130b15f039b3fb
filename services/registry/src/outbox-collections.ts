import { AreaModel } from './areas/area.model';
import { ConfigurationModel } from './configuration/configuration.model';
import { ReleaseModel } from './releases/release.model';
import { RemotePointerModel } from './remotes/remote.model';
import { TeamModel } from './teams/team.model';

/** The collections whose documents have an outbox of events. */
export const outboxCollections = (): string[] =>
  [RemotePointerModel, ReleaseModel, TeamModel, AreaModel, ConfigurationModel].map(
    ({ collection }) => collection.collectionName,
  );
