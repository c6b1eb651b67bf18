import { articlesOf } from '#areas/newsroom/server/lends.ts'
import { readNotes } from '#areas/notes/server/lends.ts'
import type { Api } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { templates } from '../../contracts/templates.ts'
import type { WholeBrief } from '../../drafts/brief.ts'
import { readTemplateBrief, templateBrief } from '../../drafts/template-brief.ts'
import { generalTemplates } from '../../general-templates.ts'
import { demandDraft, readBrief } from '../rows/draft-rows.ts'
import { demandTemplate, demandTemplateRoom, templateGone } from './template-rows.ts'

/** The templates of a reader. */
export function serverTemplates(desk: Desk): Api<typeof templates> {
  const { readerId, now } = desk
  const tell = () => desk.announce({ area: 'ai-content' })

  return {
    async getTemplate({ template }) {
      const general = generalTemplates.find(({ id }) => id === template)
      if (general) {
        const { name, description, type, tone, length, brief } = general
        return { name, description, brief: { type, tone, length, ...brief }, missing: [] }
      }
      const { name, description, brief: kept } = await demandTemplate(desk, template)
      const { brief, gone } = readTemplateBrief(kept)
      const { present, missing } = await withoutGone(desk, brief)
      return { name, description, brief: present, missing: [...gone, ...missing] }
    },

    async saveTemplate({ draft, name, keepsWords }) {
      const template = newId('template')
      await desk.db.transaction(async (db) => {
        const of = { db, readerId }
        await demandTemplateRoom(of)
        const { title } = await demandDraft(of, draft)
        const brief = templateBrief(await readBrief(of, draft), keepsWords)
        const description = keepsWords ? `With the words of “${title}”.` : ''
        await db.run(sql`
          insert into ai_content_templates (id, reader_id, name, description, brief, created_at)
          values (${template}, ${readerId}, ${name}, ${description}, ${JSON.stringify(brief)}::jsonb, ${now()})`)
      })
      await tell()
      return { template }
    },

    async renameTemplate({ template, name }) {
      const { changed } = await desk.db.run(sql`
        update ai_content_templates set name = ${name}
        where id = ${template} and reader_id = ${readerId} and deleted_at is null`)
      if (changed === 0) throw templateGone()
      await tell()
    },

    async deleteTemplate({ template }) {
      const { changed } = await desk.db.run(sql`
        update ai_content_templates set deleted_at = ${now()}
        where id = ${template} and reader_id = ${readerId} and deleted_at is null`)
      if (changed === 0) throw templateGone()
      await tell()
    },

    async restoreTemplate({ template }) {
      await desk.db.transaction(async (db) => {
        await demandTemplateRoom({ db, readerId })
        const { changed } = await db.run(sql`
          update ai_content_templates set deleted_at = null
          where id = ${template} and reader_id = ${readerId} and deleted_at is not null`)
        if (changed === 0) await demandTemplate({ db, readerId }, template)
      })
      await tell()
    },
  }
}

/**
 * Removes from a brief the subjects and notes that no longer exist, and returns them in words, such
 * as "an article".
 */
async function withoutGone(
  desk: Desk,
  { subjects = [], notes = [], ...brief }: Partial<WholeBrief>,
): Promise<{ present: Partial<WholeBrief>; missing: string[] }> {
  const { db, readerId, extensions } = desk
  const scope = { db, readerId, now: desk.now() }
  const missing: string[] = []
  async function there<One>(
    all: readonly One[],
    find: (one: One) => Promise<unknown>,
    kind: (one: One) => string,
  ) {
    const found: One[] = []
    for (const one of all) {
      try {
        await find(one)
        found.push(one)
      } catch (problem) {
        if (!(problem instanceof Problem) || problem.kind !== 'not-found') throw problem
        missing.push(kind(one))
      }
    }
    return found
  }
  const present = {
    ...brief,
    subjects: await there(
      subjects,
      (subject) => articlesOf(scope, extensions, subject),
      ({ kind }) => (kind === 'article' ? 'an article' : `a ${kind}`),
    ),
    notes: await there(
      notes,
      (note) => readNotes({ db, readerId }, [note], 1),
      () => 'a note',
    ),
  }
  return { present, missing }
}
