const LANGUAGES = [
  ...['ar', 'bg', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fa', 'fi', 'fr', 'he', 'hi'],
  ...['hr', 'hu', 'id', 'it', 'ja', 'ko', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'ru', 'sk'],
  ...['sl', 'sr', 'sv', 'sw', 'th', 'tr', 'uk', 'ur', 'vi', 'zh'],
]

/**
 * Options for the language, by English name. The current language is added if it is not in the
 * list.
 */
export function languageChoices(present: string | null): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return [...new Set([...LANGUAGES, ...(present === null ? [] : [present])])]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
}
