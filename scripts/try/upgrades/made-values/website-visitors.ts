import type { Make } from './make.ts'

const hours = {
  ...{ zone: 'Europe/Berlin', slotMinutes: 30, seats: 2, daysAhead: 30, closed: ['2026-12-25'] },
  week: [[{ from: '09:00', to: '17:00' }], [], [], [], [], [], []],
}

/** Values of columns that visitors of sites fill. */
export const websiteVisitorValues: Record<string, Make> = {
  'website_page_locks.hash': () =>
    '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$c29tZWhhc2hzb21laGFzaHNvbWVoYXNoc29tZWhhc2g',
  'website_chats.deleted_at': () => null,
  'website_messages.folder': ({ nth }) => (nth === 0 ? 'inbox' : 'spam'),
  'website_messages.deleted_at': () => null,
  'website_subscribers.state': () => 'confirmed',
  'website_letters.state': () => 'draft',
  'website_hours.settings': () => JSON.stringify(hours),
  'website_bookings.cancelled_at': () => null,
  'website_bookings.cancelled_by': () => null,
  'website_visit_counts.kind': ({ nth }) => (nth === 0 ? 'page' : 'host'),
}
