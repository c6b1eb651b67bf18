/** Letters as compared: lower case, without accents and in one width, so that "DÉC" is "dec". */
export function foldLetters(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .replaceAll('ı', 'i')
      .replaceAll('ς', 'σ')
      // Hindi spells one sound in two ways: "सितम्बर", "सितंबर".
      .replaceAll('म्ब', 'ंब')
  )
}

/** A word without the signs around its letters, so that "d’oct." is "oct". */
export function foldWord(word: string): string {
  return foldLetters(word)
    .replace(/^(?:d|dell)['’]/u, '')
    .replaceAll(/[.'’׳॰·]/gu, '')
}
