import type { ComponentType } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PagesPart } from './PagesPart.tsx'

/** A part of a site that has a tab of its own. */
export interface SitePart {
  /** The name of the part in the address. */
  name: string
  label: string
  Content: ComponentType<{ site: string }>
}

/**
 * The parts of a site in the order of their tabs: content first, then what visitors do, then
 * settings that are rarely changed, because the last tabs may not fit.
 */
export const siteParts: readonly SitePart[] = [
  { name: 'pages', label: 'Pages', Content: PagesPart },
  {
    name: 'posts',
    label: 'Posts',
    Content: lazyPart(async () => (await import('../posts/PostsPart.tsx')).PostsPart),
  },
  {
    name: 'media',
    label: 'Media',
    Content: lazyPart(async () => (await import('../media/MediaPart.tsx')).MediaPart),
  },
  {
    name: 'news',
    label: 'News',
    Content: lazyPart(async () => (await import('../news/NewsPart.tsx')).NewsPart),
  },
  {
    name: 'inbox',
    label: 'Inbox',
    Content: lazyPart(async () => (await import('../inbox/InboxPart.tsx')).InboxPart),
  },
  {
    name: 'chat',
    label: 'Chat',
    Content: lazyPart(async () => (await import('../chat/ChatPart.tsx')).ChatPart),
  },
  {
    name: 'newsletter',
    label: 'Newsletter',
    Content: lazyPart(
      async () => (await import('../newsletter/NewsletterPart.tsx')).NewsletterPart,
    ),
  },
  {
    name: 'bookings',
    label: 'Bookings',
    Content: lazyPart(async () => (await import('../bookings/BookingsPart.tsx')).BookingsPart),
  },
  {
    name: 'analytics',
    label: 'Analytics',
    Content: lazyPart(async () => (await import('../visits/VisitsPart.tsx')).VisitsPart),
  },
  {
    name: 'plugins',
    label: 'Plugins',
    Content: lazyPart(async () => (await import('./PluginsPart.tsx')).PluginsPart),
  },
  {
    name: 'domains',
    label: 'Domains',
    Content: lazyPart(async () => (await import('./DomainsPart.tsx')).DomainsPart),
  },
  {
    name: 'publications',
    label: 'Publications',
    Content: lazyPart(async () => (await import('./PublicationsPart.tsx')).PublicationsPart),
  },
  {
    name: 'settings',
    label: 'Settings',
    Content: lazyPart(async () => (await import('./settings/SettingsPart.tsx')).SettingsPart),
  },
]
