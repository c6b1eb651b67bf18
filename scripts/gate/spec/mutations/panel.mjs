import { changes } from './changes.mjs'

const filters = 'areas/portal/filters.test.ts'
const samples = 'areas/portal/demo/panel-samples.test.ts'

export const panel = [
  ...changes('areas/assistant/chat.test.ts', 'areas/assistant/chat.ts', [
    ['PANEL-061', "text.trim() !== ''", "text !== ''"],
    ['PANEL-061', "text.trim() !== ''", 'text.length > 1'],
  ]),
  ...changes(filters, 'platform/notifications/notification-filters.ts', [
    ['PANEL-039', 'filter === ALL ||', ''],
    ['PANEL-043', 'filter === category)', 'filter !== category)'],
  ]),
  ...changes(filters, 'areas/feed/area.ts', [['PANEL-040', "id: 'news'", "id: 'new'"]]),
  ...changes(filters, 'platform/notifications/demo/notifications.ts', [
    ['PANEL-041', "category: 'app-studio'", "category: 'ai-lab'"],
    [
      'PANEL-042',
      "id: 'content-generation',\n    category: 'ai-lab'",
      "id: 'content-generation',\n    category: 'news'",
    ],
  ]),
  ...changes(
    'areas/portal/web/panel/side-panel-tabs.test.ts',
    'areas/portal/web/panel/side-panel-tabs.ts',
    [
      ['PANEL-002', "value: 'note'", "value: 'notes'"],
      ['PANEL-002', "value: 'ai-studio'", "value: 'studio'"],
    ],
  ),
  ...changes(samples, 'platform/notifications/demo/notifications.ts', [
    ['DATA-020', "text: 'Fourteen articles arrived in the folders that you follow.'", "text: ''"],
    ['DATA-020', "title: 'Build Failed'", "title: ''"],
  ]),
  ...changes(samples, 'areas/assistant/demo/recap.ts', [
    ['DATA-023', "id: 'gemini'", "id: 'gemini-2'"],
    ['DATA-023', "id: 'euai'", "id: 'eu'"],
  ]),
]
