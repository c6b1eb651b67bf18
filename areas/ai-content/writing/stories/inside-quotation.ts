/**
 * The most characters between an opening mark and the passage. Over a longer distance a closing
 * mark is missing.
 */
const LONGEST = 1500
/**
 * Opening and closing quotation marks. A straight mark opens before a letter and closes after one.
 */
const MARKS =
  /[“„«]|[”»]|(?<![\p{L}\p{N}.,!?…'’])"(?=[\p{L}\p{N}'’$£€])|(?<=[\p{L}\p{N}.,!?…'’])"(?![\p{L}\p{N}])/gu
const OPENING = /^[“„«]$/u

/**
 * Says if a passage is inside a quotation of several sentences or paragraphs, so that its words are
 * the speaker's although the passage has no marks itself.
 */
export function isInsideQuotation(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - LONGEST), start)
  const last = [...before.matchAll(MARKS)].at(-1)
  if (!last) return false
  if (last[0] !== '"') return OPENING.test(last[0])
  return !/[\p{L}\p{N}.,!?…'’]$/u.test(before.slice(0, last.index))
}
