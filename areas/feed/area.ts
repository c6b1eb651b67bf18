import type { Area } from '#platform/area.ts'
import { breakingNews } from './breaking-news.ts'

export const feed: Area = {
  name: 'feed',
  gate: {
    unit: 60,
    journeys: 115,
    because: 'News is ranked, joined and changed while each list of it is open.',
  },
  notificationKinds: [breakingNews],
  notificationGroups: [{ id: 'news', label: 'News', icon: 'newspaper' }],
  demo: {
    feed: async ({ now }) => (await import('./demo/api.ts')).demoFeed({ now }),
    categories: async () => (await import('./demo/categories.ts')).demoCategories(),
    'feed-settings': async ({ now }) =>
      (await import('./demo/feed-settings.ts')).demoFeedSettings({ now }),
  },
  server: () => import('./server/area.ts'),
}
