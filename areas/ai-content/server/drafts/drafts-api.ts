import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Desk } from '#server/tools.ts'
import { DraftVersion, type drafts } from '../../contracts/drafts.ts'
import type { WholeBrief } from '../../drafts/brief.ts'
import { countDraftWords } from '../../drafts/count-draft-words.ts'
import type { DraftText } from '../../drafts/draft.ts'
import { keepOwnParts } from '../../drafts/keep-own-parts.ts'
import { DRAFTS } from '../../limits.ts'
import { noticesOf } from '../../writing/notices.ts'
import { lookAhead } from '../../writing/look-ahead.ts'
import { shortenToFit } from '../../writing/shorten-to-fit.ts'
import { writeDraft } from '../../writing/write-draft.ts'
import { materialOf } from '../material/material-of.ts'
import {
  demandDraft,
  demandVersion,
  findDrafted,
  lockDraft,
  readBrief,
  type KeptText,
  type Owned,
} from '../rows/draft-rows.ts'
import { insertDraft, saveVersion, type VersionMaker } from '../rows/write-rows.ts'
import { keepVoice, readVoiceOf } from '../voices/voice-of-draft.ts'
import { demandVoice } from '../voices/voice-rows.ts'
import { checkGiven } from './check-given.ts'
import { countDrafts, listDrafts } from './list-drafts.ts'
import { tellDrafted } from './tell-drafted.ts'
import { withCurrentSources } from './current-sources.ts'
import { withMakers } from './with-makers.ts'

