import { changes } from './changes.mjs'

const sections = 'areas/portal/sections.test.ts'
const app = 'web/app.test.tsx'
const workspace = 'web/workspace.test.tsx'
const appStudio = 'areas/app-studio/area.ts'
const marketplace = 'areas/marketplace/area.ts'
const websiteBuilder = 'areas/website-builder/area.ts'
const aiContent = 'areas/ai-content/area.ts'

export const shell = [
  ...changes('areas/portal/build-label.test.ts', 'areas/portal/build-label.ts', [
    ['SHELL-081', 'shownLetters = 7', 'shownLetters = 8'],
    ['SHELL-082', "'local dev'", "'dev'"],
  ]),
  ...changes(sections, 'areas/portal/sections.ts', [
    ['SHELL-063', 'landingPath: `${base}/${draft.id}`', 'landingPath: `${base}/lab`'],
    [
      'DATA-018',
      'hidden: hiddenWithout !== undefined && kept.includes(needs) && !kept.includes(hiddenWithout),',
      '',
    ],
  ]),
  ...changes(sections, appStudio, [
    ['SHELL-007', 'Build and deploy apps with the help of AI.', 'Write software.'],
  ]),
  ...changes(sections, 'areas/ai-lab/area.ts', [
    ['SHELL-008', 'Train, fine-tune and deploy models.', 'Deploy models.'],
  ]),
  ...changes(sections, marketplace, [
    ['SHELL-009', 'Productivity tools from the community.', 'Tools.'],
    ['SHELL-069', 'showDivider: true', 'showDivider: false'],
  ]),
  ...changes(sections, websiteBuilder, [
    ['SHELL-010', "    hiddenWithout: 'website-builder/sites',\n", ''],
  ]),
  ...changes(sections, aiContent, [
    ['SHELL-076', 'isUpcomingInDemo: true', 'isUpcomingInDemo: false'],
  ]),
  ...changes(sections, 'areas/portal/section-groups.ts', [
    ['SHELL-077', '!section.comingSoon && !section.hidden', '!section.comingSoon'],
    ['SHELL-077', '!section.comingSoon && !section.hidden', '!section.hidden'],
    ['SHELL-078', '=> section.comingSoon)', '=> section.comingSoon && !section.hidden)'],
  ]),
  ...changes(app, websiteBuilder, [
    ['SHELL-037', "title: 'Pages',", "title: 'Pages', screen: 'site-management',"],
  ]),
  ...changes(app, appStudio, [
    ['SHELL-047', "title: 'Evaluator',", "title: 'Evaluator', screen: 'app-studio',"],
  ]),
  ...changes(app, 'areas/portal/web/ComingSoon.tsx', [
    ['SHELL-040', 'title="Coming Soon"', 'title="Soon"'],
  ]),
  ...changes(app, 'areas/portal/web/SelectPage.tsx', [
    ['SHELL-066', 'features.</Empty>', 'features</Empty>'],
  ]),
  ...changes(app, 'web/place/doors.ts', [
    ['SHELL-097', "demoEntry = '/news-hub/feed'", "demoEntry = '/news-hub'"],
  ]),
  ...changes(workspace, 'areas/portal/pages.ts', [
    ['SHELL-018', "['dashboard', 'Feed', 'feed']", "['board', 'Feed', 'feed']"],
    ['SHELL-015', "    ['', 'Feed', 'feed'],\n", ''],
    ['SHELL-020', ", 'news-hub/dashboard'", ''],
  ]),
  ...changes(workspace, marketplace, [
    [
      'SHELL-032',
      "'marketplace', title: 'Marketplace', screen",
      "'marketplace', title: 'Market', screen",
    ],
  ]),
  ...changes(workspace, websiteBuilder, [
    [
      'SHELL-034',
      "title: 'Website Builder', screen: 'site-overview'",
      "title: 'Website Builder', screen: 'site-management'",
    ],
  ]),
  ...changes(workspace, aiContent, [
    [
      'SHELL-049',
      "title: 'AI Content', screen: 'ai-content'",
      "title: 'AI Content', screen: 'coming-soon'",
    ],
  ]),
  ...changes(workspace, 'areas/ai-lab/area.ts', [
    ['SHELL-064', "path: 'ai-studio/*'", "path: 'ai-studio/none'"],
  ]),
]
