import type { ContractName } from '#core/contract.ts'
import type { SettingsSection } from '#platform/settings-section.ts'
import { foldWords } from '#engine/search/text-match.ts'

export interface SettingsGroup<Section = SettingsSection> {
  title: string
  sections: readonly Section[]
}

/** Titles of groups in the order of the page. Groups that only areas name come after them. */
const groupTitles = [
  'News',
  'Alerts',
  'Storage and privacy',
  'Audio',
  'People and access',
  'Tools',
] as const

/** The rank of a section that states none. */
const LAST = 1000

/** The sections whose contracts are kept, by group; empty groups are left out. */
export function settingsGroups<Section extends SettingsSection>(
  sections: readonly Section[],
  kept: readonly ContractName[],
): SettingsGroup<Section>[] {
  const offered = sections
    .filter(({ needs }) => needs === null || kept.includes(needs))
    .toSorted((a, b) => (a.rank ?? LAST) - (b.rank ?? LAST))
  const titles = new Set<string>([...groupTitles, ...offered.map(({ group }) => group)])
  return [...titles]
    .map((title) => ({ title, sections: offered.filter(({ group }) => group === title) }))
    .filter(({ sections }) => sections.length > 0)
}

const PAGE = '/news-hub/settings'

/** The address of a section, or of one of its settings. */
export function settingsPage(section: string, setting?: string): string {
  const search = new URLSearchParams({ at: section })
  if (setting !== undefined) search.set('setting', setting)
  return `${PAGE}?${search.toString()}`
}

/** Makes a function that says if each typed word is the beginning of a word in a text. */
export function wordFinder(typed: string): (text: string) => boolean {
  const words = foldWords(typed).trim().split(' ')
  return (text) => {
    const folded = foldWords(text)
    return words.every((word) => folded.includes(` ${word}`))
  }
}

/**
 * The settings of a section that match the typed words. At least one word must be in the name of
 * the setting; the others may be in the section's title or words.
 */
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
