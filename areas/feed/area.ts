import type { Area } from '../area.ts'

export const feed: Area = {
  name: 'feed',
  demo: {
    'news-hub': async ({ now }) => (await import('./demo/api.ts')).demoNewsHub({ now }),
    'feed-settings': async ({ now }) =>
      (await import('./demo/feed-settings.ts')).demoFeedSettings({ now }),
  },
  server: () => import('./server/area.ts'),
}
