import { blockKinds, blockTypes, type BlockType } from '../blocks/block-kinds.ts'
import { plugins, type SitePlugin } from '../plugins.ts'
import { themes } from '../themes/themes.ts'

export type ThemeId = keyof typeof themes

/** A change of a site that the reader asked for in words. */
export type Command =
  | { do: 'add-page'; title: string }
  | { do: 'delete-page'; page: string }
  | { do: 'rename-page'; page: string; title: string }
  | { do: 'add-block'; block: BlockType; page: string }
  | { do: 'move-block'; block: BlockType; page: string; by: 1 | -1 }
  | { do: 'set-accent'; color: string }
  | { do: 'use-theme'; theme: ThemeId }
  | { do: 'switch-plugin'; plugin: SitePlugin; isOn: boolean }
  | { do: 'publish' }

/** Examples of all commands that the assistant understands. */
export const commandExamples = [
  'Add a page called Events',
  'Rename the page About to Who we are',
  'Delete the page Gallery',
  'Add a quotation to the page Home',
  'Move the gallery up on the page Home',
  'Change the accent to #a04020',
  'Use the theme Harbor',
  'Turn on booking',
  'Publish the site',
] as const

const COLORS: Readonly<Record<string, string>> = {
  ...{ blue: '#1d4ed8', green: '#15803d', red: '#b91c1c', orange: '#c2410c', purple: '#7e22ce' },
  ...{ teal: '#0f766e', brown: '#7c4a21', black: '#1f2937', pink: '#be185d', gold: '#92660b' },
}

/** Parses a sentence as a command; null if it has none of the forms in `commandExamples`. */
export function readCommand(sentence: string): Command | null {
  const said = sentence
    .trim()
    .replace(/[.!?]{1,5}$/, '')
    .replace(/\s{1,50}/g, ' ')
    .replace(/^please /i, '')
  for (const [pattern, read] of forms) {
    const found = pattern.exec(said)
    const command = found && read(found.slice(1).map((part) => unquoted(part ?? '')))
    if (command) return command
  }
  return null
}

const unquoted = (words: string) => words.trim().replace(/^["“'‘]|["”'’]$/g, '')

type Form = readonly [pattern: RegExp, read: (parts: string[]) => Command | null]

const forms: readonly Form[] = [
  [
    /^(?:add|make|create) (?:a |another )?(?:new )?page (?:called |named |for )?(.{1,200})$/i,
    ([title]) => ({ do: 'add-page', title: title! }),
  ],
  [
    /^(?:delete|remove) (?:the )?(?:page (.{1,200})|(.{1,200}) page)$/i,
    ([before, behind]) => ({ do: 'delete-page', page: before || behind! }),
  ],
  [
    /^rename (?:the )?(?:page (.{1,200}?)|(.{1,200}?) page) to (.{1,200})$/i,
    ([before, behind, title]) => ({ do: 'rename-page', page: before || behind!, title: title! }),
  ],
  [
    /^add (?:a |an |the )?(.{1,60}?)(?: block)? (?:to|on) (?:the )?(?:page )?(.{1,200})$/i,
    ([block, page]) => withBlock(block!, (type) => ({ do: 'add-block', block: type, page: page! })),
  ],
  [
    /^move (?:the )?(.{1,60}?)(?: block)? (up|down)(?: (?:on|of) (?:the )?(?:page )?(.{1,200}))?$/i,
    ([block, way, page]) =>
      withBlock(block!, (type) => ({
        ...{ do: 'move-block', block: type, page: page || 'Home' },
        by: way!.toLowerCase() === 'up' ? -1 : 1,
      })),
  ],
  [
    /^(?:change|set|make) (?:the )?accent(?: colou?r)?(?: to)? (#[\da-f]{6}|[a-z]{1,20})$/i,
    ([color]) => {
      const chosen = color!.startsWith('#') ? color!.toLowerCase() : COLORS[color!.toLowerCase()]
      return chosen ? { do: 'set-accent', color: chosen } : null
    },
  ],
  [
    /^(?:use|choose|change to|switch to) (?:the )?(?:theme )?(.{1,40}?)(?: theme)?$/i,
    ([name]) => {
      const theme = (Object.keys(themes) as ThemeId[]).find((id) => isAlike(themes[id].name, name!))
      return theme ? { do: 'use-theme', theme } : null
    },
  ],
  [
    /^(?:turn|switch) (on|off) (?:the )?(.{1,40})$/i,
    ([state, name]) => {
      const plugin = plugins.find((each) => isAlike(each.replaceAll('-', ' '), name!))
      return plugin ? { do: 'switch-plugin', plugin, isOn: state!.toLowerCase() === 'on' } : null
    },
  ],
  [/^publish(?: (?:the |my )?site| it| now)?$/i, () => ({ do: 'publish' })],
]

function withBlock(name: string, command: (type: BlockType) => Command): Command | null {
  const type = blockTypes.find(
    (each) => isAlike(each, name) || isAlike(blockKinds[each].label, name),
  )
  return type ? command(type) : null
}

/** Says if two names are the same apart from capital letters, hyphens and an "s" at the end. */
function isAlike(one: string, other: string): boolean {
  const plain = (words: string) => words.toLowerCase().replaceAll('-', ' ').replace(/s$/, '')
  return plain(one) === plain(other)
}
