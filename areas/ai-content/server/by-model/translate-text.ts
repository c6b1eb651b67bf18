import { translateChecked, type AskForTranslation } from '#areas/rules/server/lends.ts'
import type { WholeBrief } from '../../drafts/brief.ts'
import { wordsOf, type Citation, type DraftText, type Part } from '../../drafts/draft.ts'
import { DRAFTS } from '../../limits.ts'
import { ownWords } from './checking/check-parts.ts'

type Language = WholeBrief['language']

interface TranslationRequest {
  text: DraftText
  from: Language
  to: Language
}

interface TranslatedText {
  text: DraftText
  /** Parts that failed the check, and stand in their own language. */
  untranslated: number
  /** The reason of the last one, in words; null where all passed. */
  message: string | null
}

/**
 * Has a model translate a text part by part. All names, numbers and dates of a part have to be in its translation, and none
 * besides; a part that fails stays as it is.
 */
export async function translateText(
  ask: AskForTranslation,
  { text, from, to }: TranslationRequest,
  show: (parts: readonly Part[]) => Promise<void>,
): Promise<TranslatedText> {
  const parts: Part[] = []
  let untranslated = 0
  let message: string | null = null
  for (const part of text.parts) {
    const words = wordsOf(part)
    const result =
      words.trim() === '' ? null : await translateChecked(ask, { text: words, language: from }, to)
    if (result && 'message' in result) {
      untranslated++
      message = result.message
    }
    parts.push(result && 'text' in result ? translated(part, result.text) : part)
    await show(parts)
  }
  const title = parts.find(({ kind }) => kind === 'title' || kind === 'subject')
  const name = title ? wordsOf(title).slice(0, DRAFTS.titleCharacters) : text.title
  return { text: { ...text, title: name, parts }, untranslated, message }
}

/** The words of a part by a model, with all that the part cited. Those of a private note stay private. */
function translated(part: Part, words: string): Part {
  const citations = new Map<string, Citation>()
  for (const citation of part.runs.flatMap((run) => run.citations))
    citations.set(JSON.stringify(citation), citation)
  const by = part.runs.some((run) => run.by === 'note') ? 'note' : 'model'
  return {
    ...part,
    runs: [{ ...ownWords(words), by, citations: [...citations.values()].slice(0, 20) }],
  }
}
