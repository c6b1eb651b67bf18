import type { CitedSentence } from './contract.ts'

type Citation = CitedSentence['citations'][number]

/** The text around a cited sentence, cut between words, with "..." where it was cut. */
export function citationContext({ start, before, after }: Citation): {
  before: string
  after: string
} {
  const isCutBefore = start > before.length
  return {
    before: isCutBefore ? `... ${before.replace(/^\S*\s+/u, '')}` : before,
    after: endsSentence(after) ? after : `${withoutLastWord(after)} ...`,
  }
}

function withoutLastWord(text: string): string {
  let end = text.length
  while (end > 0 && !/\s/u.test(text[end - 1]!)) end--
  return end === 0 ? text : text.slice(0, end).trimEnd()
}

function endsSentence(text: string): boolean {
  return text.trim() === '' || /[.!?…。！？]["'”’»)\]」』]*\s*$/u.test(text)
}
