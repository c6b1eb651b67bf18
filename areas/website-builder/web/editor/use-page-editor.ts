import { useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { AskContext, useRefresh } from '#web/asking/api.tsx'
import { pages, type EditedPage } from '../../contracts/pages.ts'
import { PageEditor } from '../../editing/page-editor.ts'

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
    return new PageEditor(saved, {
      read: () => ask(pages.getPage, { site, page }),
      save: (version, draft) => ask(pages.savePage, { site, page, version, draft }),
      onSaved,
    })
  })
  const view = useSyncExternalStore(editor.follow, editor.view, editor.view)

  useEffect(() => editor.takeIn(saved), [editor, saved])

  useEffect(() => {
    const saveAtOnce = () => document.hidden && void editor.flush()
    document.addEventListener('visibilitychange', saveAtOnce)
    return () => {
      document.removeEventListener('visibilitychange', saveAtOnce)
      // Lists of pages that are shown next tell of the last letters, too.
      void editor.flush().then(() => refresh({ area: 'website-builder' }))
    }
  }, [editor, refresh])

  return { editor, view }
}
