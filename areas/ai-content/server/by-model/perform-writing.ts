import * as z from 'zod/mini'
import type { NamedChange } from '#core/contract.ts'
import {
  chooseFor,
  EndpointTrouble,
  askModel,
  recordCheck,
  type Chosen,
} from '#platform/models/server/lends.ts'
import type { RunAtWork, RunKind } from '#platform/runs/server/lends.ts'
import { deskOf, type Desk } from '#server/tools.ts'
import { contentLanguages, creativityLevels } from '../../choices.ts'
import { unprovenChoices } from '../../contracts/rewriting.ts'
import type { DraftText, Part } from '../../drafts/draft.ts'
import { fixDraft } from '../../voices/draft-voice.ts'
import { materialOf } from '../material/material-of.ts'
import { demandDraft, demandVersion, readBrief } from '../rows/draft-rows.ts'
import { keepVoice, voiceFor } from '../voices/voice-of-draft.ts'
import { contentTask, contentTaskAt } from './content-task.ts'
import { askContent } from './ask-content.ts'
import { givenSources, withSources } from './given-sources.ts'
import { keepText } from './keep-text.ts'
import { translateText } from './translate-text.ts'
import { translationWords, writtenWords } from './writing-words.ts'
import {
  endWriting,
  findProgress,
  giveUpWriting,
  isStopped,
  isUnderWay,
  keepParts,
  noteResumed,
  type KeptProgress,
} from './writing-rows.ts'
import { writeText } from './write-text.ts'

const Input = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('draft'),
    draft: z.string(),
    version: z.int(),
    creativity: z.enum(creativityLevels),
    unproven: z.enum(unprovenChoices),
    /** Missing in jobs that an older version of the server queued. */
    withNotes: z.optional(z.boolean()),
  }),
  z.object({
    kind: z.literal('translation'),
    draft: z.string(),
    version: z.int(),
    from: z.enum(contentLanguages),
    to: z.enum(contentLanguages),
    withNotes: z.optional(z.boolean()),
  }),
])
type Input = z.infer<typeof Input>

export const WRITING = { area: 'ai-content', kind: 'write' } as const

const WRITING_READ: NamedChange = { area: 'ai-content/rewriting', operations: ['getWriting'] }

/** The shortest time between two updates of the screen. */
const SHOWN_EVERY_MS = 400
/**
 * The least share of sentences that the check keeps or marks; below it the whole text is rejected.
 */
const LEAST_SHARE = 0.5
const STAYS = 'The text from before stays.'

/**
 * Has an endpoint write or translate a draft. A worker that resumes the job continues after the
 * finished parts.
 */
export const writeDrafts: RunKind<Input> = {
  ...WRITING,
  input: Input,
  atOnce: { inAll: 4, perReader: 1 },
  async perform(world, run) {
    const desk = deskOf(world, run.readerId)
    const { input } = run
    const task = input.kind === 'draft' ? contentTaskAt(input.creativity) : contentTask
    const chosen = await chooseFor(desk, run.readerId, task)
    const end = async (state: 'done' | 'stopped' | 'failed', words: string) => {
      await endWriting(desk, input.draft, state, words)
      await desk.announce({ area: 'ai-content' })
      return { state }
    }
    // The former worker saved the text and stopped, or the reader ended the writing.
    if (!(await isUnderWay(desk, input.draft))) return { state: 'done' }
    if (!chosen) return end('failed', `No AI endpoint is set up any more. ${STAYS}`)
    const show = shownTo(desk, run)
    try {
      const made = await (input.kind === 'draft'
        ? write(desk, chosen, run, input, show)
        : translate(desk, chosen, input, (parts) => show(parts, null)))
      if (!made.text) return await end('failed', made.words)
      await keepText(desk, input, made.text, made.words)
      await desk.announce({ area: 'ai-content' })
      return { state: 'done' }
    } catch (error) {
      if (await isStopped(desk, input.draft)) return { state: 'stopped' }
      if (run.signal.aborted || !(error instanceof EndpointTrouble)) throw error
      return end('failed', `${error.message} ${STAYS}`)
    }
  },
  async giveUp(db, { readerId, subject }) {
    if (subject !== null) await giveUpWriting({ db, readerId }, subject)
  },
}

interface Made {
  /** The new text; null if the former text stays. */
  text: DraftText | null
  words: string
}

async function write(
  desk: Desk,
  chosen: Chosen,
  { signal }: RunAtWork<Input>,
  input: Extract<Input, { kind: 'draft' }>,
  show: Show,
): Promise<Made> {
  await demandDraft(desk, input.draft)
  const brief = await readBrief(desk, input.draft)
  const { text: own } = await demandVersion(desk, input.draft, input.version)
  const voice = await voiceFor(desk, input.draft)
  const material = await materialOf(desk, brief)
  const begun = await findProgress(desk, input.draft)
  if (begun) {
    await noteResumed(desk, input.draft)
    await desk.announce(WRITING_READ)
  }
  const { given, all } = withSources(
    begun?.progress.sources ?? [],
    givenSources(material, brief.language),
  )
  const notes = input.withNotes ? material.notes : []
  const { text, counts, isCutShort, error } = await writeText(
    askContent(desk, chosen, signal),
    { brief, voice, own, given, notes, all, unproven: input.unproven },
    (parts, progress) => show(parts, { ...progress, sources: all }),
    begun,
  )
  const read = counts.kept + counts.marked + counts.dropped
  const stood = counts.kept + counts.marked
  if (error !== null && stood === 0) throw error
  if (signal.aborted && !(await isStopped(desk, input.draft))) throw signal.reason
  const isWritten = stood > 0 && stood >= read * LEAST_SHARE
  await recordCheck(
    desk,
    { readerId: desk.readerId, task: contentTask.id, model: chosen.model },
    { kept: counts.kept, dropped: counts.dropped + counts.marked, isWritten },
  )
  const by = `${chosen.model} at ${chosen.endpoint.name}`
  if (!isWritten)
    return {
      text: null,
      words: `Of ${read} sentences by ${by}, ${stood} passed the check against the sources. ${STAYS}`,
    }
  if (voice) await keepVoice(desk, input.draft, voice)
  const voiced = voice ? fixDraft(text, voice.rules, brief.language).draft : text
  return { text: voiced, words: writtenWords(by, { counts, isCutShort, error }) }
}

async function translate(
  desk: Desk,
  chosen: Chosen,
  { draft, version, from, to, withNotes = false }: Extract<Input, { kind: 'translation' }>,
  show: (parts: readonly Part[]) => Promise<void>,
): Promise<Made> {
  const { text } = await demandVersion(desk, draft, version)
  const done = await translateText(
    (question) => askModel(desk, chosen, question),
    { text, from, to, withNotes },
    show,
  )
  const by = `${chosen.model} at ${chosen.endpoint.name}`
  return { text: done.text, words: translationWords(by, from, done) }
}

type Show = (parts: readonly Part[], progress: KeptProgress | null) => Promise<void>

/** Saves each new part, and tells screens about it less often. */
function shownTo(desk: Desk, run: RunAtWork<Input>): Show {
  let shownAt = -Infinity
  return async (parts, progress) => {
    run.signal.throwIfAborted()
    await keepParts(desk, run.input.draft, [...parts], progress)
    if (performance.now() - shownAt < SHOWN_EVERY_MS) return
    await desk.announce(WRITING_READ)
    shownAt = performance.now()
  }
}
