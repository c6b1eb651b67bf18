import type { NotificationKind } from '#platform/notification-kinds.ts'

interface Sent {
  site: { id: string }
  title: string
  text: string
  place: 'inbox' | 'bookings' | 'chats'
}

/** Something that a visitor of a site sent. */
export const fromVisitor: NotificationKind<Sent> = {
  id: 'site-visitor',
  group: 'builds',
  label: 'Messages and bookings of your sites',
  routes: ['panel', 'push', 'ntfy'],
  word: ({ site, title, text, place }) => ({
    ...{ title, text },
    page: `/website-builder/manage/${site.id}/${place}`,
    action: 'View',
  }),
}
