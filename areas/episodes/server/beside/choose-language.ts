import { statedLanguage } from '#engine/feeds/episodes/stated-language.ts'

/**
 * Chooses the offered language that best suits a person who understands `wanted`, best first;
 * otherwise the language of the episode, or else the first offered one. Null if none is offered.
 */
export function chooseLanguage(
  offered: readonly string[],
  wanted: readonly string[],
  ofEpisode: string,
): string | null {
  for (const language of [...wanted, ofEpisode]) {
    const ranked = offered
      .map((one) => ({ one, rank: distance(one, language) }))
      .toSorted((a, b) => a.rank - b.rank)
    if (ranked[0] && ranked[0].rank < OTHER) return ranked[0].one
  }
  return offered[0] ?? null
}

/** The distance of two different languages. */
const OTHER = 3

/**
 * The distance of two languages: 0 if they are equal, 1 if only the country differs, 2 if the
 * script differs, and `OTHER` otherwise.
 */
function distance(one: string, other: string): number {
  const [a, b] = [localeOf(one), localeOf(other)]
  if (!a || !b || a.language !== b.language) return OTHER
  if (a.baseName === b.baseName) return 0
  return a.script === b.script ? 1 : 2
}

/** Reads a language with its script, which usually follows from the language or the country. */
function localeOf(stated: string): Intl.Locale | null {
  const tag = statedLanguage(stated)
  if (tag === undefined) return null
  // `Intl.Locale.maximize` would turn an unknown language into English.
  return tag.startsWith('und') ? null : new Intl.Locale(tag).maximize()
}
