import { changes } from './changes.mjs'

const sections = 'areas/portal/sections.test.ts'
const app = 'web/app.test.tsx'
const workspace = 'web/workspace.test.tsx'

export const shell = [
  ...changes('areas/portal/build-label.test.ts', 'areas/portal/build-label.ts', [
    ['SHELL-081', 'shownLetters = 7', 'shownLetters = 8'],
    ['SHELL-082', "'local dev'", "'dev'"],
  ]),
  ...changes(sections, 'areas/portal/sections.ts', [
    ['SHELL-007', 'Build and deploy apps with the help of AI.', 'Write software.'],
    ['SHELL-008', 'Train, fine-tune and deploy models.', 'Deploy models.'],
    ['SHELL-009', 'Productivity tools from the community.', 'Tools.'],
    ['SHELL-010', 'hidden: true', 'hidden: false'],
    ['SHELL-069', 'showDivider: true', 'showDivider: false'],
    ['SHELL-063', 'landingPath: `${base}/${draft.id}`', 'landingPath: `${base}/lab`'],
    [
      'SHELL-076',
      "needs: 'ai-content',\n    comingSoon: true",
      "needs: 'ai-content',\n    comingSoon: false",
    ],
    ['DATA-018', 'hidden: draft.hidden === true && kept.includes(needs),', ''],
  ]),
  ...changes(sections, 'areas/portal/section-groups.ts', [
    ['SHELL-077', '!section.comingSoon && !section.hidden', '!section.comingSoon'],
    ['SHELL-077', '!section.comingSoon && !section.hidden', '!section.hidden'],
    ['SHELL-078', '=> section.comingSoon)', '=> section.comingSoon && !section.hidden)'],
  ]),
  ...changes(app, 'areas/portal/pages.ts', [
    [
      'SHELL-037',
      "['manage/pages', 'Pages', 'coming-soon']",
      "['manage/pages', 'Pages', 'site-management']",
    ],
    [
      'SHELL-047',
      "['evaluator', 'Evaluator', 'coming-soon']",
      "['evaluator', 'Evaluator', 'app-studio']",
    ],
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
    ['SHELL-032', "[['', 'Marketplace', 'marketplace']]", "[['', 'Market', 'marketplace']]"],
    [
      'SHELL-034',
      "['', 'Website Builder', 'site-overview', 'always']",
      "['', 'Website Builder', 'site-management', 'always']",
    ],
    ['SHELL-049', "['', 'AI Content', 'ai-content']", "['', 'AI Content', 'coming-soon']"],
    ['SHELL-020', "'news-hub/dashboard', ", ''],
    ['SHELL-064', "'news-hub/dashboard', 'ai-studio'", "'news-hub/dashboard'"],
  ]),
]
