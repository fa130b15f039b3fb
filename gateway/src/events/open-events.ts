import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { GatewayConfig } from '../environment/config';
import { forwardEvents } from './forward-events';
import { publishOnlineUsers } from './presence/publish-online-users';
import { publishPresence } from './presence/publish-presence';
import { Streams } from './streams';
import { publishSubscribedTopics } from './topics/publish-subscribed-topics';
import { createTopicSubscriptions } from './topics/topic-subscriptions';

type Context = Pick<ServiceContext<GatewayConfig>, 'config' | 'log' | 'bus' | 'trust'>;

/** The event streams of browsers, what they receive from the bus, and what the bus is told about them. */
export function openEvents({ config, log, bus, trust }: Context) {
  const streams = new Streams(config.MAX_STREAM_BACKLOG_BYTES);
  const stopForwarding = forwardEvents(streams, bus, trust);
  const subscriptions = createTopicSubscriptions(streams, bus, trust, log);
  const stopOnlineUsers = publishOnlineUsers(streams, bus, log);
  const stopFollowedTopics = publishSubscribedTopics(streams, bus, log);
  const stopPresence = publishPresence(streams, bus, log);
  // Events that were published while the bus was disconnected are lost: browsers reconnect and fetch what they missed.
  const stopReconnecting = bus.onConnected(() => streams.endAll());
  const heartbeat = setInterval(() => streams.sendHeartbeats(), config.STREAM_HEARTBEAT_MS).unref();
  return {
    streams,
    subscriptions,
    async stop(): Promise<void> {
      clearInterval(heartbeat);
      stopForwarding();
      subscriptions.stop();
      stopOnlineUsers();
      stopFollowedTopics();
      await stopPresence();
      stopReconnecting();
    },
  };
}
