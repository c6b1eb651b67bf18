const names = new Intl.DisplayNames('en', { type: 'language' })

/**
 * The English name of a language: "German" for "de", "Portuguese (Brazil)" for "pt-BR"; a text that is not a tag is
 * returned unchanged.
 */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag
  } catch {
    return tag
  }
}
