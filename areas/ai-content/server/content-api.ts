import type { Api } from '#core/contract.ts'
import { sql, type Desk } from '#server/tools.ts'
import { ContentUsage, type aiContent } from '../contract.ts'
import { listDrafts } from './drafts/list-drafts.ts'
import { readSettings } from './settings.ts'

/** The built-in writer: it fills a form and quotes sources, without a model. */
export const builtInWriter = { id: 'built-in', name: 'Built-in writer' }

/** AI Content of a reader, as overviews show it. */
export function serverAiContent(desk: Desk): Api<typeof aiContent> {
  const { db, readerId } = desk

  return {
    async listTemplates() {
      return []
    },

    async listGenerations() {
      const { drafts } = await listDrafts(desk, {})
      return drafts
    },

    async listModels() {
      return [builtInWriter]
    },

    getSettings: () => readSettings(db, readerId),

    async saveSettings(changes) {
      const { modelId, creativity, language } = {
        ...(await readSettings(db, readerId)),
        ...changes,
      }
      await db.run(sql`
        insert into ai_content_settings (reader_id, model_id, creativity, language)
        values (${readerId}, ${modelId}, ${creativity}, ${language})
        on conflict (reader_id) do update set model_id = excluded.model_id,
          creativity = excluded.creativity, language = excluded.language`)
      await desk.announce({ area: 'ai-content' })
    },

    async getUsage() {
      return db.one(
        ContentUsage,
        sql`select count(*)::int as text_count, coalesce(sum(word_count), 0)::int as word_count,
              (count(*) filter (where status = 'published'))::int as published_count,
              (count(*) filter (where status = 'draft'))::int as draft_count, min(created_at) as since
            from ai_content_drafts where reader_id = ${readerId} and deleted_at is null`,
      )
    },

    async getWriter() {
      return { canWrite: true, keepsVoices: true }
    },
  }
}
