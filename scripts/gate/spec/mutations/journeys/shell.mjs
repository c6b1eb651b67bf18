import { changes } from '../changes.mjs'

const drawn = 'web/app.test.tsx'
const pages = 'areas/portal/pages.ts'
const web = 'areas/portal/web'
const frame = 'areas/portal/e2e/portal-frame.spec.ts'
const bars = 'areas/portal/e2e/portal.spec.ts'
const sections = 'areas/portal/sections.test.ts'
const appStudio = 'areas/app-studio/area.ts'
const websiteBuilder = 'areas/website-builder/area.ts'

/** Mutations of the portal, for tests with and without a browser. */
export const shell = [
  ...changes(drawn, 'areas/portal/demo/api.ts', [
    ['SHELL-004', "sidebarBadge: 'Mock'", "sidebarBadge: 'Demo'"],
    ['SHELL-005', "topBarBadge: 'Mock Data'", "topBarBadge: 'Data'"],
  ]),
  ...changes(drawn, pages, [['SHELL-065', "title: 'Select a Page',", "title: 'Not found',"]]),
  ...changes(drawn, websiteBuilder, [
    ['SHELL-038', "title: 'Media',", "title: 'Media', screen: 'site-management',"],
    ['SHELL-039', "title: 'Plugins',", "title: 'Plugins', screen: 'site-management',"],
    ['SHELL-041', 'website-builder/manage/analytics', 'website-builder/manage/none'],
  ]),
  ...changes(drawn, appStudio, [
    ['SHELL-043', "title: 'Requirements',", "title: 'Requirements', screen: 'app-studio',"],
    ['SHELL-044', 'build-software/documentations', 'build-software/none'],
    ['SHELL-045', "needs: 'app-studio/projects',", "needs: 'app-studio',"],
    ['SHELL-046', "title: 'Playground',", "title: 'Playground', screen: 'ai-lab',"],
    ['SHELL-048', 'build-software/payments', 'build-software/none'],
  ]),
  ...changes(drawn, `${web}/Rail.tsx`, [['SHELL-083', 'href={home}', 'href="/demo"']]),
  ...changes(drawn, `${web}/TopBar.tsx`, [['SHELL-085', 'News hub dashboard', 'Dashboard']]),
  ...changes(drawn, 'web/ui/controls/ThemeToggle.tsx', [
    ['SHELL-080', '{isMounted && (', '{isMounted !== null && ('],
  ]),
  ...changes(sections, 'areas/portal/sections.ts', [
    ['SHELL-016', "id: 'news-hub',", "id: 'hub',"],
  ]),
  ...changes(sections, websiteBuilder, [['SHELL-067', "id: 'website-builder',", "id: 'sites',"]]),
  ...changes(sections, appStudio, [['SHELL-068', "id: 'build-software',", "id: 'software',"]]),
  ...changes(sections, 'areas/marketplace/area.ts', [
    ['SHELL-070', 'showDivider: true,', "subPages: [['Tools', 'categories/tools']],"],
  ]),
  ...changes(frame, 'web/look/tokens.css', [['SHELL-073', '--rail: 60px', '--rail: 72px']]),
  ...changes(frame, `${web}/RailEntry.tsx`, [
    ['SHELL-089', 'setExpanded(!isExpanded)', 'setExpanded(true)'],
  ]),
  ...changes(frame, 'areas/portal/sections.ts', [
    ['SHELL-006', "name: 'News Hub'", "name: 'News'"],
    ['SHELL-084', "entry: '/news-hub/feed'", "entry: '/news-hub/add-feed'"],
  ]),
  ...changes(frame, 'areas/ai-content/area.ts', [
    ['SHELL-011', "name: 'AI Content'", "name: 'Content'"],
  ]),
  ...changes(frame, 'areas/automation/area.ts', [
    ['SHELL-012', "name: 'Automation'", "name: 'Workflows'"],
  ]),
  ...changes(frame, `${web}/TopBar.tsx`, [
    [
      'SHELL-087',
      '<h1 className="top-bar-title">{title}</h1>',
      '<h1 className="top-bar-title">Synthwire</h1>',
    ],
    ['SHELL-088', '            <ThemeToggle />\n', ''],
    [
      'SHELL-086',
      '<Suspense fallback={null}>{toolbar}</Suspense>',
      '<Suspense fallback={null}>{null}</Suspense>',
    ],
  ]),
  ...changes(bars, `${web}/RailEntry.tsx`, [
    ['SHELL-075', '<SubPages section={section} list={list} className="flyout-pages" />', ''],
  ]),
]
