import type { Area, DemoKeeper } from '#platform/area.ts'
import { routes } from './routes.ts'

/** Answers several contracts with one keeper, because they share the data that they change. */
const demo: DemoKeeper = async ({ now }) => (await import('./demo/api.ts')).demoAppStudio({ now })

export const appStudio: Area = {
  name: 'app-studio',
  gate: {
    unit: 60,
    journeys: 120,
    because:
      'Workspaces are dragged and typed into; templates are built, deployed and opened by strangers; hostile apps are tried.',
  },
  programs: () => import('./server/programs.ts'),
  server: () => import('./server/area.ts'),
  readings: () => import('./server/readings.ts'),
  notificationGroups: [{ id: 'app-studio', label: 'App Studio', icon: 'rocket' }],
  pages: [
    { path: 'build-software', title: 'App Studio', screen: 'app-studio' },
    {
      path: 'build-software',
      opens: routes.project,
      title: 'App Studio',
      screen: 'app-studio',
      isWork: true,
    },
    {
      path: 'build-software/requirements',
      title: 'Requirements',
      needs: 'app-studio/plan',
      announced: {
        plan: 'The next version collects here what an app has to do, before any code is written.',
        meanwhile: 'Until then, keep them as epics in the plan of a project.',
      },
    },
    {
      path: 'build-software/documentations',
      title: 'Documentations',
      needs: 'app-studio/plan',
      announced: {
        plan: 'The next version brings the documents of all projects together here.',
        meanwhile: 'Until then, each project has its own under Documentation.',
      },
    },
    {
      path: 'build-software/projects',
      title: 'Projects',
      screen: 'app-studio',
      needs: 'app-studio/projects',
      announced: {
        plan: 'The next version keeps every project here, finished ones included.',
        meanwhile: 'Until then, your projects are listed in App Studio.',
      },
    },
    {
      path: 'build-software/playground',
      title: 'Playground',
      needs: 'app-studio/plan',
      announced: {
        plan: 'The next version runs code here that belongs to no project yet.',
        meanwhile: 'Until then, use the workspace of any project.',
      },
    },
    {
      path: 'build-software/evaluator',
      title: 'Evaluator',
      needs: 'app-studio/plan',
      announced: {
        plan: 'The next version gives one task to several models here and compares their answers.',
        meanwhile: 'Until then, try one model at a time in AI Lab.',
      },
    },
    {
      path: 'build-software/payments',
      title: 'Payments',
      needs: 'app-studio/plan',
      announced: {
        plan: 'The next version lets your apps take payments.',
        meanwhile: 'Until then, connect a payment service under Integrations of a project.',
      },
    },
  ],
  section: {
    id: 'build-software',
    name: 'App Studio',
    shortLabel: 'Apps',
    icon: 'blocks',
    description: 'Build and deploy apps with the help of AI.',
    needs: 'app-studio',
    // The link of the area itself opens the one page without a top bar.
    entry: 'build-software',
    subPages: [
      ['Requirements', 'requirements'],
      ['Documentations', 'documentations'],
      ['Projects', 'projects'],
      ['Playground', 'playground'],
      ['Evaluator', 'evaluator'],
      ['Payments', 'payments'],
    ],
  },
  screens: {
    'app-studio': {
      source: 'areas/app-studio/web/AppStudioScreen.tsx',
      load: async () => (await import('./web/AppStudioScreen.tsx')).AppStudioScreen,
    },
  },
  demo: {
    'app-studio': demo,
    'app-studio/plan': demo,
    'app-studio/credentials': demo,
    'app-studio/builds': demo,
    'app-studio/chat': demo,
  },
}
