import { useContext, useEffect, useState, useSyncExternalStore } from 'react'
import type { Ask } from '#core/contract.ts'
import { AskContext, useRefresh } from '#web/asking/api.tsx'
import { draftStore } from '#web/place/draft-store.ts'
import { pages, type EditedPage, type PageDraft } from '../../contracts/pages.ts'
import { isPost, postDoor } from '../posts/post-as-page.ts'
import { PageEditor, type KeptBlocks } from '../../editing/page-editor.ts'

/** Blocks of pages that were not saved when their page was left. */
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

/** The editor of a page, which goes on saving while it is shown. */
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
  const view = useSyncExternalStore(editor.follow, editor.view, editor.view)

  useEffect(() => {
    editor.takeIn(saved)
  }, [editor, saved])

  useEffect(() => {
    editor.resume()
    const saveAtOnce = () => {
      editor.keep()
      void editor.flush()
    }
    const saveHidden = () => document.hidden && saveAtOnce()
    document.addEventListener('visibilitychange', saveHidden)
    window.addEventListener('pagehide', saveAtOnce)
    return () => {
      document.removeEventListener('visibilitychange', saveHidden)
      window.removeEventListener('pagehide', saveAtOnce)
      editor.keep()
      // Lists of pages that are shown next tell of the last letters, too.
      void editor.flush().then(() => refresh({ area: 'website-builder' }))
    }
  }, [editor, refresh])

  return { editor, view }
}

function pageDoor(ask: Ask, site: string, page: string) {
  return {
    read: () => ask(pages.getPage, { site, page }),
    save: (version: number, draft: PageDraft) =>
      ask(pages.savePage, { site, page, version, draft }),
  }
}
