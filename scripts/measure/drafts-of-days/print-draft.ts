import { countDraftWords } from '#areas/ai-content/drafts/count-draft-words.ts'
import { wordsOf } from '#areas/ai-content/drafts/draft.ts'
import type { DraftOfTopic } from './drafts-of-topics.ts'

/** Prints a draft for its judge: a line for each part. */
export function printDraft({ brief, material, draft: { text, notices } }: DraftOfTopic): void {
  const outlets = new Set(text.sources.map(({ outlet }) => outlet)).size
  console.log(
    `\n### ${brief.type}, ${brief.tone}: ${brief.about.split('\n', 1)[0]}; ${countDraftWords(text)} words, ${material.articles.length} articles, ${outlets} outlets`,
  )
  for (const { words } of notices) console.log(`  ! ${words}`)
  for (const part of text.parts)
    console.log(`  ${part.variant ?? ''}[${part.kind}] ${wordsOf(part)}`)
}
