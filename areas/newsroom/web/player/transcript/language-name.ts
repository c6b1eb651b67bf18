const names = new Intl.DisplayNames('en', { type: 'language' })

/** "Portuguese (Brazil)"; a tag that nobody knows stays what it is. */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag
  } catch {
    return tag
  }
}
