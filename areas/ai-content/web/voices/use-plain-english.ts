import { useContext, useState } from 'react'
import { AskContext, useAction } from '#web/asking/api.tsx'
import { voices } from '../../contracts/voices.ts'
import { wordsOf, type DraftText } from '../../drafts/draft.ts'
import { byPart, passageOf } from '../../voices/draft-voice.ts'
import type { PartFinding } from '../../voices/finding.ts'
import { VOICES } from '../../voices/limits.ts'

/**
 * Asks the server to check the beginning of a draft for plain English. Findings in words of sources
 * are dropped, because these words stay.
 */
export function usePlainEnglish(text: DraftText) {
  const ask = useContext(AskContext)
  const [found, setFound] = useState<readonly PartFinding[] | null>(null)
  const checking = useAction(async (draft: DraftText) => {
    const passage = passageOf(draft)
    const read = beginningOf(passage.text)
    const { findings } = await ask(voices.checkPlainEnglish, { text: read })
    const ours = findings.filter(
      ({ start, end }) => !passage.kept.some((span) => span.start < end && start < span.end),
    )
    setFound(
      byPart(
        draft,
        ours.map((finding) => ({ ...finding, rule: 'plain-english' })),
      ),
    )
  })
  const words = new Map(text.parts.map((part) => [part.id, wordsOf(part)]))
  return {
    check: checking.mutate,
    isChecking: checking.isPending,
    error: checking.error,
    /** Findings whose words have not changed since; null before the first check. */
    findings:
      found?.filter(
        ({ part, start, end, found: then }) => words.get(part)?.slice(start, end) === then,
      ) ?? null,
  }
}

/** The part of a text that the server checks, not cut within a character. */
function beginningOf(text: string): string {
  const read = text.slice(0, VOICES.checkedCharacters)
  return read.isWellFormed() ? read : read.slice(0, -1)
}
