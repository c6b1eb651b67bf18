import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { Problem } from '#core/problem.ts'
import { AskContext, useWrite } from '#web/asking/api.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { workflows, type OpenWorkflow } from '../../contracts/workflows.ts'

/** A pause in typing that is long enough to save what was typed. */
const SAVE_AFTER_MS = 600

/** Fields of the draft that are still to be saved. */
export interface DraftChanges {
  name?: string
  description?: string
  flow?: OpenWorkflow['draft']
  triggerId?: string | null
  onFailureId?: string | null
  pinned?: Record<string, unknown>
}

export type SaveState =
  | { kind: 'saved' | 'waiting' | 'saving' | 'conflict' }
  | { kind: 'failed'; reason: string }

/** Saves changes of a draft by itself, one request after the other. */
export function useAutosave({ id, revision }: Pick<OpenWorkflow, 'id' | 'revision'>) {
  const ask = useContext(AskContext)
  const { mutateAsync: save } = useWrite(workflows.saveDraft)
  const [state, setState] = useState<SaveState>({ kind: 'saved' })
  const pending = useRef<DraftChanges>({})
  const known = useRef(revision)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const underWay = useRef<Promise<boolean>>(null)

  const send = useCallback(async (): Promise<boolean> => {
    const changes = pending.current
    if (Object.keys(changes).length === 0) return true
    pending.current = {}
    setState({ kind: 'saving' })
    try {
      known.current = (await save({ id, revision: known.current, ...changes })).revision
    } catch (error) {
      pending.current = { ...changes, ...pending.current }
      const isConflict = error instanceof Problem && error.kind === 'conflict'
      setState(isConflict ? { kind: 'conflict' } : { kind: 'failed', reason: explain(error) })
      return false
    }
    setState({ kind: 'saved' })
    return true
  }, [id, save])

  /** Saves all that is not saved yet; false where that fails. */
  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current)
    const before = underWay.current
    const mine = (before ?? Promise.resolve(true)).then(send)
    underWay.current = mine
    const isSaved = await mine
    if (underWay.current === mine) underWay.current = null
    return isSaved
  }, [send])

  const add = useCallback(
    (changes: DraftChanges) => {
      pending.current = { ...pending.current, ...changes }
      setState((now) => (now.kind === 'conflict' ? now : { kind: 'waiting' }))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), SAVE_AFTER_MS)
    },
    [flush],
  )

  // A page that is left takes nothing with it that is not saved.
  useEffect(() => {
    const leave = () => void flush()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [flush])

  /** Overwrites the change of another window. */
  async function keepMine() {
    known.current = (await ask(workflows.getWorkflow, { id })).revision
    return flush()
  }

  /** Forgets what is not saved, and goes on from a newer revision. */
  function adopt(newer: number) {
    clearTimeout(timer.current)
    pending.current = {}
    known.current = newer
    setState({ kind: 'saved' })
  }

  return { state, add, flush, keepMine, adopt, revisionNow: () => known.current }
}
