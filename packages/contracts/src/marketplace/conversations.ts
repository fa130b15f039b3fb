import { z } from 'zod';
import { call } from '../call';
import { Id, IdParams, Instant } from '../ids';
import { Role } from '../roles';
import { maxListLength, messageLength, messagePage } from './choices';
import { requiredText } from './fields';
import * as marketplaceRoutes from './routes';

/**
 * The sender chooses `clientId`: a message sent again with the same one, after a lost response, is the same message.
 */
export const Message = z.object({
  id: Id,
  conversationId: Id,
  senderId: Id,
  senderName: z.string(),
  content: z.string(),
  timestamp: Instant,
  read: z.boolean(),
  type: z.literal('text'),
  clientId: Id.nullable(),
});
export type Message = z.infer<typeof Message>;

/** A conversation as one of its two users sees it: `participant` is the other one. */
export const Conversation = z.object({
  id: Id,
  participantId: Id,
  participantName: z.string(),
  participantRole: Role,
  /** The booking that the conversation is about, if any. */
  bookingId: Id.nullable(),
  lastMessage: z.string(),
  lastMessageTime: Instant.nullable(),
  unreadCount: z.number().int().min(0),
  isOnline: z.boolean(),
});
export type Conversation = z.infer<typeof Conversation>;

export const NewConversation = z.strictObject({ participantId: Id, bookingId: Id.optional() });
export type NewConversation = z.infer<typeof NewConversation>;

export const NewMessage = z.strictObject({ content: requiredText(messageLength), clientId: Id.optional() });
export type NewMessage = z.infer<typeof NewMessage>;

const access = { scope: 'messages' } as const;

export const conversationCalls = {
  conversations: call(marketplaceRoutes.conversations, {
    summary: 'The caller’s conversations, latest first; at most 200.',
    access,
    answer: z.array(Conversation).max(maxListLength),
  }),
  openConversation: call(marketplaceRoutes.openConversation, {
    summary: 'Open the conversation with a user, optionally about a booking; repeating it answers the same one.',
    access,
    status: 201,
    body: NewConversation,
    answer: Conversation,
  }),
  conversation: call(marketplaceRoutes.conversation, {
    summary: 'One of the caller’s conversations, including those too old for the list.',
    access,
    params: IdParams,
    answer: Conversation,
  }),
  messages: call(marketplaceRoutes.messages, {
    summary: 'The latest messages, oldest first; with `before`, those before that message.',
    access,
    params: IdParams,
    query: z.strictObject({
      before: Id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(messagePage),
    }),
    answer: z.array(Message),
  }),
  sendMessage: call(marketplaceRoutes.sendMessage, {
    summary: 'Send a message, once per `clientId`; 429 for too many.',
    access,
    status: 201,
    params: IdParams,
    body: NewMessage,
    answer: Message,
  }),
  readConversation: call(marketplaceRoutes.readConversation, {
    summary: 'Mark all messages of a conversation as read.',
    access,
    params: IdParams,
  }),
} as const;
