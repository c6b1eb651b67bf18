import type { SitePlugin } from '../../plugins.ts'

interface PluginWords {
  label: string
  hint: string
  /**
   * The part of the site's management for data that visitors sent. It has no tab while the plugin
   * is off.
   */
  part?: { name: string; label: string }
}

export const pluginWords: Record<SitePlugin, PluginWords> = {
  'contact-form': {
    label: 'Contact form',
    hint: 'Visitors write to you, and you find their messages under Inbox.',
    part: { name: 'inbox', label: 'Inbox' },
  },
  booking: {
    label: 'Booking',
    hint: 'Visitors choose a day and a free time.',
    part: { name: 'bookings', label: 'Bookings' },
  },
  newsletter: {
    label: 'Newsletter',
    hint: 'Visitors subscribe with their email address and confirm it.',
    part: { name: 'newsletter', label: 'Newsletter' },
  },
  search: { label: 'Search', hint: 'A search box finds words on all pages of the site.' },
  chat: {
    label: 'Chat',
    hint: 'Visitors write on a page of the site, and you answer under Chat.',
    part: { name: 'chat', label: 'Chat' },
  },
  feed: { label: 'Feed', hint: 'Feed readers can follow the posts of the site.' },
  analytics: {
    label: 'Analytics',
    hint: 'Visits are counted without cookies, from what the server answers anyway.',
    part: { name: 'analytics', label: 'Analytics' },
  },
}
