import { changes } from '../changes.mjs'

const hubTools = 'e2e/walks/hub-tools.spec.ts'
const drawn = 'areas/feed/e2e/news-hub-demo.spec.ts'
const reading = 'areas/articles/e2e/news-hub-reading.spec.ts'
const units = 'areas/profiles/profiles.test.ts'
const form = 'areas/sources/web/following/SourceForm.tsx'
const words = 'areas/sources/web/following/source-words.ts'
const settings = 'areas/settings/web/panels'
const profiles = 'areas/profiles/web'

/** Mutations of the news hub's tools. */
export const tools = [
  ...changes('areas/hubs/e2e/hubs.spec.ts', 'areas/hubs/hubs.ts', [
    ['TOOLS-001', "name: 'Personalization Profiles', accent", "name: 'Profiles', accent"],
  ]),
  ...changes(drawn, form, [
    ['TOOLS-002', '          type="url"\n', '          type="text"\n'],
    [
      'TOOLS-003',
      "label={requiresName ? 'Feed name *' : 'Feed name'}",
      "label={requiresName ? 'Name *' : 'Name'}",
    ],
    ['TOOLS-006', "{isPending ? 'Processing...' : 'Add Feed'}", 'Add Feed'],
  ]),
  ...changes(drawn, 'areas/sources/demo/api.ts', [
    ['TOOLS-004', 'feedCategories.map', 'feedCategories.slice(0, 6).map'],
  ]),
  ...changes(drawn, words, [
    [
      'TOOLS-005',
      'frequencyOptions = feedFrequencies.map',
      'frequencyOptions = feedFrequencies.toReversed().map',
    ],
  ]),
  ...changes(reading, form, [
    ['TOOLS-029', "values.address.trim() !== '' &&", "values.address !== '' &&"],
  ]),
  ...changes(reading, words, [
    ['TOOLS-048', "category: 'general'", "category: 'technology'"],
    ['TOOLS-049', "frequency: 'hourly'", "frequency: 'daily'"],
  ]),
  ...changes(hubTools, 'areas/rules/web/RuleCard.tsx', [
    ['TOOLS-008', '<dd dir="auto">{action}</dd>', '<dd dir="auto"></dd>'],
  ]),
  ...changes(hubTools, 'areas/rules/demo/api.ts', [
    ['TOOLS-009', 'rule.id === id ? { ...rule, enabled } : rule', '({ ...rule, enabled })'],
    [
      'TOOLS-010',
      'kept = kept.filter((rule) => rule.id !== id)',
      'kept = kept.filter((rule) => rule.id === id)',
    ],
  ]),
  ...changes(hubTools, 'areas/rules/web/RuleList.tsx', [
    ['TOOLS-011', '<Empty title="No rules yet">', '<Empty title="Nothing yet">'],
  ]),
  ...changes(hubTools, 'areas/rules/demo/rules.ts', [
    ['TOOLS-056', "'Article age is over 30 days'", "'Article age is over 60 days'"],
    ['TOOLS-057', "'Quality score is under 0.3'", "'Quality score is under 0.5'"],
  ]),
  ...changes(hubTools, `${settings}/RetentionPanel.tsx`, [
    ['TOOLS-012', "[-1]: 'Forever',", "[-1]: 'Never',"],
    [
      'TOOLS-045',
      'Older articles are archived: out of the feed, still found by search.',
      'Older articles leave the feed.',
    ],
  ]),
  ...changes(hubTools, `${settings}/StoragePanel.tsx`, [
    [
      'TOOLS-043',
      '<ProgressBar label="Storage used" percent={Math.min(percent, 100)} />',
      '<ProgressBar label="Storage used" percent={Math.min(percent, 20)} />',
    ],
  ]),
  ...changes(hubTools, 'areas/settings/hub-settings.ts', [
    ['TOOLS-013', 'autoRefresh: true', 'autoRefresh: false'],
    ['TOOLS-014', 'emailNotifications: true', 'emailNotifications: false'],
    ['TOOLS-015', 'pushNotifications: false', 'pushNotifications: true'],
    ['TOOLS-044', 'retentionDays: 90', 'retentionDays: 60'],
    ['TOOLS-047', 'refreshMinutes: 30', 'refreshMinutes: 60'],
  ]),
  ...changes(hubTools, 'areas/settings/contract.ts', [
    ['TOOLS-046', '[15, 30, 60, 120]', '[15, 30, 60, 240]'],
  ]),
  ...changes(hubTools, 'areas/settings/demo/api.ts', [
    ['TOOLS-016', 'usedBytes: 2_400_000_000', 'usedBytes: 2_410_000_000_0'],
  ]),
  ...changes(hubTools, `${profiles}/ProfileDetails.tsx`, [
    ['TOOLS-017', "label: 'Links & Resources'", "label: 'Links'"],
    [
      'TOOLS-027',
      'remove.mutateAsync({ id })',
      'remove.mutateAsync({ id: profiles.at(-1)!.id + id })',
    ],
  ]),
  ...changes(hubTools, 'areas/profiles/demo/api.ts', [
    ['TOOLS-022', 'smartCuration: !profile.smartCuration', 'smartCuration: true'],
    ['TOOLS-042', "console.log('Importing profiles')", "void 'Importing profiles'"],
  ]),
  ...changes(hubTools, `${profiles}/CreateProfileForm.tsx`, [
    [
      'TOOLS-031',
      '    if (!canCreate) return\n',
      '',
      {
        file: `${profiles}/CreateProfileForm.tsx`,
        from: 'type="submit" disabled={!canCreate}',
        to: 'disabled={!canCreate}',
      },
    ],
    [
      'TOOLS-032',
      'canCreateProfile(name) && !create.isPending',
      'canCreateProfile(name) && canCreateProfile(description)',
    ],
  ]),
  ...changes(hubTools, `${profiles}/UploadContext.tsx`, [
    ['TOOLS-036', "accept={acceptedFiles.join(',')}", "accept={acceptedFiles.slice(1).join(',')}"],
    ['TOOLS-037', 'up to 10MB', 'up to 20MB'],
  ]),
  ...changes(units, 'areas/profiles/profiles.ts', [
    [
      'TOOLS-038',
      'size: fileSizeText(file.bytes)',
      'size: fileSizeText(Math.min(file.bytes, 10_000_000))',
    ],
  ]),
  ...changes(units, 'areas/profiles/contract.ts', [
    ['TOOLS-052', "['blue', 'green', 'purple', 'yellow']", "['blue', 'green', 'red', 'yellow']"],
  ]),
  ...changes(hubTools, 'areas/profiles/contract.ts', [
    [
      'TOOLS-050',
      "  'Science',\n  'Business',\n  'Health',",
      "  'Business',\n  'Science',\n  'Health',",
    ],
    ['TOOLS-051', "['rss', 'website', 'api']", "['website', 'rss', 'api']"],
  ]),
]
