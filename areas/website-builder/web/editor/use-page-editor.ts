import { useCallback, useContext, useState } from 'react'
import type { Ask } from '#core/contract.ts'
import { AskContext, useRefresh } from '#web/asking/api.tsx'
import { draftStore } from '#web/place/draft-store.ts'
import { useSavedEditor } from '#web/place/use-saved-editor.ts'
import { pages, type EditedPage, type PageDraft } from '../../contracts/pages.ts'
import { isPost, postDoor } from '../posts/post-as-page.ts'
import { PageEditor, type KeptBlocks } from '../../editing/page-editor.ts'

/** Unsaved blocks of pages that were left, stored in the browser. */
const keptBlocks = draftStore<KeptBlocks>(
  'site-page',
  (kept) => typeof kept?.version === 'number' && Array.isArray(kept.content),
)

interface Tools {
  site: string
  saved: EditedPage
  /** Called after each save. */
  onSaved: () => void
}

/** The editor of a page, which saves automatically while it is open. */
export function usePageEditor({ site, saved, onSaved }: Tools) {
  const ask = useContext(AskContext)
  const refresh = useRefresh()
  const [editor] = useState(() => {
    const page = saved.id
    const door = isPost(page) ? postDoor(ask, site, page) : pageDoor(ask, site, page)
    return new PageEditor(saved, {
      ...door,
      onSaved,
      drafts: {
        read: () => keptBlocks.read(page),
        write: (kept) => keptBlocks.write(page, kept),
        remove: () => keptBlocks.remove(page),
      },
    })
  })
  // Reloads the lists of pages, so that they show the last changes.
  const handleLeft = useCallback(() => refresh({ area: 'website-builder' }), [refresh])
  const view = useSavedEditor(editor, saved, handleLeft)

  return { editor, view }
}

function pageDoor(ask: Ask, site: string, page: string) {
  return {
    read: () => ask(pages.getPage, { site, page }),
    save: (version: number, draft: PageDraft) =>
      ask(pages.savePage, { site, page, version, draft }),
  }
}
