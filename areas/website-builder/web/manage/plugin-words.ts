import type { SitePlugin } from '../../plugins.ts'

export const pluginWords: Record<SitePlugin, { label: string; hint: string }> = {
  'contact-form': {
    label: 'Contact form',
    hint: 'Visitors write to you, and you find their messages in the hub.',
  },
  booking: { label: 'Booking', hint: 'Visitors choose a day and a free time.' },
  newsletter: {
    label: 'Newsletter',
    hint: 'Visitors subscribe with their email address and confirm it.',
  },
  search: { label: 'Search', hint: 'A search box finds words on all pages of the site.' },
  chat: {
    label: 'Chat',
    hint: 'Visitors write on a page of the site, and you answer from the hub.',
  },
  feed: { label: 'Feed', hint: 'Feed readers can follow the posts of the site.' },
  analytics: {
    label: 'Analytics',
    hint: 'Visits are counted without cookies, from what the server answers anyway.',
  },
}
