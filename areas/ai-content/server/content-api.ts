import type { Api } from '#core/contract.ts'
import { sql, type Desk } from '#server/tools.ts'
import { ContentUsage, type aiContent } from '../contract.ts'
import { generalTemplates } from '../general-templates.ts'
import { ownTemplates } from './templates/template-rows.ts'
import { listDrafts } from './drafts/list-drafts.ts'
import { withMakers } from './drafts/with-makers.ts'
import { listModels, readSettings, saveSettings } from './settings.ts'

/** Serves templates, the history, models, settings and totals of AI Content. */
export function serverAiContent(desk: Desk): Api<typeof aiContent> {
  const { db, readerId } = desk

  return {
    async listTemplates() {
      return [...(await ownTemplates(desk)), ...generalTemplates]
    },

    async listGenerations() {
      const { drafts } = await listDrafts(desk, {})
      return withMakers(desk, drafts)
    },

    listModels: () => listModels(desk),

    getSettings: () => readSettings(desk),

    async saveSettings(changes) {
      await saveSettings(desk, changes)
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
      return { canWrite: true, keepsVoices: true, formKey: readerId }
    },
  }
}
