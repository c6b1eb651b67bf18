import { useCallback, useContext, useState } from 'react'
import { SavedEditor, type KeptContent } from '#core/editing/saved-editor.ts'
import { AskContext, useRefresh } from '#web/asking/api.tsx'
import { draftStore } from '#web/place/draft-store.ts'
import { useSavedEditor } from '#web/place/use-saved-editor.ts'
import { drafts, type DraftNotice, type OpenDraft } from '../../contracts/drafts.ts'
import type { DraftText } from '../../drafts/draft.ts'

export type DraftEditor = SavedEditor<OpenDraft, DraftText>

/** Stores texts that were not saved when their page was left. */
const keptTexts = draftStore<KeptContent<DraftText>>(
  'content-draft',
  (kept) => typeof kept?.version === 'number' && Array.isArray(kept.content?.parts),
)

/** The editor of a draft, and the notices of its newest saved text. */
export function useDraftEditor(saved: OpenDraft) {
  const ask = useContext(AskContext)
  const refresh = useRefresh()
  const [told, setTold] = useState<{ version: number; notices: DraftNotice[] } | null>(null)
  const { id } = saved
  const [editor] = useState<DraftEditor>(
    () =>
      new SavedEditor(saved, {
        contentOf: ({ text }) => text,
        read: () => ask(drafts.getDraft, { draft: id }),
        async save({ version }, text) {
          const done = await ask(drafts.saveDraft, { draft: id, version, text })
          setTold(done)
          return done
        },
        onSaved: () => {},
        drafts: {
          read: () => keptTexts.read(id),
          write: (kept) => keptTexts.write(id, kept),
          remove: () => keptTexts.remove(id),
        },
      }),
  )
  // Reads the history again, because it does not have the latest typing yet.
  const handleLeft = useCallback(() => refresh({ area: 'ai-content/drafts' }), [refresh])
  const view = useSavedEditor(editor, saved, handleLeft)
  const notices = told && told.version > saved.version ? told.notices : saved.notices
  return { editor, view, notices }
}
