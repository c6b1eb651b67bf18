import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { AskContext } from '#web/asking/api.tsx'
import { studioFiles, type TypeFault } from '../../../contracts/files.ts'
import type { FileNode } from '../../../contracts/workspace.ts'
import { firstFileOf } from '../../../file-tree.ts'
import { isTypeScript } from '../../../files/typescript.ts'
import type { Source } from '../use-source.ts'

/** The type errors of a file, or the reason why they are not known. */
export interface TypeFaults {
  path: string
  faults: readonly TypeFault[]
  problem: string | null
  /** The commit that was checked. */
  commit: string
}

/** Checks a file when it is opened and after each save; null if it is not checked, or not yet. */
export function useTypeFaults(
  { project, commit, isReadOnly }: Source,
  path: string,
): TypeFaults | null {
  const ask = useContext(AskContext)
  const [found, setFound] = useState<TypeFaults | null>(null)
  const isWanted = !isReadOnly && commit !== null && isTypeScript(path)

  useEffect(() => {
    if (!isWanted || commit === null) return
    let isLeft = false
    ask(studioFiles.checkTypes, { project, path }).then(
      ({ faults }) => !isLeft && setFound({ path, faults, problem: null, commit }),
      (error: Error) => !isLeft && setFound({ path, faults: [], problem: error.message, commit }),
    )
    return () => void (isLeft = true)
  }, [ask, project, path, commit, isWanted])

  return isWanted && found?.path === path ? found : null
}

/**
 * Checks one TypeScript file when a project is shown, because the server's first check takes ten
 * times as long as later ones.
 */
export function useTypesAhead(
  { project, path, isReadOnly }: Source,
  files: readonly FileNode[],
  isShown: boolean,
): void {
  const ask = useContext(AskContext)
  const ahead = useEffectEvent(() => {
    if (isReadOnly || (path !== null && isTypeScript(path))) return
    const some = firstFileOf(files, isTypeScript)
    if (some !== null) void ask(studioFiles.checkTypes, { project, path: some }).catch(() => {})
  })
  useEffect(() => {
    if (isShown) ahead()
  }, [project, isShown])
}
