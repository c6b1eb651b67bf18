import type { SettingsSection } from '#platform/settings-section.ts'
import { settingsFound, wordFinder } from '../../contracts/sections.ts'

/**
 * The ids of the sections in which the typed words are found: in a setting, a help text or a listed
 * item.
 */
export function sectionsFound(
  typed: string,
  sections: readonly SettingsSection[],
  container: HTMLElement,
): ReadonlySet<string> {
  const isFound = wordFinder(typed)
  const found = sections.filter((section) => {
    const shown = container.querySelector(`[data-section="${section.id}"]`)
    return (
      settingsFound(typed, section).length > 0 ||
      isFound(`${section.title} ${section.words ?? ''} ${shown ? textOf(shown) : ''}`)
    )
  })
  return new Set(found.map(({ id }) => id))
}

/** The text with a space between elements, which `textContent` leaves out. */
function textOf(element: Element): string {
  const texts: string[] = []
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) texts.push(nodes.currentNode.nodeValue ?? '')
  return texts.join(' ')
}
