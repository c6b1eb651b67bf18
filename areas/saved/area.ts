import type { Area } from '#platform/area.ts'
import { savedChange } from './saved-change.ts'

export const saved: Area = {
  name: 'saved',
  isOfNewsHub: true,
  gate: { unit: 60, journeys: 60 },
  notificationKinds: [savedChange],
  pages: [
    {
      path: 'news-hub/save',
      title: 'Save a page',
      screen: 'save',
      section: 'news-hub',
      needs: 'saved/bookmarks',
    },
    {
      path: 'news-hub/bookmark',
      title: 'Bookmark',
      screen: 'bookmark',
      section: 'news-hub',
      needs: 'saved/bookmarks',
      isOfOne: true,
    },
  ],
  screens: {
    save: {
      source: 'areas/saved/web/SaveScreen.tsx',
      load: async () => (await import('./web/SaveScreen.tsx')).SaveScreen,
    },
    bookmark: {
      source: 'areas/saved/web/BookmarkScreen.tsx',
      load: async () => (await import('./web/BookmarkScreen.tsx')).BookmarkScreen,
    },
  },
  panelTabs: { saved: async () => (await import('./web/SavedTab.tsx')).SavedTab },
  demo: {
    saved: async ({ now }) => (await import('./demo/api.ts')).demoSaved({ now }),
    'saved/lists': async ({ now }) => (await import('./demo/api.ts')).demoSavedLists({ now }),
  },
  server: () => import('./server/area.ts'),
  readings: () => import('./server/readings.ts'),
}
