import { countDraftWords } from '../../drafts/count-draft-words.ts'
import { wordsOf, type DraftText, type Part } from '../../drafts/draft.ts'
import type { WholeBrief } from '../../drafts/brief.ts'
import { DRAFTS, REWRITING } from '../../limits.ts'
import type { VoiceDraft } from '../../voices/voice.ts'
import type { DraftNote } from '../../writing/material.ts'
import { wordRange } from '../../writing/word-range.ts'
import {
  checkPart,
  noCounts,
  type Counts,
  type GivenSource,
  type Ground,
  type UnprovenChoice,
} from './checking/check-parts.ts'
import { briefOf, draftQuestion, GO_ON, moreQuestion } from './content-question.ts'
import { readParts, type WrittenPart } from './checking/read-parts.ts'
import { cutToLength, withFurther } from './checking/text-length.ts'

export interface Message {
  role: 'user' | 'assistant'
  content: string
}

/** Sends a conversation to a model and yields the answer piece by piece. */
export type AskStream = (talk: { system: string; messages: Message[] }) => AsyncIterable<string>

export interface TextRequest {
  brief: WholeBrief
  voice: VoiceDraft | null
  /** The text that was drafted without a model. Its kinds of parts and its title are used. */
  own: DraftText
  /** Reports for the model, each with its index into `all`. */
  given: readonly GivenSource[]
  /**
   * Notes that the reader lets the model read. If there are any, all words of the model are marked
   * as words of notes.
   */
  notes: readonly DraftNote[]
  all: DraftText['sources']
  unproven: UnprovenChoice
}

export interface WrittenText {
  text: DraftText
  counts: Counts
  /** True if the model stopped in the middle of a part. */
  isCutShort: boolean
  /** The failure that ended the text early; null without one. */
  error: unknown
}

/** The progress of a text, so that another worker can resume it without repeating a question. */
export interface WritingProgress {
  /** Messages after the first question, up to the current round. */
  talk: Message[]
  round: number
  /** Complete lines of the current round's answer. */
  said: string
  isRoundOver: boolean
  counts: Counts
}

type Show = (parts: readonly Part[], progress: WritingProgress) => Promise<void>

/**
 * Has a model write a text part by part, and keeps the sentences that its sources support. An
 * interrupted answer keeps its parts so far. If the text is too short, more is requested, at most
 * twice. A resumed writing continues after its last part.
 */
export async function writeText(
  ask: AskStream,
  request: TextRequest,
  show: Show,
  begun: { parts: Part[]; progress: WritingProgress } | null = null,
): Promise<WrittenText> {
  const { brief, voice, own, given, notes, all, unproven } = request
  const said = [briefOf(brief), ...notes.map(({ text }) => text)].join('\n')
  const ground: Ground = { sources: given, own: said, language: brief.language }
  const range = wordRange(brief)
  const kinds = own.parts.map(({ kind }) => kind)
  const { system, prompt } = draftQuestion({ brief, voice, range, sources: given, notes, kinds })
  const first: Message = { role: 'user', content: prompt }
  const answer: Answer = {
    counts: begun?.progress.counts ?? noCounts(),
    isCutShort: false,
    error: null,
  }
  let parts = begun?.parts ?? []
  let progress = begun?.progress ?? newRound([], 0, answer.counts)

  for (;;) {
    if (!progress.isRoundOver) {
      const before = parts
      const messages = [first, ...progress.talk, ...goOn(progress.said)]
      const found = await readRound(ask({ system, messages }), {
        ...{ ground, unproven, answer, known: new Set(before.map(wordsOf)) },
        async show(fresh, said) {
          const { round } = progress
          parts = round === 0 ? [...before, ...fresh] : withFurther(before, fresh)
          await show(parts, { ...progress, said: (progress.said + said).slice(0, MOST_SAID) })
        },
      })
      const isOver = answer.isCutShort || answer.error !== null || found.count === 0
      progress = { ...progress, said: progress.said + found.said, isRoundOver: true }
      if (isOver) break
      await show(parts, progress)
    }
    const count = countDraftWords({ parts, sources: all })
    if (count >= range.from || progress.round === REWRITING.rounds) break
    const talk: Message[] = [
      ...progress.talk,
      { role: 'assistant', content: progress.said || '{}' },
      { role: 'user', content: moreQuestion(count, range) },
    ]
    progress = newRound(talk, progress.round + 1, answer.counts)
  }
  const fitting = cutToLength(parts, range.to, all)
  const cut = notes.length === 0 ? fitting : fitting.map(asOfNotes)
  return { text: titled({ ...own, sources: all, parts: cut }, own), ...answer }
}

type Answer = Omit<WrittenText, 'text'>

const MOST_SAID = REWRITING.answerCharacters

const newRound = (talk: Message[], round: number, counts: Counts): WritingProgress => ({
  ...{ talk, round, said: '', isRoundOver: false, counts },
})

/** Asks a model to continue after the lines that it had written when the worker stopped. */
function goOn(said: string): Message[] {
  if (said === '') return []
  return [
    { role: 'assistant', content: said },
    { role: 'user', content: GO_ON },
  ]
}

interface Reading {
  ground: Ground
  unproven: UnprovenChoice
  answer: Answer
  /** Words of existing parts, used to detect repetitions. */
  known: ReadonlySet<string>
  /** Receives the parts so far, and the complete lines that they were read from. */
  show: (found: readonly Part[], said: string) => Promise<void>
}

/** Reads one answer to its end, or until it is interrupted. */
async function readRound(
  pieces: AsyncIterable<string>,
  { ground, unproven, answer, known, show }: Reading,
): Promise<{ count: number; said: string }> {
  const found: Part[] = []
  const reader = readParts()
  let said = ''
  const take = (written: readonly WrittenPart[], isCutShort = false) => {
    for (const one of written) {
      const part = checkPart(one, ground, unproven, answer.counts)
      if (part && !known.has(wordsOf(part))) found.push({ ...part, isCutShort })
    }
    const lines = said.slice(0, said.lastIndexOf('\n') + 1)
    return written.length > 0 ? show(found, lines) : Promise.resolve()
  }
  try {
    for await (const piece of pieces) {
      said = (said + piece).slice(0, MOST_SAID)
      await take(reader.add(piece))
    }
  } catch (error) {
    answer.error = error
  }
  const rest = reader.end()
  answer.isCutShort ||= rest.isCutShort
  await take(rest.parts, rest.isCutShort)
  return { count: found.length, said }
}

/**
 * Marks the model's words as private: any of them may come from a note, so none is published unless
 * the reader agrees.
 */
function asOfNotes(part: Part): Part {
  return {
    ...part,
    runs: part.runs.map((run) => (run.by === 'model' ? { ...run, by: 'note' } : run)),
  }
}

/** Names a text by its title part; without one, it gets the titles of the draft without a model. */
function titled(text: DraftText, own: DraftText): DraftText {
  const title = text.parts.find(({ kind }) => kind === 'title' || kind === 'subject')
  if (title) return { ...text, title: wordsOf(title).slice(0, DRAFTS.titleCharacters) }
  const titles = own.parts.filter(({ kind }) => kind === 'title' || kind === 'subject')
  return { ...text, title: own.title, parts: [...titles, ...text.parts] }
}
