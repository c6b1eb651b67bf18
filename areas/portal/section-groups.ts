import type { Section } from '#platform/places.ts'

/** The sections that a reader can go to from the sidebar. */
export function available(sections: readonly Section[]): Section[] {
  return sections.filter((section) => !section.comingSoon && !section.hidden)
}

/** The sections that are coming soon. */
export function upcoming(sections: readonly Section[]): Section[] {
  return sections.filter((section) => section.comingSoon)
}
