/** A longer statement is really several that have lost their marks. */
const LONGEST = 1500
/** Opening and closing marks; a straight one opens in front of a letter and closes behind one. */
const MARKS =
  /[“„«]|[”»]|(?<![\p{L}\p{N}.,!?…'’])"(?=[\p{L}\p{N}'’$£€])|(?<=[\p{L}\p{N}.,!?…'’])"(?![\p{L}\p{N}])/gu
const OPENING = /^[“„«]$/u

/**
 * Says if a passage stands inside of a statement of several sentences or paragraphs, so that its words are its
 * speaker's although it has no quotation mark.
 */
export function isInsideQuotation(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - LONGEST), start)
  const last = [...before.matchAll(MARKS)].at(-1)
  if (!last) return false
  if (last[0] !== '"') return OPENING.test(last[0])
  return !/[\p{L}\p{N}.,!?…'’]$/u.test(before.slice(0, last.index))
}
