import type { NotificationKind } from '#platform/notification-kinds.ts'

interface Sent {
  site: { id: string }
  title: string
  text: string
  place: 'inbox' | 'bookings' | 'chat'
}

/** Notifies of something that a visitor of a site sent. */
export const fromVisitor: NotificationKind<Sent> = {
  id: 'site-visitor',
  group: 'builds',
  label: 'Messages, chats and bookings of your sites',
  routes: ['panel', 'push', 'ntfy'],
  word: ({ site, title, text, place }) => ({
    ...{ title, text },
    page: `/website-builder/manage/${site.id}/${place}`,
    action: 'View',
  }),
}

interface NotPublished {
  site: { id: string; name: string }
  /** The reason for the failure. */
  why: string
}

/** Notifies that a planned publication failed. */
export const notPublished: NotificationKind<NotPublished> = {
  id: 'site-not-published',
  group: 'builds',
  label: 'Planned publications that failed',
  routes: ['panel', 'push'],
  word: ({ site, why }) => ({
    title: `${site.name} was not published`,
    text: `Its planned publication failed: ${why} Visitors see the site as it was.`,
    page: `/website-builder/manage/${site.id}`,
    action: 'View',
  }),
}

interface DomainProof {
  site: { id: string; name: string }
  domain: string
  /** True if the domain is no longer served; false if its record was missing for the first time. */
  isOver: boolean
  days: number
}

/** Notifies that the record that proves a domain is missing. */
export const domainProof: NotificationKind<DomainProof> = {
  id: 'site-domain',
  group: 'builds',
  label: 'Domains of sites whose record is missing',
  routes: ['panel', 'push'],
  word: ({ site, domain, isOver, days }) => ({
    title: isOver ? `${domain} no longer shows ${site.name}` : `The record of ${domain} is missing`,
    text: isOver
      ? `Its TXT record was missing for ${days} days. Add the record again and check the domain to show the site there.`
      : `Without its TXT record, ${site.name} is no longer shown there after ${days} days.`,
    page: `/website-builder/manage/${site.id}/domains`,
    action: 'View',
  }),
}
