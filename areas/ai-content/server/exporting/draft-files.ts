import { Problem } from '#core/problem.ts'
import type { ReaderRoute } from '#server/web/routes/route.ts'
import type { Tools } from '#server/tools.ts'
import { withCurrentSources } from '../drafts/current-sources.ts'
import { fileName } from '../../exporting/file-name.ts'
import { demandDraft, demandVersion, readBrief } from '../rows/draft-rows.ts'
import { draftFile, outgoing } from './export-draft.ts'
import { savedAs } from './saved-as.ts'

/**
 * Serves the files of one draft. "?for=public" makes a publishable file, and "&notes=with" includes
 * private notes in it.
 */
export const draftFiles: ReaderRoute = {
  who: 'reader',
  path: '/ai-content/drafts/:draft/:file',
  async answer({ db }, { params: { draft = '', file = '' }, query, readerId }) {
    const found = await readDraft(db, readerId, draft)
    if (!found) return null
    const isPublic = query.get('for') === 'public'
    const text = outgoing(found.text, found.brief, {
      isPublic,
      withNotes: query.get('notes') === 'with',
    })
    const written = await draftFile(text, file)
    if (!written) return null
    const { type, body, ending } = written
    return { type, body, headers: savedAs(fileName(found.text.title) + ending) }
  },
}

/** Reads a draft with its brief; null if the draft is gone. */
async function readDraft(db: Tools['db'], readerId: string, id: string) {
  const of = { db, readerId }
  try {
    const { version } = await demandDraft(of, id)
    const kept = await demandVersion(of, id, version)
    // A source that became private after it was cited must not be published.
    const { text } = await withCurrentSources(of, id, kept.text)
    return { text, brief: await readBrief(of, id) }
  } catch (error) {
    if (error instanceof Problem && error.kind === 'not-found') return null
    throw error
  }
}
