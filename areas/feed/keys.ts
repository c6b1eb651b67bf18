import type { OwnKey } from '#areas/portal/contract.ts'

/**
 * All commands that have a key, with their standard keys. A key is named by its character. Two
 * characters with a space between them are pressed one after the other. Only Ctrl K is a
 * combination, which is ⌘K on a Mac.
 */
export const standardKeys = {
  next: 'j',
  previous: 'k',
  open: 'o',
  save: 's',
  mark: 'm',
  'next-article': 'n',
  'previous-article': 'p',
  search: '/',
  palette: 'Ctrl K',
  help: '?',
  'go-feed': 'g f',
  'go-add-feed': 'g a',
  'go-sources': 'g s',
  'go-profiles': 'g p',
  'go-rules': 'g r',
  'go-settings': 'g o',
  'go-leaderboard': 'g l',
  'go-app-studio': 'g b',
  'go-marketplace': 'g m',
  'go-automation': 'g w',
} as const

export type KeyCommand = keyof typeof standardKeys
export const keyCommands = Object.keys(standardKeys) as KeyCommand[]

/** Commands that were added after readers could already choose keys. */
const addedLater: readonly KeyCommand[] = ['next-article', 'previous-article']

/** The key of each command; null if the reader removed it. */
export type Keys = Record<KeyCommand, string | null>

/**
 * The keys of a reader: the standard ones, replaced by the chosen ones. A command that no longer
 * exists is ignored. A new command has no key if the reader gave its key to another command.
 */
export function keysWith(own: readonly OwnKey[]): Keys {
  const chosen = new Map(
    own.filter(({ command }) => command in standardKeys).map((one) => [one.command, one.key]),
  )
  const keys = { ...standardKeys, ...Object.fromEntries(chosen) } as Keys
  for (const command of addedLater) {
    const key = keys[command]
    if (!chosen.has(command) && key !== null && takenBy(keys, command, key).length > 0)
      keys[command] = null
  }
  return keys
}

/** The keys that differ from the standard ones; only these are stored. */
export function ownKeysIn(keys: Keys): { command: KeyCommand; key: string | null }[] {
  return keyCommands
    .filter((command) => keys[command] !== standardKeys[command])
    .map((command) => ({ command, key: keys[command] }))
}

/**
 * Other commands whose keys conflict with a key: they are equal, or one of them begins with the
 * other.
 */
export function takenBy(keys: Keys, command: KeyCommand, key: string): KeyCommand[] {
  return keyCommands.filter((other) => other !== command && isEitherFirst(keys[other], key))
}

/** Says if no two of these keys conflict. */
export function areApart(keys: Keys): boolean {
  return keyCommands.every((command) => {
    const key = keys[command]
    return key === null || takenBy(keys, command, key).length === 0
  })
}

/** Returns the keys with a new key for a command. */
export function withKey(keys: Keys, command: KeyCommand, key: string | null): Keys {
  return { ...keys, [command]: key }
}

/**
 * Gives a command the key of another command. The other command gets the first one's key, or none
 * if that conflicts or is Ctrl K.
 */
export function takeKey(keys: Keys, command: KeyCommand, key: string, other: KeyCommand): Keys {
  const former = keys[command]
  const taken = withKey(withKey(keys, other, null), command, key)
  if (former === null || former === standardKeys.palette) return taken
  const swapped = withKey(taken, other, former)
  return areApart(swapped) ? swapped : taken
}

/** Combines the last two pressed keys if a command has them; otherwise returns the last one. */
export function withFormer(keys: Keys, former: string | null, key: string): string {
  const both = `${former} ${key}`
  return former !== null && Object.values(keys).includes(both) ? both : key
}

/** Says if a key is the first of a command's two keys. */
export function isFirst(keys: Keys, key: string): boolean {
  return Object.values(keys).some((one) => one?.startsWith(`${key} `))
}

/** The parts of a keyboard event that the rules need. */
export interface PressedKey {
  /** The character, or the name of a key without one, as in `KeyboardEvent.key`. */
  key: string
  isHeldWithOthers: boolean
}

/** The reason why a key cannot be used for a command; null if it can. */
export function whyRefused({ key, isHeldWithOthers }: PressedKey): string | null {
  if (isHeldWithOthers)
    return 'Keys with Ctrl, Alt or ⌘ belong to the browser and the system. Press a key by itself, or with Shift.'
  if (key === ' ') return 'Space scrolls the page and presses buttons. Choose another key.'
  if (isForPages.has(key))
    return `${key} is needed to use the page without a mouse. Choose another key.`
  if (isForScrolling.has(key))
    return 'Arrow keys, Home, End and Page keys scroll the page, and screen readers read with them. Choose another key.'
  if (/^F\d+$/.test(key)) return 'Function keys belong to the browser. Choose another key.'
  return isSign.test(key) ? null : 'Only letters, digits and signs can be used. Choose another key.'
}

const isForPages = new Set(['Tab', 'Enter', 'Escape', 'Backspace', 'Delete'])
const isForScrolling = new Set(
  ['Up', 'Down', 'Left', 'Right']
    .map((side) => `Arrow${side}`)
    .concat('Home', 'End', 'PageUp', 'PageDown'),
)

/** One character, or two with a space between them. */
export const keyPattern = /^[!-~¡-퟿]( [!-~¡-퟿])?$/
const isSign = /^[!-~¡-퟿]$/

function isEitherFirst(one: string | null, other: string): boolean {
  return (
    one !== null && (one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `))
  )
}
