const names = new Intl.DisplayNames('en', { type: 'language' })

/** "German" for "de", "Portuguese (Brazil)" for "pt-BR"; what is no tag of a language stays as it is. */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag
  } catch {
    return tag
  }
}
