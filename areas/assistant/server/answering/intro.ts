import type { ReadQuestion } from '#engine/answers/read-question.ts'

/** The first line above sentences of the sources. */
export function introOf(
  question: ReadQuestion,
  within: string | undefined,
  differing: readonly string[] = [],
): string {
  const searched = within === undefined ? 'your sources' : `your sources, in ${within}`
  const said = question.kind === 'is-it-true' ? 'This is what they say about it' : 'Word for word'
  const differ = differing.length > 1 ? `Sources differ: ${differing.join(', ')}. ` : ''
  return `${differ}Sentences from ${searched}${timeWords(question)}. ${said}; nothing is written by AI.`
}

/**
 * The first line if nothing answers; `language` is set if the nearest sentences are in another
 * language than the question.
 */
export function findingWords(
  question: ReadQuestion,
  within: string | undefined,
  { hasNearest = false, language }: { hasNearest?: boolean; language?: string | undefined } = {},
): string {
  const where = within === undefined ? '' : ` (searched: ${within})`
  const spoken = language === undefined ? '' : `, in ${language}`
  const near = hasNearest
    ? ` What comes nearest is below${spoken}; it may be about something else.`
    : ''
  return `Nothing in what you follow answers that${timeWords(question)}${where}.${near}`
}

function timeWords({ time }: ReadQuestion): string {
  if (!time.isStrict) return ''
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  if (time.from !== null && time.to !== null)
    return ` published between ${day(time.from)} and ${day(time.to)}`
  if (time.from !== null) return ` published since ${day(time.from)}`
  return time.to === null ? '' : ` published before ${day(time.to)}`
}
