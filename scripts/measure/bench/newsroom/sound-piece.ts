import type { Script, ScriptLine } from '#engine/scripts/script.ts'
import { WORDS_PER_MINUTE } from '#engine/scripts/script.ts'

const WHO = [
  'The harbour council',
  'Northwind Labs',
  'A group of inspectors',
  'The ferry company',
  'Dr. Ada Moss',
]
const DID = [
  'said on Tuesday that',
  'told the Register-Courier that',
  'wrote in a report that',
  'confirmed at 6:30 p.m. that',
]
const WHAT = [
  'repairs would cost',
  'the new engine had taken',
  'the second line would need',
  'users had paid',
]
const THEN = [
  'although a third of the money is still missing.',
  'and that the work should be over by Nov. 23, 2026.',
  'which is 12.5% more than planned.',
  'after the U.S. supplier left.',
  'while its rivals still lead on longer routes, according to the same people.',
]
const LINES_PER_SECTION = 12

/**
 * A fictional piece of two hosts in which no sentence occurs twice, because a repeated sentence
 * would only be spoken once.
 */
export function pieceOf(minutes: number): Script {
  const lines: ScriptLine[] = []
  for (let i = 0, words = 0; words < minutes * WORDS_PER_MINUTE; i++) {
    const text = sentence(i)
    words += text.split(' ').length
    lines.push({ speaker: i % 2 ? 'b' : 'a', text, citations: [] })
  }
  const sections = Array.from({ length: Math.ceil(lines.length / LINES_PER_SECTION) }, (_, i) => ({
    kind: 'news' as const,
    title: `Part ${i + 1}`,
    lines: lines.slice(i * LINES_PER_SECTION, (i + 1) * LINES_PER_SECTION),
  }))
  return { title: 'The ferry of Northwind', language: 'en', sections, sources: [], shortage: null }
}

function sentence(i: number): string {
  const of = (words: readonly string[], step: number) => words[Math.floor(i / step) % words.length]!
  const amount =
    i % 3 === 0 ? `$${i + 2}.5 million` : i % 3 === 1 ? `${1000 + i * 7} hours` : `€${i + 40}`
  return `${of(WHO, 1)} ${of(DID, 2)} ${of(WHAT, 3)} ${amount}, ${of(THEN, 1)}`
}
