import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { languageName } from '#engine/languages/language-name.ts'
import { askModel, chooseFor, EndpointTrouble, type Chosen } from '#platform/models/server/lends.ts'
import { changeRunOf, readOpenRun, startRun } from '#platform/runs/server/lends.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { rewriting } from '../../contracts/rewriting.ts'
import { demandDraft, demandVersion, readBrief } from '../rows/draft-rows.ts'
import { insertDraft } from '../rows/write-rows.ts'
import { voiceFor } from '../voices/voice-of-draft.ts'
import { contentTask } from './content-task.ts'
import { estimateOf } from './estimate-writing.ts'
import { WRITING } from './perform-writing.ts'
import { readGiven } from './read-given.ts'
import { rewritePart } from './rewrite-part.ts'
import { beginWriting, endWriting, findWriting } from './writing-rows.ts'

const NO_ENDPOINT = 'Set up an AI endpoint under AI Studio to let a model write.'

/** Writing with the reader's endpoint. */
export function serverRewriting(desk: Desk): Api<typeof rewriting> {
  const { readerId, now } = desk
  const tell = () => desk.announce({ area: 'ai-content' })

  async function demandChosen(): Promise<Chosen> {
    const chosen = await chooseFor(desk, readerId, contentTask)
    if (chosen) return chosen
    throw new Problem('conflict', NO_ENDPOINT)
  }

  return {
    async getWriter() {
      const chosen = await chooseFor(desk, readerId, contentTask)
      if (!chosen) return { endpoint: null, reason: NO_ENDPOINT }
      return { endpoint: { name: chosen.endpoint.name, model: chosen.model }, reason: null }
    },

    async estimateWriting({ draft }) {
      await demandDraft(desk, draft)
      const chosen = await chooseFor(desk, readerId, contentTask)
      return chosen && estimateOf(desk, chosen, draft)
    },

    async writeByModel({ draft, version, creativity, unproven, withNotes }) {
      const row = await demandDraft(desk, draft)
      if (row.version !== version)
        throw new Problem('conflict', 'This text was changed elsewhere. Load it again.')
      const { model } = await demandChosen()
      await desk.db.transaction(async (db) => {
        await beginWriting({ db, readerId }, draft, 'draft', now())
        const input = { kind: 'draft' as const, draft, version, creativity, unproven, withNotes }
        const title = `Write “${row.title}” with ${model}`
        await startRun(desk, WRITING, { readerId, title, subject: draft, input }, db)
      })
      await tell()
    },

    async getWriting({ draft }) {
      await demandDraft(desk, draft)
      const writing = await findWriting(desk, draft)
      if (writing?.state !== 'writing') return writing
      const state = await readOpenRun(desk.db, WRITING, { readerId, subject: draft })
      if (state !== null && state !== 'failed') return writing
      return {
        ...writing,
        state: 'failed',
        parts: [],
        words: 'The writing was interrupted. The text from before stays.',
      }
    },

    async stopWriting({ draft }) {
      await demandDraft(desk, draft)
      await endWriting(desk, draft, 'stopped', 'You stopped the writing.')
      await changeRunOf(desk, WRITING, draft, 'cancel')
      await tell()
    },

    async rewrite({ draft, part, selection, way, attempt, unproven, withNotes }) {
      const row = await demandDraft(desk, draft)
      const { text } = await demandVersion(desk, draft, row.version)
      const chosen = await demandChosen()
      const request = {
        ...{ brief: await readBrief(desk, draft), voice: await voiceFor(desk, draft) },
        ...{ part, selection, way, attempt, unproven, withNotes },
        given: await readGiven(desk, text.sources, part),
      }
      return rewritePart((question) => askModel(desk, chosen, question), request).catch(asProblem)
    },

    async translateDraft({ draft, language, withNotes }) {
      const row = await demandDraft(desk, draft)
      const brief = await readBrief(desk, draft)
      if (brief.language === language)
        throw new Problem('conflict', `The text is in ${languageName(language)} already.`)
      const { model } = await demandChosen()
      const { text, notices } = await demandVersion(desk, draft, row.version)
      const made = await desk.db.transaction(async (db) => {
        const of = { db, readerId }
        await db.run(sql`select from readers where id = ${readerId} for no key update`)
        const copy = {
          text,
          notices,
          brief: { ...brief, language },
          by: 'reader' as const,
          author: null,
        }
        const id = await insertDraft(of, copy, now())
        await beginWriting(of, id, 'translation', now())
        const title = `Translate “${row.title}” with ${model}`
        const input = {
          kind: 'translation' as const,
          draft: id,
          version: 1,
          from: brief.language,
          to: language,
          withNotes,
        }
        await startRun(desk, WRITING, { readerId, title, subject: id, input }, db)
        return id
      })
      await tell()
      return { draft: made }
    },
  }
}

/** Turns an endpoint's failure into a problem for the screen. */
function asProblem(error: unknown): never {
  if (error instanceof EndpointTrouble) throw new Problem('unavailable', error.message)
  throw error
}