/** The drafts of a reader. */
export function serverDrafts(desk: Desk): Api<typeof drafts> {
  const { readerId, now } = desk
  const tell = () => desk.announce({ area: 'ai-content' })

  /** Saves the next version of a draft. Saves of one draft wait for each other. */
  async function save(
    draft: string,
    by: VersionMaker,
    version: number | null,
    make: (of: Owned, newest: KeptText) => Promise<KeptText>,
  ): Promise<{ version: number } & KeptText> {
    const saved = await desk.db.transaction(async (db) => {
      const of = { db, readerId }
      await lockDraft(of, draft)
      const row = await demandDraft(of, draft)
      if (version !== null && row.version !== version) throw changedSince()
      const made = await make(of, await demandVersion(of, draft, row.version))
      return { ...made, version: await saveVersion(of, draft, { ...made, by }, now()) }
    })
    await tell()
    return saved
  }

  return {
    async listDrafts(asked) {
      const page = await listDrafts(desk, asked)
      return { ...page, drafts: await withMakers(desk, page.drafts) }
    },

    countDrafts: (asked) => countDrafts(desk, asked),

    async getDraft({ draft }) {
      const row = await demandDraft(desk, draft)
      const [named = row] = await withMakers(desk, [row])
      const kept = await demandVersion(desk, draft, row.version)
      const { text, notices } = await withCurrentSources(desk, draft, kept.text)
      const brief = await readBrief(desk, draft)
      const voice = await readVoiceOf(desk, draft)
      return { ...named, text, notices: [...kept.notices, ...notices], brief, voice }
    },

    lookAhead: async ({ brief }) => lookAhead(brief, await materialOf(desk, brief)),

    async writeDraft({ brief }) {
      const written = writeDraft(brief, await materialOf(desk, brief))
      const draft = await desk.db.transaction(async (db) => {
        await lockReader({ db, readerId })
        const made = { ...written, brief, by: 'frame' as const, author: null }
        const id = await insertDraft({ db, readerId }, made, now())
        await tellDrafted(desk, db, { id, name: written.text.title }, brief.type)
        return id
      })
      await tell()
      return { draft }
    },

    async redraft({ draft, version, brief }) {
      const { text } = writeDraft(brief, await materialOf(desk, brief))
      const saved = await save(draft, 'frame', version, async (of, newest) => {
        await of.db.run(sql`
          update ai_content_briefs set brief = ${JSON.stringify(brief)}::jsonb
          where draft_id = ${draft} and reader_id = ${readerId}`)
        await of.db.run(sql`
          update ai_content_drafts set type = ${brief.type}, tone = ${brief.tone}
          where id = ${draft} and reader_id = ${readerId}`)
        const drafted = await findDrafted(of, draft)
        return noticed(brief, keepOwnParts(drafted?.text ?? null, newest.text, text))
      })
      return { version: saved.version }
    },

    async saveDraft({ draft, version, text }) {
      const saved = await save(draft, 'reader', version, async (of, newest) =>
        noticed(await readBrief(of, draft), await checkGiven(of, text, newest.text)),
      )
      const { notices } = await withCurrentSources(desk, draft, saved.text)
      return {
        version: saved.version,
        editedAt: now().toISOString(),
        notices: [...saved.notices, ...notices],
      }
    },

    async renameDraft({ draft, title }) {
      await save(draft, 'reader', null, async (_, newest) => ({
        ...newest,
        text: { ...newest.text, title },
      }))
    },

    async chooseVoice({ draft, voice }) {
      await keepVoice(desk, draft, voice === null ? null : await demandVoice(desk, voice))
      await tell()
    },

    async duplicateDraft({ draft }) {
      const copy = await desk.db.transaction(async (db) => {
        const of = { db, readerId }
        await lockReader(of)
        const { version, title, author } = await demandDraft(of, draft)
        const { text, notices } = await demandVersion(of, draft, version)
        const named = { ...text, title: `${title.slice(0, DRAFTS.titleCharacters - 7)} (copy)` }
        const brief = await readBrief(of, draft)
        const byWorkflow = author.startsWith('workflow ') ? author : null
        const made = { text: named, notices, brief, by: 'reader' as const, author: byWorkflow }
        const id = await insertDraft(of, made, now())
        await keepVoice(of, id, await readVoiceOf(of, draft))
        return id
      })
      await tell()
      return { draft: copy }
    },

    async deleteDrafts({ drafts }) {
      await desk.db.run(sql`
        update ai_content_drafts set deleted_at = ${now()}
        where id = any(${drafts}) and reader_id = ${readerId} and deleted_at is null`)
      await tell()
    },

    async restoreDrafts({ drafts }) {
      await desk.db.run(sql`
        update ai_content_drafts set deleted_at = null
        where id = any(${drafts}) and reader_id = ${readerId} and deleted_at is not null`)
      await tell()
    },

    async listVersions({ draft }) {
      await demandDraft(desk, draft)
      const versions = await desk.db.many(
        DraftVersion,
        sql`select version, made_by as by, word_count, saved_at from ai_content_versions
            where draft_id = ${draft} and reader_id = ${readerId} order by version desc`,
      )
      return { versions }
    },

    async getVersion({ draft, version }) {
      await demandDraft(desk, draft)
      return (await demandVersion(desk, draft, version)).text
    },

    async restoreVersion({ draft, version }) {
      const saved = await save(draft, 'restored', null, (of) => demandVersion(of, draft, version))
      return { version: saved.version }
    },

    async shortenToFit({ draft, version }) {
      const saved = await save(draft, 'reader', version, async (of, newest) =>
        noticed(await readBrief(of, draft), shortenToFit(newest.text)),
      )
      return { version: saved.version }
    },
  }
}

/** Adds notices about what a changed text lacks. */
function noticed(brief: WholeBrief, text: DraftText): KeptText {
  const articles = [...new Set(text.sources.map(({ article }) => article))]
  return { text, notices: noticesOf(brief, { articles }, text, countDraftWords(text)) }
}

/** Makes a reader's new drafts wait for each other, so that their number stays within the limit. */
async function lockReader({ db, readerId }: Owned): Promise<void> {
  await db.run(sql`select from readers where id = ${readerId} for no key update`)
}

const changedSince = () =>
  new Problem(
    'conflict',
    'This text was changed elsewhere since you opened it. Load it again, or save yours as a copy.',
  )
