import type { Area } from '#platform/area.ts'
import { domainProof, fromVisitor, notPublished } from './notifications.ts'
import { editPlace, openSites, sitePlace, stepPlace, wholeSitePlace } from './places.ts'

export const websiteBuilder: Area = {
  name: 'website-builder',
  gate: { unit: 60, journeys: 60 },
  server: () => import('./server/area.ts'),
  readings: () => import('./server/readings.ts'),
  notificationKinds: [fromVisitor, notPublished, domainProof],
  notificationGroups: [{ id: 'builds', label: 'Builds', icon: 'hammer' }],
  pages: [
    { path: 'website-builder', title: 'Website Builder', screen: 'site-overview', isWork: true },
    {
      path: 'website-builder',
      opens: openSites,
      title: 'Website Builder',
      screen: 'site-overview',
      isWork: true,
    },
    {
      path: 'website-builder/creation',
      title: 'Create a site',
      screen: 'site-creation',
      isWork: true,
    },
    {
      path: 'website-builder/creation',
      opens: stepPlace,
      title: 'Create a site',
      screen: 'site-creation',
      isWork: true,
    },
    {
      path: 'website-builder/manage',
      title: 'Manage your site',
      screen: 'site-management',
      isWork: true,
    },
    {
      path: 'website-builder/manage/pages',
      title: 'Pages',
      screen: 'site-part',
      needs: 'website-builder/sites',
      announced: {
        plan: 'In the next version you add, order and hide the pages of a site here.',
        meanwhile: 'Until then, the overview lists them.',
      },
    },
    {
      path: 'website-builder/manage/media',
      title: 'Media',
      screen: 'site-part',
      needs: 'website-builder/sites',
      announced: {
        plan: 'In the next version you keep the pictures and films of a site here.',
        meanwhile: 'Until then, choose a media gallery in the guided creation.',
      },
    },
    {
      path: 'website-builder/manage/plugins',
      title: 'Plugins',
      screen: 'site-part',
      needs: 'website-builder/sites',
      announced: {
        plan: 'In the next version you add shops, bookings and forms to a site here.',
        meanwhile: 'Until then, choose features in the guided creation.',
      },
    },
    {
      path: 'website-builder/manage/domains',
      title: 'Domains',
      screen: 'site-part',
      needs: 'website-builder/sites',
      announced: {
        plan: 'In the next version you connect a domain of your own here.',
        meanwhile: 'Until then, each site keeps the address that the overview shows.',
      },
    },
    {
      path: 'website-builder/manage/analytics',
      title: 'Analytics',
      screen: 'site-part',
      needs: 'website-builder/sites',
      announced: {
        plan: 'In the next version you see here how many people visit a site, and what they read.',
        meanwhile: 'Until then, choose analytics in the guided creation.',
      },
    },
    {
      path: 'website-builder/manage',
      opens: editPlace,
      title: 'Edit a page',
      screen: 'page-editor',
      needs: 'website-builder/pages',
      isWork: true,
      showsSites: true,
    },
    ...[wholeSitePlace, sitePlace].map((opens) => ({
      path: 'website-builder/manage',
      opens,
      title: 'Manage your site',
      screen: 'site-part',
      needs: 'website-builder/sites' as const,
      isWork: true,
    })),
  ],
  section: {
    id: 'website-builder',
    name: 'Website Builder',
    shortLabel: 'Sites',
    icon: 'globe',
    description: 'From a few answers to a site of your own.',
    needs: 'website-builder',
    hiddenWithout: 'website-builder/sites',
    subPages: [
      ['Create a site', 'creation'],
      ['Manage', 'manage'],
    ],
  },
  screens: {
    'site-overview': {
      source: 'areas/website-builder/web/OverviewScreen.tsx',
      load: async () => (await import('./web/OverviewScreen.tsx')).OverviewScreen,
    },
    'site-creation': {
      source: 'areas/website-builder/web/wizard/CreationScreen.tsx',
      load: async () => (await import('./web/wizard/CreationScreen.tsx')).CreationScreen,
    },
    'site-management': {
      source: 'areas/website-builder/web/ManagementScreen.tsx',
      load: async () => (await import('./web/ManagementScreen.tsx')).ManagementScreen,
    },
    'site-part': {
      source: 'areas/website-builder/web/manage/SiteScreen.tsx',
      load: async () => (await import('./web/manage/SiteScreen.tsx')).SiteScreen,
    },
    'page-editor': {
      source: 'areas/website-builder/web/editor/EditorScreen.tsx',
      load: async () => (await import('./web/editor/EditorScreen.tsx')).EditorScreen,
    },
  },
  demo: {
    'website-builder': async ({ now }) =>
      (await import('./demo/api.ts')).demoWebsiteBuilder({ now }),
  },
}
