import type { Area } from '../area.ts'

export const appStudio: Area = {
  name: 'app-studio',
  gate: {
    unit: 60,
    journeys: 75,
    because: 'Boards, maps and workspaces are dragged, zoomed and typed into.',
  },
  screens: {
    'app-studio': {
      source: 'areas/app-studio/web/AppStudioScreen.tsx',
      load: async () => (await import('./web/AppStudioScreen.tsx')).AppStudioScreen,
    },
  },
  demo: {
    'app-studio': async ({ now }) => (await import('./demo/api.ts')).demoAppStudio({ now }),
  },
}
