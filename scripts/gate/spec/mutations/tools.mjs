import { changes } from './changes.mjs'

const rules = 'areas/profiles/profiles.test.ts'
const demo = 'areas/feed/demo/hub-tools.test.ts'

export const tools = [
  ...changes(rules, 'areas/profiles/profiles.ts', [
    ['TOOLS-018', 'name.slice(dot + 1).toUpperCase()', 'name.slice(dot + 1)'],
    ['TOOLS-018', 'size: fileSizeText(file.bytes)', 'size: String(file.bytes)'],
    ['TOOLS-020', 'connected: !integration.connected', 'connected: true'],
    ['TOOLS-020', 'integration.id === integrationId', 'integration.id !== integrationId'],
    ['TOOLS-021', 'preferredTopics.filter(isChosen)', '[...profile.selectedTopics, topic]'],
    ['TOOLS-025', '`${profile.name} (Copy)`', '`Copy of ${profile.name}`'],
    [
      'TOOLS-025',
      "...structuredClone(profile),\n    id: newId('profile'),",
      '...structuredClone(profile),',
    ],
    ['TOOLS-026', 'profiles.length > 1', 'profiles.length > 0'],
    ['TOOLS-030', "name.trim() !== ''", "name !== ''"],
    ['TOOLS-033', 'if (title === null) return profile', 'if (title === undefined) return profile'],
    ['TOOLS-034', 'new URL(url.trim()).hostname', 'new URL(url.trim()).href'],
    ['TOOLS-035', 'URL.canParse(url.trim()) &&', 'url &&'],
    [
      'TOOLS-039',
      'Generating content using "${name}" profile...',
      'Generating content using ${name}...',
    ],
    ['TOOLS-040', 'Applying "${name}" to feed modules...', 'Applying "${name}"...'],
    ['TOOLS-053', "color: 'yellow'", "color: 'blue'"],
    ['TOOLS-054', "name: 'Slack'", "name: 'Teams'"],
  ]),
  ...changes(demo, 'areas/profiles/demo/api.ts', [
    ['TOOLS-041', "console.log('Export", "void ('Export"],
  ]),
  ...changes(demo, 'platform/models/demo/api.ts', [
    [
      'AISET-013',
      'async saveAiSettings() {',
      'async saveAiSettings(settings) {\n      Object.assign(defaultAiSettings, settings)',
    ],
  ]),
  ...changes(demo, 'areas/rules/demo/rules.ts', [['DATA-068', "    icon: 'archive',\n", '']]),
  ...changes(
    'areas/sources/web/following/source-words.test.ts',
    'areas/sources/web/following/source-words.ts',
    [['DATA-067', "  frequency: 'hourly',\n}", "  frequency: 'hourly',\n  folder: '',\n}"]],
  ),
  ...changes('areas/feed/web/screens.test.tsx', 'areas/sources/web/following/SourceForm.tsx', [
    ['TOOLS-028', 'label="Feed URL *"', 'label="Feed URL"'],
    ['TOOLS-028', '<Field label="Category" hint', '<Field label="Category *" hint'],
  ]),
  ...changes('areas/feed/web/screens.test.tsx', 'areas/sources/web/following/PopularSources.tsx', [
    ['TOOLS-055', '<p className="meta">{address}</p>', ''],
    ['TOOLS-055', '<CategoryName category={category} />', ''],
  ]),
  ...changes('areas/sources/contract.test.ts', 'areas/sources/demo/popular-sources.ts', [
    ['TOOLS-007', "  popular('Lamppost', 'https://lamppost.example/feed', 'technology'),\n", ''],
  ]),
]
