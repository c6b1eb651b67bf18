import { useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { address } from '#core/route.ts'
import { AskContext, useRefresh } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { useRoute } from '#web/use-route.ts'
import { studioFiles } from '../../contracts/files.ts'
import type { Workspace } from '../../contracts/workspace.ts'
import { OpenFiles } from '../../editing/open-files.ts'
import { routes } from '../../routes.ts'
import { draftPathsOf, draftsOf } from './editor/kept-texts.ts'
import type { Reveal } from './editor/CodeEditor.tsx'

/** The files of a project, as its workspace uses them. */
export interface Source {
  project: string
  /** The newest commit that this page knows; null before the first one. */
  commit: string | null
  /** True if another reader shares the project, so that nothing can be changed. */
  isReadOnly: boolean
  files: OpenFiles
  /** The path of the file in view; null if none is. */
  path: string | null
  /** The place in a file that the editor still has to show; null if none. */
  reveal: Reveal | null
  onRevealed: () => void
  onOpen: (path: string) => void
  onOpenAt: (place: Reveal) => void
  onClose: (path: string) => void
  /** Called with a commit that this page has made. */
  onCommit: (commit: string) => void
}

/** The files of a project; null if it has none to edit. */
export function useSource(project: string, source: Workspace['source']): Source | null {
  const ask = useContext(AskContext)
  const refresh = useRefresh()
  const { goTo } = usePage()
  const path = useRoute(routes.file)?.['*'] || null
  const [lastPath, setLastPath] = useState<string | null>(null)
  const [reveal, setReveal] = useState<Reveal | null>(null)
  const read = source?.commit ?? null
  /** A commit that this page has made, until the project is read again. */
  const [made, setMade] = useState<string | null>(null)
  const [lastRead, setLastRead] = useState(read)
  if (read !== lastRead) {
    setLastRead(read)
    setMade(null)
  }
  const commit = made ?? read

  const onCommit = useCallback(
    (next: string) => {
      setMade(next)
      refresh({ area: 'app-studio', operations: ['getWorkspace'] })
      refresh({ area: 'app-studio/files' })
      refresh({ area: 'app-studio/activity' })
    },
    [refresh],
  )

  const files = useMemo(
    () =>
      new OpenFiles({
        project,
        getFile: (input) => ask(studioFiles.getFile, input),
        saveFiles: (input) => ask(studioFiles.saveFiles, input),
        drafts: draftsOf(project),
        onSaved: onCommit,
      }),
    [ask, project, onCommit],
  )

  useEffect(() => {
    const save = () => void files.flush()
    const leave = () => {
      files.keepDrafts()
      save()
    }
    window.addEventListener('online', save)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('online', save)
      window.removeEventListener('pagehide', leave)
      files.stop()
    }
  }, [files])

  useEffect(() => {
    if (read !== null) void files.takeIn(read)
  }, [files, read])

  const shown = path ?? lastPath
  if (path !== null && path !== lastPath) setLastPath(path)
  const isKept = source !== null
  useEffect(() => {
    if (isKept && path !== null) void files.open(path)
  }, [files, isKept, path])
  // Opens files with unsaved texts of an earlier visit.
  useEffect(() => {
    if (isKept) for (const draft of draftPathsOf(project)) void files.open(draft)
  }, [files, isKept, project])

  const onOpen = useCallback(
    (next: string) => {
      void files.open(next)
      goTo(address(routes.file, { project, '*': next }))
    },
    [files, goTo, project],
  )
  const onOpenAt = useCallback(
    (place: Reveal) => {
      setReveal(place)
      onOpen(place.path)
    },
    [onOpen],
  )
  const onRevealed = useCallback(() => setReveal(null), [])

  async function onClose(closing: string) {
    if (!(await files.close(closing))) return
    const next = files.look().at(-1)?.path
    if (next === undefined) setLastPath(null)
    goTo(address(routes.file, { project, '*': next ?? '' }))
  }

  if (!source) return null
  return {
    ...{ project, commit, files, path: shown, reveal, isReadOnly: source.isReadOnly },
    ...{ onRevealed, onOpen, onOpenAt, onCommit },
    onClose: (closing) => void onClose(closing),
  }
}
