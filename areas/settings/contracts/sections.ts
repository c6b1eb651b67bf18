import type { Portal } from '#areas/portal/contract.ts'
import type { ContractName } from '#core/contract.ts'
import { foldWords } from '#engine/search/text-match.ts'

/** One part of the settings page: its heading, and what can be set there. */
export interface SettingsSection {
  /** The name in addresses. */
  id: string
  title: string
  /** The contract that it asks; null where every door has it. */
  needs: ContractName | null
  /** Other words by which people look for it. */
  words: string
  /** Names of those settings that everybody has whom it is shown to, as they are labelled on the page. */
  settings: readonly string[]
}

export interface SettingsGroup {
  title: string
  sections: readonly SettingsSection[]
}

type Draft = readonly [
  id: string,
  title: string,
  needs: ContractName | null,
  words: string,
  settings: readonly string[],
]

/** All sections, in the order of the page. */
const groups: readonly SettingsGroup[] = [
  group('News', [
    [
      'reading',
      'Reading',
      'reading',
      'text font larger smaller lines density compact comfortable rows lists look side by side split columns',
      ['Text size', 'Width of lines', 'Density of lists', 'Articles on wide screens'],
    ],
    [
      'retention',
      'Data retention',
      null,
      'delete old articles days forever',
      ['Keep articles for'],
    ],
    [
      'refresh',
      'Auto refresh',
      null,
      'fetch update frequency minutes automatic',
      ['Auto refresh', 'Refresh interval'],
    ],
    [
      'joining',
      'Joining sources',
      'joining',
      'merge duplicates same event cluster',
      ['Minimum match confidence'],
    ],
    [
      'categories',
      'Categories',
      'categories/editor',
      'folders subjects sections hide rename order',
      ['Add category'],
    ],
    [
      'leaderboard',
      'Leaderboard',
      'leaderboard/source',
      'models ranking LMArena Hugging Face',
      ['Dataset'],
    ],
  ]),
  group('Alerts', [
    [
      'notifications',
      'Notifications',
      null,
      'alerts email mail server push devices ntfy breaking news digest quiet hours mute',
      [],
    ],
    [
      'briefings',
      'Briefings',
      'assistant/briefings',
      'daily digest summary schedule newspaper',
      ['Schedule a briefing'],
    ],
  ]),
  group('Storage and privacy', [
    ['storage', 'Storage', null, 'disk space room size gigabytes used limit', []],
    // A file at an address, which only a server has.
    ['export', 'Export your sources', 'access', 'OPML backup move download', ['Export OPML']],
    [
      'privacy',
      'Privacy',
      'reading',
      'forget history tracking activity For You',
      ['Delete my activity'],
    ],
  ]),
  group('Audio', [
    [
      'audio-video',
      'Audio and video',
      'generation/voices',
      'speech text to speech TTS sound hosts',
      [
        'Speech model of your AI endpoint',
        'Folder with voice models',
        'Video size',
        'Video file',
        'Keep finished pieces for',
      ],
    ],
    [
      'listening',
      'Podcasts and videos',
      'episodes',
      'episodes player proxy stream',
      ['Play straight from the publisher'],
    ],
    [
      'programmes',
      'Programmes and podcasts',
      'generation/programmes',
      'shows series automatic audio schedule',
      ['Add a programme', 'Create a podcast'],
    ],
  ]),
  group('People and access', [
    [
      'account',
      'Your account',
      'account',
      'profile user sign in login OpenID accounts elsewhere leave this server delete',
      ['Your name', 'Password', 'Passkeys'],
    ],
    [
      'access',
      'Access',
      'access',
      'sessions devices API keys RSS feed reader apps domain',
      ['Signed-in browsers', 'Public address', 'API tokens', 'Addresses of feeds'],
    ],
    [
      'readers',
      'Readers',
      'readers',
      'users people family team invite roles waiting to be let in',
      ['Invitations'],
    ],
  ]),
  group('Tools', [
    [
      'keyboard',
      'Keyboard',
      'keys',
      'shortcuts hotkeys key bindings vim',
      ['Back to the standard keys'],
    ],
    [
      'accounts',
      'Connected accounts',
      'connections/accounts',
      'connections integrations services GitHub mail server token credentials',
      ['Add an account'],
    ],
    ['webhooks', 'Webhooks', 'webhooks', 'events integrations HTTP post', ['Add a webhook']],
    ['runs', 'Background work', 'runs', 'jobs progress running queue', []],
  ]),
]

/** The sections of a door that keeps these contracts, by group, with those that areas add; no group is empty. */
export function settingsGroups({
  kept,
  settings: added = [],
}: Pick<Portal, 'kept' | 'settings'>): SettingsGroup[] {
  const titles = new Set(
    [...groups, ...added.map(({ group: title }) => ({ title }))].map(({ title }) => title),
  )
  return [...titles]
    .map((title) => ({
      title,
      sections: [
        ...groups.filter((group) => group.title === title).flatMap(({ sections }) => sections),
        ...added.filter(({ group }) => group === title),
      ].filter(({ needs }) => needs === null || kept.includes(needs)),
    }))
    .filter(({ sections }) => sections.length > 0)
}

const PAGE = '/news-hub/settings'

/** The page of a section, or of one of its settings. */
export function settingsPage(section: string, setting?: string): string {
  const search = new URLSearchParams({ at: section })
  if (setting !== undefined) search.set('setting', setting)
  return `${PAGE}?${search.toString()}`
}

/** Tells whether all the words that were typed, the last one perhaps in part, begin words of a text. */
export function wordFinder(typed: string): (text: string) => boolean {
  const words = foldWords(typed).trim().split(' ')
  return (text) => {
    const folded = foldWords(text)
    return words.every((word) => folded.includes(` ${word}`))
  }
}

/** The settings of a section that fit what was typed, by their own names or with the words of the section. */
export function settingsFound(
  typed: string,
  { title, words, settings }: SettingsSection,
): string[] {
  const named = foldWords(typed).trim().split(' ')
  const isFound = wordFinder(typed)
  return settings.filter(
    (name) =>
      isFound(`${name} ${title} ${words}`) &&
      named.some((word) => foldWords(name).includes(` ${word}`)),
  )
}

function group(title: string, drafts: readonly Draft[]): SettingsGroup {
  const sections = drafts.map(([id, title, needs, words, settings]) => ({
    id,
    title,
    needs,
    words,
    settings,
  }))
  return { title, sections }
}
