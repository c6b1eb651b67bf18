import type { Area } from '#platform/area.ts'
import { breakingNews } from './breaking-news.ts'

export const feed: Area = {
  name: 'feed',
  isOfNewsHub: true,
  gate: {
    unit: 60,
    journeys: 115,
    because: 'News is ranked, joined and changed while each list of it is open.',
  },
  notificationKinds: [breakingNews],
  notificationGroups: [{ id: 'news', label: 'News', icon: 'newspaper' }],
  settings: [
    {
      group: 'News',
      rank: 50,
      id: 'categories',
      title: 'Categories',
      needs: 'categories/editor',
      words: 'folders subjects sections hide rename order',
      settings: ['Add category'],
      panel: async () => (await import('./web/categories/CategoriesPanel.tsx')).CategoriesPanel,
    },
    {
      group: 'Storage and privacy',
      rank: 30,
      id: 'privacy',
      title: 'Privacy',
      needs: 'reading',
      words: 'forget history tracking activity For You',
      settings: ['Delete my activity'],
      panel: async () => (await import('./web/settings/PrivacyPanel.tsx')).PrivacyPanel,
    },
    {
      group: 'Tools',
      rank: 10,
      id: 'keyboard',
      title: 'Keyboard',
      needs: 'keys',
      words: 'shortcuts hotkeys key bindings vim',
      settings: ['Back to the standard keys'],
      panel: async () => (await import('./web/keys/KeyboardPanel.tsx')).KeyboardPanel,
    },
  ],
  demo: {
    feed: async ({ now }) => (await import('./demo/api.ts')).demoFeed({ now }),
    categories: async () => (await import('./demo/categories.ts')).demoCategories(),
    'feed-settings': async ({ now }) =>
      (await import('./demo/feed-settings.ts')).demoFeedSettings({ now }),
    'open-folders': async () => (await import('./demo/lists.ts')).demoOpenFolders(),
    folding: async () => (await import('./demo/lists.ts')).demoFolding(),
  },
  server: () => import('./server/area.ts'),
}
