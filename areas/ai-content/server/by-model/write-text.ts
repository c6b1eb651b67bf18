import { countDraftWords } from '../../drafts/count-draft-words.ts'
import { wordsOf, type DraftText, type Part } from '../../drafts/draft.ts'
import type { WholeBrief } from '../../drafts/brief.ts'
import { DRAFTS, REWRITING } from '../../limits.ts'
import type { VoiceDraft } from '../../voices/voice.ts'
import { wordRange } from '../../writing/word-range.ts'
import {
  checkPart,
  noCounts,
  type Counts,
  type GivenSource,
  type Ground,
  type UnprovenChoice,
} from './checking/check-parts.ts'
import { briefOf, draftQuestion, moreQuestion } from './content-question.ts'
import { readParts, type WrittenPart } from './checking/read-parts.ts'
import { cutToLength, withFurther } from './checking/text-length.ts'

export interface Message {
  role: 'user' | 'assistant'
  content: string
}

/** A talk with a model, which answers piece by piece. */
export type AskStream = (talk: { system: string; messages: Message[] }) => AsyncIterable<string>

export interface TextRequest {
  brief: WholeBrief
  voice: VoiceDraft | null
  /** The text that was drafted without a model: its kinds of parts and its title. */
  own: DraftText
  /** Reports for the model, by their places in `all`. */
  given: readonly GivenSource[]
  all: DraftText['sources']
  unproven: UnprovenChoice
}

export interface WrittenText {
  text: DraftText
  counts: Counts
  /** The model stopped in the middle of a part. */
  isCutShort: boolean
  /** The failure that ended it early; null without one. */
  error: unknown
}

/**
 * Has a model write a text, part by part, and keeps what its sources bear out. An answer that breaks off keeps its parts so
 * far. A text that is too short is asked for more, at most twice.
 */
export async function writeText(
  ask: AskStream,
  request: TextRequest,
  show: (parts: readonly Part[]) => Promise<void>,
): Promise<WrittenText> {
  const { brief, voice, own, given, all, unproven } = request
  const ground: Ground = { sources: given, own: briefOf(brief), language: brief.language }
  const range = wordRange(brief)
  const kinds = own.parts.map(({ kind }) => kind)
  const { system, prompt } = draftQuestion({ brief, voice, range, sources: given, kinds })
  const messages: Message[] = [{ role: 'user', content: prompt }]
  const answer: Answer = { counts: noCounts(), isCutShort: false, error: null }
  let parts: Part[] = []

  for (let round = 0; round <= REWRITING.rounds; round++) {
    const before = parts
    const heard = await readRound(ask({ system, messages: [...messages] }), {
      ...{ ground, unproven, answer, known: new Set(before.map(wordsOf)) },
      async show(found) {
        parts = round === 0 ? [...found] : withFurther(before, found)
        await show(parts)
      },
    })
    const count = countDraftWords({ parts, sources: all })
    const isOver = answer.isCutShort || answer.error !== null || heard.found === 0
    if (isOver || count >= range.from) break
    messages.push(
      { role: 'assistant', content: heard.said || '{}' },
      { role: 'user', content: moreQuestion(count, range) },
    )
  }
  const cut = cutToLength(parts, range.to, all)
  return { text: titled({ ...own, sources: all, parts: cut }, own), ...answer }
}

type Answer = Omit<WrittenText, 'text'>

interface Reading {
  ground: Ground
  unproven: UnprovenChoice
  answer: Answer
  /** Words of parts that stand already: a model likes to repeat them. */
  known: ReadonlySet<string>
  show: (found: readonly Part[]) => Promise<void>
}

/** Reads one answer to its end, or as far as it comes. */
async function readRound(
  pieces: AsyncIterable<string>,
  { ground, unproven, answer, known, show }: Reading,
): Promise<{ found: number; said: string }> {
  const found: Part[] = []
  const reader = readParts()
  let said = ''
  const take = (written: readonly WrittenPart[], isCutShort = false) => {
    const before = found.length
    for (const one of written) {
      const part = checkPart(one, ground, unproven, answer.counts)
      if (part && !known.has(wordsOf(part))) found.push({ ...part, isCutShort })
    }
    return found.length > before ? show(found) : Promise.resolve()
  }
  try {
    for await (const piece of pieces) {
      said = (said + piece).slice(0, REWRITING.answerCharacters)
      await take(reader.add(piece))
    }
  } catch (error) {
    answer.error = error
  }
  const rest = reader.end()
  answer.isCutShort ||= rest.isCutShort
  await take(rest.parts, rest.isCutShort)
  return { found: found.length, said }
}

/** A text without a title of its own keeps that of the one before. */
function titled(text: DraftText, own: DraftText): DraftText {
  const title = text.parts.find(({ kind }) => kind === 'title' || kind === 'subject')
  if (title) return { ...text, title: wordsOf(title).slice(0, DRAFTS.titleCharacters) }
  const titles = own.parts.filter(({ kind }) => kind === 'title' || kind === 'subject')
  return { ...text, title: own.title, parts: [...titles, ...text.parts] }
}
