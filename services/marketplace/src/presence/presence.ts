/** Who is online, as the gateways report. */
export interface Presence {
  isOnline(userId: string): boolean;
  stop(): void;
}
