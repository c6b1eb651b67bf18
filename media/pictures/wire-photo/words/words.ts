/**
 * Motifs (one of them is drawn), and the words of titles that call for them, in lower case:
 *
 * - words before the first `/` are things, between the two are places and offices, behind the second is what
 *   is named in passing; a title is drawn by the first of its things, else by the first of the others;
 * - `supreme_court` are words in a row, `flood*` is how a word begins, a last `s` may always be there;
 * - `cell@hs` counts only in these categories, `train@!a` in all but these; the letters are in `categoryLetters`;
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
