import type { Area } from '../area.ts'

export const appStudio: Area = {
  name: 'app-studio',
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
