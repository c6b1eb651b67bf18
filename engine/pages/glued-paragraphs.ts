/**
 * Matches the end of a sentence that the next one follows without a space, where two paragraphs
 * were joined.
 */
const JOINT = /[\p{Ll}\p{N}][.!?]["”»’]?(?=["“«‘]?\p{Lu}[\p{Ll}\s])/gu
/** The fewest missing spaces that show joined paragraphs. Fewer are typing errors. */
const FEWEST_JOINTS = 3

/** The paragraphs of a text whose publisher joined them without a space. */
export function partGlued(text: string): string[] {
  const joints = [...text.matchAll(JOINT)]
  if (joints.length < FEWEST_JOINTS) return [text]
  const parts: string[] = []
  let from = 0
  for (const { index, 0: words } of joints) {
    const end = index + words.length
    // A straight quotation mark may close a quote, or open the next one.
    const opens = words.endsWith('"') && text.slice(from, end).split('"').length % 2 === 0
    const to = opens ? end - 1 : end
    parts.push(text.slice(from, to))
    from = to
  }
  return [...parts, text.slice(from)]
}
