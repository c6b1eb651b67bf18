import { changes } from '../changes.mjs'

const dialogs = 'areas/feed/e2e/feed-dialogs.spec.ts'
const topics = 'areas/topics/e2e/topics.spec.ts'
const finding = 'areas/sources/web/finding/suggestions.tsx'
const settings = 'areas/feed/feed-settings.ts'

/** Mutations of the feed's dialogs. */
export const dialog = [
  ...changes(dialogs, finding, [
    ['DIALOG-009', "name: 'Cyber Security'", "name: 'Security'"],
    ['DIALOG-010', "name: 'Biopharma'", "name: 'Pharma'"],
  ]),
  ...changes(dialogs, 'areas/sources/web/finding/tabs.ts', [
    ['DIALOG-006', "label: 'Newsletters'", "label: 'Letters'"],
  ]),
  ...changes(dialogs, 'areas/sources/demo/finder.ts', [['DIALOG-008', "'fr', 'de'", "'fr', 'it'"]]),
  ...changes(dialogs, 'areas/sources/web/finding/tabs/WebsitesTab.tsx', [
    ['DIALOG-007', 'Search by topic, website, or RSS link', 'Search'],
  ]),
  ...changes(dialogs, 'areas/feed/web/settings/ModuleSettings.tsx', [
    ['DIALOG-012', "headlines: 'Configure Headline Types'", "headlines: 'Configure Headlines'"],
    ['DIALOG-016', "breaking: 'Configure Breaking News'", "breaking: 'Configure Breaking'"],
  ]),
  ...changes(dialogs, settings, [
    ['DIALOG-080', "'Business', 'Politics', 'Sports'],", "'Business', 'Politics'],"],
    ['DIALOG-084', "'World', 'Climate'],", "'World', 'Climate', 'Health'],"],
    ['DIALOG-078', "  'tech-focused',\n", ''],
    ['DIALOG-082', "  'priority',\n", ''],
    ['DIALOG-081', '? tags.filter((each) => each !== tag)', '? tags'],
  ]),
  ...changes(topics, 'areas/topics/web/TopicDialog.tsx', [
    [
      'DIALOG-004',
      "{topic ? 'Update Topic' : 'Create Topic'}",
      "{topic ? 'Update Topic' : 'Create'}",
    ],
    [
      'DIALOG-005',
      "{topic ? 'Update Topic' : 'Create Topic'}",
      "{topic ? 'Update' : 'Create Topic'}",
    ],
    ['DIALOG-055', '    onClose()\n    onSaved(saved)', '    onSaved(saved)'],
    ['DIALOG-070', '      window.alert(TOPIC_INCOMPLETE)\n', ''],
    ['DIALOG-069', 'missing={wasSubmitted ? missing :', 'missing={!wasSubmitted ? missing :'],
  ]),
]
