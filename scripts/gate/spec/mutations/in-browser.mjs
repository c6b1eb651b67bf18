/**
 * Mutations that only journeys can notice. There are only a few for each area, because they need
 * builds. They do not depend on each other, so that several can share a build.
 */
export const inBrowser = [
  ...on('areas/portal/e2e/portal-pages.spec.ts', [
    [
      'SHELL-071',
      'areas/portal/web/Frame.tsx',
      'page === pageWithoutTopBar ?',
      "page === 'none' ?",
    ],
  ]),
  ...on('e2e/walks/press-everything.spec.ts', [
    ['SHELL-003', 'areas/marketplace/web/MakersBanner.tsx', 'Start Building', 'Sign up'],
    [
      'SHELL-093',
      'areas/rules/demo/api.ts',
      'async deleteRule({ id }) {',
      "async deleteRule({ id }) {\n      if (id) throw new Error('boom')",
    ],
    [
      'SHELL-091',
      'areas/notes/web/list/NoteList.tsx',
      "import '../Notes.css'",
      "import '../Notes.css'\nif (typeof window === 'object') void fetch('/api/notes')",
    ],
  ]),
  ...on('areas/feed/e2e/news-hub-demo.spec.ts', [
    ['FEED-013', 'areas/feed/carousel.ts', '8000', '7000'],
    [
      'FEED-042',
      'areas/feed/demo/api.ts',
      'newArticleCount: newCountOf(length)',
      'newArticleCount: length',
    ],
  ]),
  ...on('areas/articles/e2e/news-hub-reading.spec.ts', [
    [
      'ARTICLE-006',
      'areas/articles/web/sources/SourceChips.tsx',
      'CHIPS_SHOWN = 3',
      'CHIPS_SHOWN = 4',
    ],
    [
      'TOOLS-024',
      'areas/sources/web/following/PopularSources.tsx',
      'ADDED_MS = 2000',
      'ADDED_MS = 1900',
    ],
  ]),
  ...on('areas/portal/e2e/panel.spec.ts', [
    ['PANEL-001', 'web/look/tokens.css', '--panel: 420px', '--panel: 400px'],
  ]),
  ...on('e2e/walks/hub-tools.spec.ts', [
    [
      'TOOLS-019',
      'areas/profiles/demo/api.ts',
      'async saveInstructions({ id, instructions }) {',
      'async saveInstructions({ id, instructions }) {\n      if (id) return',
    ],
    ['AISET-012', 'platform/models/demo/api.ts', 'SAVING_MS = 1000', 'SAVING_MS = 900'],
  ]),
  ...on('areas/leaderboard/e2e/leaderboard.spec.ts', [
    [
      'BOARD-028',
      'areas/leaderboard/web/Ranking.tsx',
      'Loading LMArena Leaderboard...',
      'Loading...',
    ],
  ]),
  ...on('areas/newsroom/e2e/dialog.spec.ts', [
    [
      'QUEUE-005',
      'areas/newsroom/web/QueuePanel.tsx',
      'title="No content yet"',
      'title="Nothing yet"',
    ],
    ['DIALOG-045', 'areas/newsroom/dialog-steps.ts', 'RESET_AFTER_MS = 200', 'RESET_AFTER_MS = 0'],
  ]),
  ...on('areas/app-studio/e2e/app-studio.spec.ts', [
    ['STUDIO-022', 'areas/app-studio/web/documentation/Documentation.css', '550px', '540px'],
  ]),
  ...on('areas/app-studio/e2e/project-planning.spec.ts', [
    [
      'STUDIO-063',
      'areas/app-studio/web/planning/ProjectRoadmap.tsx',
      '{!isLast && <span',
      '{<span',
    ],
  ]),
  ...on('areas/ai-lab/e2e/ai-lab.spec.ts', [
    ['LAB-044', 'areas/ai-lab/demo/api.ts', 'THINKING_MS = 2000', 'THINKING_MS = 1900'],
    [
      'LAB-040',
      'areas/ai-lab/web/EndpointList.tsx',
      'isRunning ? <Pause /> : <Play />',
      'isRunning ? <Play /> : <Pause />',
    ],
  ]),
  ...on('areas/marketplace/e2e/marketplace.spec.ts', [
    ['MARKET-009', 'areas/marketplace/web/ToolCard.tsx', "'install')", "'user')"],
  ]),
  ...on('areas/website-builder/e2e/website-builder.spec.ts', [
    ['SITES-014', 'areas/website-builder/web/AssistantPanel.css', '360px', '350px'],
    [
      'SITES-013',
      'areas/website-builder/web/ManagementScreen.tsx',
      "path: '/media'",
      "path: '/files'",
    ],
  ]),
  ...on('areas/ai-content/e2e/ai-content.spec.ts', [
    ['CONTENT-008', 'areas/ai-content/demo/api.ts', "console.log('Exporting", "void ('Exporting"],
  ]),
  ...on('areas/automation/e2e/automation.spec.ts', [
    ['AUTO-014', 'areas/automation/choices.ts', 'RETRY_LIMIT = 3', 'RETRY_LIMIT = 4'],
  ]),
  ...on('areas/hubs/e2e/hubs.spec.ts', [
    ['HUBBAR-018', 'areas/hubs/web/HubMenu.tsx', 'Share link generated', 'Link made'],
  ]),
]

function on(test, list) {
  return list.map(([row, file, from, to]) => ({ row, test, file, from, to }))
}
