import type { CitedSentence } from './contract.ts'

type Citation = CitedSentence['citations'][number]

/** What stands around a cited sentence, cut at words, with "..." where the text goes on. */
export function citationContext({ start, before, after }: Citation): {
  before: string
  after: string
} {
  const isCutBefore = start > before.length
  return {
    before: isCutBefore ? `... ${before.replace(/^\S*\s+/u, '')}` : before,
    after: endsSentence(after) ? after : `${after.replace(/\s+\S*$/u, '')} ...`,
  }
}

function endsSentence(text: string): boolean {
  return text.trim() === '' || /[.!?…。！？]["'”’»)\]」』]*\s*$/u.test(text)
}
