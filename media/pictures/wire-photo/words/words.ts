/**
 * Words by motif: a key names one or several motifs, of which one is drawn; its value lists the words of titles
 * that call for them, in lower case:
 *
 * - words before the first `/` are things, words between the two `/` are places and offices, and words after the
 *   second are only mentioned in passing. The first thing of a title decides, or else the first of the others;
 * - `supreme_court` is a phrase, `flood*` is the beginning of a word, and every word may have an `s` at its end;
 * - `cell@hs` counts only in these categories, `train@!a` in all others; `categoryLetters` has the letters;
 * - `ICE`, in capitals, is an abbreviation and not the word.
 */
export type Words = Readonly<Record<string, string>>

export const categoryLetters: Readonly<Record<string, string>> = {
  breaking: 'b',
  ai: 'a',
  policy: 'p',
  markets: 'm',
  science: 's',
  technology: 't',
  environment: 'e',
  space: 'x',
  healthcare: 'h',
  cybersecurity: 'c',
  automotive: 'v',
  business: 'u',
  general: 'g',
}
