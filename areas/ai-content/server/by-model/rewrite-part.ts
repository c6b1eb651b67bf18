import * as z from 'zod/mini'
import { languageName } from '#engine/languages/language-name.ts'
import { diffText } from '#engine/words/diff/word-diff.ts'
import { Problem } from '#core/problem.ts'
import { answerIn } from '#platform/models/server/lends.ts'
import type { Rewritten, RewriteWay, Selection } from '../../contracts/rewriting.ts'
import type { WholeBrief } from '../../drafts/brief.ts'
import { wordsOf, type Part, type Run } from '../../drafts/draft.ts'
import { joinRuns, splitRuns } from '../../editing/edit-runs.ts'
import { REWRITING } from '../../limits.ts'
import type { VoiceDraft } from '../../voices/voice.ts'
import {
  checkSentence,
  ownWords,
  type GivenSource,
  type Ground,
  type UnprovenChoice,
} from './checking/check-parts.ts'
import { briefOf, DATA, fencedSources, voiceLines } from './content-question.ts'

const Answer = z.object({
  sentences: z.array(z.object({ text: z.string(), sources: z.optional(z.array(z.int())) })),
})
type Answer = z.infer<typeof Answer>

export interface RewriteQuestion {
  system: string
  prompt: string
  content: string
  read: (text: string) => Answer | null
}

interface RewriteRequest {
  brief: WholeBrief
  voice: VoiceDraft | null
  part: Part
  selection: Selection | null
  way: RewriteWay
  attempt: number
  given: readonly GivenSource[]
  unproven: UnprovenChoice
  withNotes: boolean
}

const wayLines: Record<RewriteWay, string> = {
  anew: 'Write the text of the last source in other words, about as long.',
  shorten: 'Shorten the text of the last source to about half, and keep its point.',
  expand: 'Write the text of the last source at about twice its length, from the other sources.',
  simplify: 'Write the text of the last source in shorter sentences and plainer words.',
}

/**
 * Has a model rewrite a part, or a selection of it, and keeps the sentences that the sources
 * support.
 */
export async function rewritePart(
  ask: (question: RewriteQuestion) => Promise<Answer>,
  request: RewriteRequest,
): Promise<Rewritten> {
  const { brief, part, selection, unproven, given } = request
  const [before, chosen, after] = cutRuns(part.runs, selection)
  const words = chosen.map(({ text }) => text).join('')
  if (words.trim() === '') throw new Problem('conflict', 'There are no words to rewrite.')
  if (words.length > REWRITING.characters)
    throw new Problem(
      'conflict',
      `At most ${REWRITING.characters.toLocaleString('en')} characters are rewritten at once. Select less.`,
    )
  // Words of a private note may be anywhere in the new wording, so all of it stays marked as such.
  const isPrivate = chosen.some(({ by }) => by === 'note')
  if (isPrivate && !request.withNotes) throw new Problem('conflict', OF_A_NOTE)
  const { sentences } = await ask(questionFor(request, words))
  const ground: Ground = { sources: given, own: ownIn(brief, chosen), language: brief.language }
  const checked = sentences.slice(0, REWRITING.sentencesOfPart).map((sentence) => ({
    text: sentence.text.slice(0, LONGEST_TOLD),
    run: checkSentence(sentence, ground, unproven),
  }))
  const kept = checked.flatMap(({ run }) => run ?? [])
  if (kept.length === 0)
    throw new Problem(
      'conflict',
      `None of ${checked.length} sentences stated only what your sources and your brief say. Try again, or choose another model in AI Studio.`,
    )
  const fresh = kept.flatMap((run, nth): Run[] => {
    const own = isPrivate && run.by === 'model' ? { ...run, by: 'note' as const } : run
    return nth === 0 ? [own] : [ownWords(' '), own]
  })
  const space = /\s{0,20}$/u.exec(words.slice(-20))?.[0] ?? ''
  const runs = joinRuns(before, joinRuns([...fresh, ...(space ? [ownWords(space)] : [])], after))
  const changed = { ...part, isCutShort: false, runs }
  return {
    part: changed,
    pieces: diffText(wordsOf(part), wordsOf(changed), brief.language),
    notice: noticeOf(checked.map(({ run }) => run)),
    unproven: checked.flatMap(({ text, run }) => (run === null || run.isUnproven ? [text] : [])),
  }
}

const LONGEST_TOLD = 600
const OF_A_NOTE =
  'These words are from a private note of yours. Allow your endpoint to read your notes, or rewrite another part.'

function cutRuns(runs: readonly Run[], selection: Selection | null): [Run[], Run[], Run[]] {
  if (selection === null) return [[], [...runs], []]
  const [before, rest] = splitRuns(runs, selection.start)
  const [chosen, after] = splitRuns(rest, Math.max(0, selection.end - selection.start))
  return [before, chosen, after]
}

/** Returns words that need no source: the brief, and runs of neither a source nor a model. */
function ownIn(brief: WholeBrief, runs: readonly Run[]): string {
  const typed = runs.filter(({ by }) => by !== 'source' && by !== 'model')
  return `${briefOf(brief)}\n${typed.map(({ text }) => text).join(' ')}`
}

/** Makes the question. The text may quote strangers, so it is fenced like their reports. */
function questionFor(
  { brief, voice, given, way, attempt }: RewriteRequest,
  words: string,
): RewriteQuestion {
  const system = [
    wayLines[way],
    `Write in ${languageName(brief.language)}, in a ${brief.tone} tone.`,
    ...voiceLines(voice),
    ...DATA,
    'State no name, number or date that is not in the text or in a source. A sentence that states one names the sources that say just this.',
    'Answer with JSON alone, in this shape: {"sentences": [{"text": "One sentence.", "sources": [1]}]}.',
  ].join('\n')
  const sources = [
    ...given,
    { id: given.length, outlet: 'The writer', title: 'The text', text: words },
  ]
  return {
    system,
    prompt: fencedSources(sources),
    content: JSON.stringify([sources.map(({ text }) => text), attempt]),
    read: (text) => answerIn(Answer, text),
  }
}

function noticeOf(checked: readonly (Run | null)[]): string | null {
  const dropped = checked.filter((run) => run === null).length
  const marked = checked.filter((run) => run?.isUnproven).length
  const words = [
    dropped > 0
      ? `Left out: ${dropped} of ${checked.length} sentences, which stated something that no source says.`
      : '',
    marked > 0 ? `Yours to prove: ${marked} of ${checked.length} sentences.` : '',
  ].filter((each) => each !== '')
  return words.length === 0 ? null : words.join(' ')
}
