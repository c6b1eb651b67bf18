import type { ArchivePart } from '#server/archive/archive-part.ts'
import { each, name, oneOf, shaped, short } from '#server/archive/checks/column-rules.ts'
import { messageFolders } from '../../contracts/inbox.ts'
import { letterStates, subscriberStates } from '../../contracts/newsletter.ts'
import { BookingHours } from '../../visitors/booking-hours.ts'
import { VISITORS } from '../../visitors/limits.ts'

const MOST_SIGN_CHARACTERS = 200
const ofSite = { site_id: name, reader_id: name }

/** Tables with data that visitors of sites sent. */
export const visitorTables: ArchivePart['tables'] = {
  website_messages: {
    columns: {
      ...{ ...ofSite, id: name, folder: oneOf(messageFolders) },
      page: short(VISITORS.pathCharacters),
      name: short(VISITORS.nameCharacters),
      mail: short(VISITORS.mailCharacters),
      phone: short(VISITORS.phoneCharacters),
      words: short(VISITORS.wordsCharacters),
      signs: each(short(MOST_SIGN_CHARACTERS)),
    },
  },
  website_message_hours: { columns: ofSite },
  website_subscribers: {
    columns: {
      ...{ ...ofSite, id: name, state: oneOf(subscriberStates) },
      mail: short(VISITORS.mailCharacters),
    },
  },
  website_signup_hours: { columns: ofSite },
  website_letters: {
    columns: {
      ...{ ...ofSite, id: name, state: oneOf(letterStates) },
      subject: short(VISITORS.subjectCharacters),
      words: short(VISITORS.letterCharacters),
      origin: short(VISITORS.originCharacters),
    },
  },
  website_chats: {
    columns: {
      ...{ ...ofSite, id: name },
      name: short(VISITORS.nameCharacters),
      mail: short(VISITORS.mailCharacters),
      page: short(VISITORS.pathCharacters),
    },
  },
  website_chat_messages: {
    columns: { ...{ chat_id: name, reader_id: name }, words: short(VISITORS.chatCharacters) },
  },
  website_hours: { columns: { ...ofSite, settings: shaped(BookingHours) } },
  website_bookings: {
    columns: {
      ...{ ...ofSite, id: name, cancelled_by: oneOf(['visitor', 'reader']) },
      name: short(VISITORS.nameCharacters),
      mail: short(VISITORS.mailCharacters),
      phone: short(VISITORS.phoneCharacters),
      note: short(VISITORS.noteCharacters),
    },
  },
  website_visit_days: { columns: ofSite },
  website_visit_counts: {
    columns: {
      ...{ ...ofSite, kind: oneOf(['page', 'host']) },
      name: short(VISITORS.visitNameCharacters),
    },
  },
}
