interface Report {
  feedId: number
  language: string | null
}

/**
 * The language in which most outlets report; among equally frequent languages, the one published
 * first. `reports` must be in order of publication and not empty.
 */
export function mainLanguage(reports: readonly Report[]): string | null {
  const outlets = new Map<string | null, Set<number>>()
  for (const { language, feedId } of reports) {
    const known = outlets.get(language)
    if (known) known.add(feedId)
    else outlets.set(language, new Set([feedId]))
  }
  let [main] = outlets.keys()
  for (const [language, feeds] of outlets) {
    if (feeds.size > outlets.get(main!)!.size) main = language
  }
  return main!
}

/** Says if a report is or may be in a language; the language of some reports is unknown. */
export function isSpoken(language: string | null, report: Pick<Report, 'language'>): boolean {
  return report.language === language || report.language === null
}
