import { plainText } from '#engine/markup/plain-text.ts'

// Functions that say if two parsers' results mean the same. Other parsers keep markup as it was,
// while this one sanitizes it, so texts are compared by their visible words, links as complete
// addresses, and times to the second.

/** Says if two texts have the same visible words, ignoring tags, hidden parts and white space. */
export function sameWords(theirs: string, ours: string | null | undefined): boolean {
  const wanted = wordsOf(theirs)
  // The text may be escaped HTML or plain text, so both readings are compared.
  return wanted === wordsOf(ours ?? '') || wanted === (ours ?? '').replaceAll(/\s+/g, ' ').trim()
}

export function sameWordsInAnyOrder(theirs: string, ours: string | null | undefined): boolean {
  const letters = (html: string) =>
    wordsOf(html).replaceAll(/\s/g, '').split('').toSorted().join('')
  return letters(theirs) === letters(ours ?? '')
}

function wordsOf(html: string): string {
  return plainText(html).replaceAll(/\s+/g, ' ').trim()
}

/** Says if two links lead to the same address, both completed and spelled like in browsers. */
export function sameLink(theirs: string, ours: string | null | undefined, base: string): boolean {
  return wholeAddress(theirs, base) === wholeAddress(ours ?? '', base)
}

function wholeAddress(link: string, base: string): string {
  return URL.canParse(link.trim(), base) ? new URL(link.trim(), base).href : link.trim()
}

export function sameTime(theirs: string, ours: string | null | undefined): boolean {
  return new Date(theirs).toISOString().slice(0, 19) === ours?.slice(0, 19)
}

/** Says if two names of a person are the same, with or without the mail address. */
export function sameName(theirs: string, ours: string | null | undefined): boolean {
  // safe expression: a name in a test file of the suite
  const name = theirs.replace(/\s*[(<]?[^\s()<>]+@[^\s()<>]+[)>]?\s*/, ' ').replaceAll(/[()]/g, '')
  return sameWords(name.trim() || theirs, ours) || sameWords(theirs, ours)
}
