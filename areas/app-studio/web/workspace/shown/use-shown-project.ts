import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { AskContext } from '#web/asking/api.tsx'
import { studioPreview, type ShownProject } from '../../../contracts/preview.ts'
import type { Source } from '../use-source.ts'

interface Showing {
  shown: ShownProject | null
  isBuilding: boolean
  /** The reason why the last build could not be started; null if it could. */
  problem: string | null
}

/** Builds the newest commit for the preview, again after each save. */
export function useShownProject({ project, commit, onCommit }: Source) {
  const ask = useContext(AskContext)
  const [showing, setShowing] = useState<Showing>({ shown: null, isBuilding: false, problem: null })
  const asking = useRef<{ isStale: boolean } | null>(null)
  const latest = useRef(commit)

  const build = useCallback(async () => {
    if (asking.current) {
      asking.current.isStale = true
      return
    }
    const mine = { isStale: false }
    asking.current = mine
    setShowing((now) => ({ ...now, isBuilding: true }))
    do {
      mine.isStale = false
      try {
        const shown = await ask(studioPreview.showProject, { project })
        setShowing((now) => ({ shown: inOrder(now.shown, shown), isBuilding: true, problem: null }))
        // The build has saved the lock file, which is a new commit.
        if (shown.commit !== latest.current && !mine.isStale) onCommit(shown.commit)
      } catch (error) {
        setShowing((now) => ({ ...now, problem: (error as Error).message }))
      }
    } while (mine.isStale)
    asking.current = null
    setShowing((now) => ({ ...now, isBuilding: false }))
  }, [ask, project, onCommit])

  useEffect(() => {
    latest.current = commit
    if (commit !== null) void build()
  }, [commit, build])

  return { ...showing, build }
}

/** Returns the former object if nothing has changed, so that the frame is not loaded again. */
function inOrder(before: ShownProject | null, now: ShownProject): ShownProject {
  return before?.commit === now.commit && before.version === now.version ? before : now
}
