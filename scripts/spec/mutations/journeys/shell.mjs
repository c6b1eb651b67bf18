import { changes } from '../changes.mjs'

const drawn = 'web/app.test.tsx'
const pages = 'areas/portal/pages.ts'
const web = 'areas/portal/web'
const frame = 'areas/portal/e2e/portal-frame.spec.ts'
const bars = 'areas/portal/e2e/portal.spec.ts'

/** The portal: what can be seen without a browser, and what cannot. */
export const shell = [
  ...changes(drawn, 'areas/portal/demo/api.ts', [
    ['SHELL-004', "sidebarBadge: 'Mock'", "sidebarBadge: 'Demo'"],
    ['SHELL-005', "topBarBadge: 'Mock Data'", "topBarBadge: 'Data'"],
  ]),
  ...changes(drawn, pages, [
    [
      'SHELL-038',
      "['manage/media', 'Media', 'coming-soon']",
      "['manage/media', 'Media', 'site-management']",
    ],
    [
      'SHELL-039',
      "['manage/plugins', 'Plugins', 'coming-soon']",
      "['manage/plugins', 'Plugins', 'site-management']",
    ],
    ['SHELL-041', "    ['manage/analytics', 'Analytics', 'coming-soon'],\n", ''],
    [
      'SHELL-043',
      "['requirements', 'Requirements', 'coming-soon']",
      "['requirements', 'Requirements', 'app-studio']",
    ],
    ['SHELL-044', "    ['documentations', 'Documentations', 'coming-soon'],\n", ''],
    [
      'SHELL-045',
      "['projects', 'Projects', 'coming-soon']",
      "['projects', 'Projects', 'app-studio']",
    ],
    [
      'SHELL-046',
      "['playground', 'Playground', 'coming-soon']",
      "['playground', 'Playground', 'ai-lab']",
    ],
    ['SHELL-048', "    ['payments', 'Payments', 'coming-soon'],\n", ''],
    ['SHELL-065', "title: 'Select a Page',", "title: 'Not found',"],
  ]),
  ...changes(drawn, `${web}/Rail.tsx`, [['SHELL-083', 'href={home}', 'href="/demo"']]),
  ...changes(drawn, `${web}/TopBar.tsx`, [['SHELL-085', 'News hub dashboard', 'Dashboard']]),
  ...changes(drawn, 'web/ui/controls/ThemeToggle.tsx', [
    ['SHELL-080', '{isMounted && (', '{isMounted !== null && ('],
  ]),
  ...changes('areas/portal/sections.test.ts', 'areas/portal/sections.ts', [
    ['SHELL-016', "    id: 'news-hub',\n    name", "    id: 'hub',\n    name"],
    ['SHELL-067', "    id: 'website-builder',\n    name", "    id: 'sites',\n    name"],
    ['SHELL-068', "    id: 'build-software',\n    name", "    id: 'software',\n    name"],
    [
      'SHELL-070',
      '    showDivider: true,\n',
      "    showDivider: true,\n    subPages: subPages('build-software', ['Tools', 'projects']),\n",
    ],
  ]),
  ...changes(frame, 'web/look/tokens.css', [['SHELL-073', '--rail: 60px', '--rail: 72px']]),
  ...changes(frame, `${web}/RailEntry.tsx`, [
    ['SHELL-089', 'setExpanded(!isExpanded)', 'setExpanded(true)'],
  ]),
  ...changes(frame, 'areas/portal/sections.ts', [
    ['SHELL-006', "name: 'News Hub'", "name: 'News'"],
    ['SHELL-084', "entry: '/news-hub/feed'", "entry: '/news-hub/add-feed'"],
    ['SHELL-011', "name: 'AI Content'", "name: 'Content'"],
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
