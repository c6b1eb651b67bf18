import { plainText } from '#engine/markup/plain-text.ts'

// Says if two parsers' results mean the same. Others keep markup as it was, while we sanitize it;
// so texts are compared by their visible words, links as whole addresses, and times to the second.

/** Words that a person sees: without tags, hidden parts, and differences in white space. */
export function sameWords(theirs: string, ours: string | null | undefined): boolean {
  const wanted = wordsOf(theirs)
  // Our text may be escaped HTML or plain; theirs too.
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

/** Whole addresses, each spelled as browsers spell it. */
export function sameLink(theirs: string, ours: string | null | undefined, base: string): boolean {
  return wholeAddress(theirs, base) === wholeAddress(ours ?? '', base)
}

function wholeAddress(link: string, base: string): string {
  return URL.canParse(link.trim(), base) ? new URL(link.trim(), base).href : link.trim()
}

export function sameTime(theirs: string, ours: string | null | undefined): boolean {
  return new Date(theirs).toISOString().slice(0, 19) === ours?.slice(0, 19)
}

/** Names of people without their mail addresses. */
export function sameName(theirs: string, ours: string | null | undefined): boolean {
  // safe expression: a name in a test file of the suite
  const name = theirs.replace(/\s*[(<]?[^\s()<>]+@[^\s()<>]+[)>]?\s*/, ' ').replaceAll(/[()]/g, '')
  return sameWords(name.trim() || theirs, ours) || sameWords(theirs, ours)
}
