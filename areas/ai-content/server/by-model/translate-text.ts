import { translateChecked, type AskForTranslation } from '#areas/rules/server/lends.ts'
import type { WholeBrief } from '../../drafts/brief.ts'
import { wordsOf, type Citation, type DraftText, type Part, type Run } from '../../drafts/draft.ts'
import { DRAFTS } from '../../limits.ts'
import { ownWords } from './checking/check-parts.ts'

type Language = WholeBrief['language']

interface TranslationRequest {
  text: DraftText
  from: Language
  to: Language
  /** True if the reader allows words of private notes to be sent to the endpoint. */
  withNotes: boolean
}

interface TranslatedText {
  text: DraftText
  /** The number of untranslated parts: they failed the check, or hold private notes. */
  untranslated: number
  /** The reason of the last failure, in words; null if all parts passed. */
  message: string | null
}

const OF_A_NOTE = 'It holds words of your notes, which were not sent.'

/**
 * Has a model translate a text part by part. A translated part must have all names, numbers and
 * dates of the original and no others; a part that fails stays untranslated. Quotations stay in the
 * language of their source.
 */
export async function translateText(
  ask: AskForTranslation,
  { text, from, to, withNotes }: TranslationRequest,
  show: (parts: readonly Part[]) => Promise<void>,
): Promise<TranslatedText> {
  const parts: Part[] = []
  let untranslated = 0
  let message: string | null = null
  for (const part of text.parts) {
    const isHeld = !withNotes && part.runs.some(({ by }) => by === 'note')
    const runs = isHeld ? OF_A_NOTE : await translatedRuns(ask, part.runs, { from, to })
    if (typeof runs === 'string') {
      untranslated++
      message = runs
    }
    parts.push(typeof runs === 'string' ? part : { ...part, runs })
    await show(parts)
  }
  const title = parts.find(({ kind }) => kind === 'title' || kind === 'subject')
  const name = title ? wordsOf(title).slice(0, DRAFTS.titleCharacters) : text.title
  return { text: { ...text, title: name, parts }, untranslated, message }
}

/**
 * Translates each stretch between quotations separately. Returns the reason as a string if one
 * fails.
 */
async function translatedRuns(
  ask: AskForTranslation,
  runs: readonly Run[],
  { from, to }: Pick<TranslationRequest, 'from' | 'to'>,
): Promise<Run[] | string> {
  const done: Run[] = []
  for (const stretch of stretchesOf(runs)) {
    const words = stretch.map(({ text }) => text).join('')
    if (stretch[0]!.by === 'source' || !/\p{L}/u.test(words)) {
      done.push(...stretch)
      continue
    }
    const result = await translateChecked(ask, { text: words.trim(), language: from }, to)
    if ('message' in result) return result.message
    const [, before = '', after = ''] = /^(\s{0,20})(?:.*\S)?(\s{0,20})$/su.exec(words) ?? []
    done.push(translated(stretch, `${before}${result.text}${after}`))
  }
  return done
}

/** Splits runs into quotations and the stretches between them. */
function stretchesOf(runs: readonly Run[]): Run[][] {
  const stretches: Run[][] = []
  for (const run of runs) {
    const last = stretches.at(-1)
    if (last && (last[0]!.by === 'source') === (run.by === 'source')) last.push(run)
    else stretches.push([run])
  }
  return stretches
}

/**
 * A translated stretch with all citations of the original. Words of a private note stay private.
 */
function translated(stretch: readonly Run[], words: string): Run {
  const citations = new Map<string, Citation>()
  for (const citation of stretch.flatMap((run) => run.citations))
    citations.set(JSON.stringify(citation), citation)
  const by = stretch.some((run) => run.by === 'note') ? 'note' : 'model'
  return { ...ownWords(words), by, citations: [...citations.values()].slice(0, 20) }
}
