import { useContext, useEffect, useState } from 'react'
import { AskContext, useWrite } from '#web/asking/api.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { workflows, type OpenWorkflow } from '../../contracts/workflows.ts'
import { DraftSaver, type DraftChanges, type SaveState } from '../../flow/editing/draft-saver.ts'
import { keptDrafts } from './kept-drafts.ts'

/**
 * Saves the changes of a draft while it is edited. `onKept` receives changes that an earlier page
 * could not save.
 */
export function useAutosave(open: OpenWorkflow, onKept: (kept: DraftChanges) => void) {
  const { id } = open
  const ask = useContext(AskContext)
  const { mutateAsync: save } = useWrite(workflows.saveDraft)
  const [state, setState] = useState<SaveState>({ kind: 'saved' })
  const [saver] = useState(
    () =>
      new DraftSaver(open, {
        save: async (revision, changes) =>
          (await save({ id, revision, ...fieldsOf(changes) })).revision,
        read: () => ask(workflows.getWorkflow, { id }),
        kept: keptDrafts,
        onState: setState,
        explain,
      }),
  )

  useEffect(() => {
    const kept = saver.open(open)
    if (kept) onKept(kept)
    const again = () => void saver.flush()
    const leave = () => saver.leave()
    window.addEventListener('online', again)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('online', again)
      window.removeEventListener('pagehide', leave)
      saver.close()
    }
  }, [saver]) // eslint-disable-line react-hooks/exhaustive-deps

  return {
    state,
    add: (changes: DraftChanges) => saver.add(changes),
    flush: () => saver.flush(),
    keepMine: () => saver.keepMine(),
    adopt: (revision: number) => saver.adopt(revision),
    revisionNow: () => saver.revision,
  }
}

/**
 * Converts changes to the input of a save, in which the trigger and other workflows are given by
 * id.
 */
function fieldsOf({ draft, trigger, onFailure, ...fields }: DraftChanges) {
  return {
    ...fields,
    ...(draft && { flow: draft }),
    ...(trigger !== undefined && { triggerId: trigger?.id ?? null }),
    ...(onFailure !== undefined && { onFailureId: onFailure?.id ?? null }),
  }
}
