interface Phrase<Meaning> {
  /** The adjacent words of the phrase, at least one. */
  stems: readonly string[]
  means: Meaning
}

/** Counts the meanings of the phrases in a text; of two with the same beginning, the longer one counts. */
export type PhraseFinder<Meaning> = (inText: readonly string[]) => Map<Meaning, number>

export function phraseFinder<Meaning>(phrases: readonly Phrase<Meaning>[]): PhraseFinder<Meaning> {
  const byFirst = new Map<string, Phrase<Meaning>[]>()
  for (const phrase of phrases) {
    const first = phrase.stems[0]!
    const known = byFirst.get(first)
    if (known) known.push(phrase)
    else byFirst.set(first, [phrase])
  }
  for (const alike of byFirst.values()) alike.sort((a, b) => b.stems.length - a.stems.length)

  return (inText) => {
    const found = new Map<Meaning, number>()
    for (let at = 0; at < inText.length;) {
      const phrase = byFirst
        .get(inText[at]!)
        ?.find(({ stems }) => stems.every((stem, ahead) => inText[at + ahead] === stem))
      if (phrase) found.set(phrase.means, (found.get(phrase.means) ?? 0) + 1)
      at += phrase?.stems.length ?? 1
    }
    return found
  }
}
