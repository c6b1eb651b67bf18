import { extend, type Extension } from '#server/extension-points.ts'
import type { ServerArea } from '#server/area.ts'
import type { Kept } from '#server/asking/kept.ts'
import { happeningParts } from '#platform/actions/server/lends.ts'
import { siteMessageReceived } from '../../contracts/happenings.ts'
import { inbox } from '../../contracts/inbox.ts'
import { visitorPosts } from '../serving/visitor-posts.ts'
import { serverInbox } from './inbox/inbox-api.ts'
import { contactPost } from './inbox/take-message.ts'
import { sweepVisitors } from './sweep-visitors.ts'

/** Keep what visitors send. */
export const visitorKeepers: Kept[] = [
  {
    contract: inbox,
    open: serverInbox,
    about: {
      listMessages: 'Messages that visitors sent by the forms of a site, the newest first.',
      getInbox: 'Counts of messages, and if replies can be sent.',
      markMessages: 'Marks messages as read or unread.',
      moveMessages: 'Moves messages to spam, or back to the inbox.',
      deleteMessages: 'Deletes messages; this can be undone for 7 days.',
      restoreMessages: 'Undoes the deleting of messages.',
      replyToMessage: 'Sends a reply to a visitor by the mail account of the reader.',
      erasePerson: 'Deletes for good everything that a site keeps of an email address.',
    } satisfies Record<keyof typeof inbox, string>,
  },
]

/** Parts of sites that answer visitors, and events that programs may follow. */
export const visitorParts: Extension[] = [
  extend(visitorPosts, contactPost),
  extend(happeningParts, siteMessageReceived),
]

export const visitorJobs: NonNullable<ServerArea['jobs']> = [sweepVisitors]

export const visitorSchedules: NonNullable<ServerArea['schedules']> = [
  { job: sweepVisitors, every: '1 hour' },
]
