// Functions of the outbox that server code of other areas may call.
export { isFor, noteSent, queueMessages, type Message } from './queue-messages.ts'
export {
  outboxKinds,
  type ClaimedMessage,
  type Destination,
  type Outcome,
  type OutboxKind,
} from './outbox-kind.ts'
export { forgetMessages, holdMessages, releaseMessages, sendAgain } from './receivers.ts'
export { attemptsOfDay } from './attempts-of-day.ts'
export { RETRY_WAITS } from './retry-waits.ts'
