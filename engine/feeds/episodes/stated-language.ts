const MOST_CHARACTERS = 35

/** The tag of a stated language: "pt-BR" for "pt_br"; undefined for anything else. */
export function statedLanguage(stated: string | undefined): string | undefined {
  const tag = stated?.trim().replaceAll('_', '-') ?? ''
  if (tag === '' || tag.length > MOST_CHARACTERS) return undefined
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}
