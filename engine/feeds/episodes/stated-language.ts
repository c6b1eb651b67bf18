const MOST_CHARACTERS = 35

/** A language as it is stated ("pt_br"), as its tag is written ("pt-BR"); undefined for anything else. */
export function statedLanguage(stated: string | undefined): string | undefined {
  const tag = stated?.trim().replaceAll('_', '-') ?? ''
  if (tag === '' || tag.length > MOST_CHARACTERS) return undefined
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}
