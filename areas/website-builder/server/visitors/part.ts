import { extend, type Extension } from '#server/extension-points.ts'
import type { ServerArea } from '#server/area.ts'
import type { Kept } from '#server/asking/kept.ts'
import { happeningParts } from '#platform/actions/server/lends.ts'
import {
  siteBooked,
  siteBookingCancelled,
  siteBookingSoon,
  siteChatMessage,
  siteMessageReceived,
} from '../../contracts/happenings.ts'
import { bookings } from '../../contracts/bookings.ts'
import { chats } from '../../contracts/chats.ts'
import { inbox } from '../../contracts/inbox.ts'
import { newsletter } from '../../contracts/newsletter.ts'
import { mailRefused } from '#platform/notifications/server/lends.ts'
import { visits } from '../../contracts/visits.ts'
import { pagesSeen, visitorPosts } from '../serving/visitor-posts.ts'
import { bookingPosts } from './bookings/booking-posts.ts'
import { serverBookings } from './bookings/bookings-api.ts'
import { remindOfBookings } from './bookings/remind.ts'
import { chatPosts } from './chat/chat-posts.ts'
import { serverChats } from './chat/chats-api.ts'
import { serverInbox } from './inbox/inbox-api.ts'
import { contactPost } from './inbox/take-message.ts'
import { markRefused } from './newsletter/mark-refused.ts'
import { serverNewsletter } from './newsletter/newsletter-api.ts'
import { newsletterPosts } from './newsletter/newsletter-posts.ts'
import { sendLetters } from './newsletter/send-letters.ts'
import { countVisit } from './visits/count-visits.ts'
import { searchPost } from './search/search-post.ts'
import { seenPost } from './visits/seen-post.ts'
import { serverVisits } from './visits/visits-api.ts'
import { writeVisits } from './visits/write-visits.ts'
import { sweepVisitors } from './sweep-visitors.ts'

/** Contracts of the data that visitors send. */
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
  {
    contract: chats,
    open: serverChats,
    about: {
      getChats: 'The number of unread conversations, and if visitors who left can be answered.',
      listChats: 'Conversations with visitors of a site, those with the newest messages first.',
      getChat: 'A conversation with all its messages.',
      markChat: 'Marks a conversation as read or unread.',
      answerVisitor: 'Answers a visitor on their page, or by mail after they left.',
      deleteChat: 'Deletes a conversation; this can be undone for 7 days.',
      restoreChat: 'Undoes the deleting of a conversation.',
    } satisfies Record<keyof typeof chats, string>,
  },
  {
    contract: newsletter,
    open: serverNewsletter,
    about: {
      getNewsletter: 'Counts of subscribers, and what is missing before a letter can be sent.',
      listSubscribers: 'Subscribers of a newsletter, the newest first.',
      removeSubscriber: 'Removes a subscriber.',
      exportSubscribers: 'Confirmed subscribers as CSV.',
      listLetters: 'Letters of a newsletter, the newest first.',
      saveLetter: 'Adds a letter, or changes a draft.',
      deleteLetter: 'Deletes a letter.',
      sendLetter: 'Sends a letter to all confirmed subscribers, some an hour.',
    } satisfies Record<keyof typeof newsletter, string>,
  },
  {
    contract: bookings,
    open: serverBookings,
    about: {
      getHours: 'Times at which a site can be booked.',
      saveHours: 'Sets the times at which a site can be booked.',
      listBookings: 'Bookings of a day, and the days with bookings.',
      cancelBooking: 'Cancels a booking, and tells the visitor by mail where one can be sent.',
    } satisfies Record<keyof typeof bookings, string>,
  },
  {
    contract: visits,
    open: serverVisits,
    about: {
      getVisits: 'Visits of a site by day, page and referring host.',
    } satisfies Record<keyof typeof visits, string>,
  },
]

/** Parts of sites that answer visitors, and events that other programs can follow. */
export const visitorParts: Extension[] = [
  extend(visitorPosts, contactPost, ...newsletterPosts, ...bookingPosts, ...chatPosts),
  extend(visitorPosts, searchPost, seenPost),
  extend(pagesSeen, (world, seen) => countVisit(world, seen, writeVisits)),
  extend(mailRefused, markRefused),
  extend(happeningParts, siteMessageReceived, siteChatMessage),
  extend(happeningParts, siteBooked, siteBookingCancelled, siteBookingSoon),
]

export const visitorJobs: NonNullable<ServerArea['jobs']> = [
  sweepVisitors,
  sendLetters,
  remindOfBookings,
]

export const visitorSchedules: NonNullable<ServerArea['schedules']> = [
  { job: sweepVisitors, every: '1 hour' },
  { job: sendLetters, every: '1 minute' },
  { job: remindOfBookings, every: '5 minutes' },
]
