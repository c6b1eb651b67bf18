import { useContext, useState } from 'react'
import { AskContext, useRead } from '#web/asking/api.tsx'
import { workflows, type OpenWorkflow } from '../../contracts/workflows.ts'
import type { Flow, Step } from '../../flow/flow.ts'
import { placedSteps, shapeProblem } from '../../flow/shape.ts'
import { begin, change, redo, undo, type History } from '../../flow/editing/history.ts'
import {
  duplicateStep,
  insertStep,
  moveStep,
  moveStepBy,
  removeStep,
  replaceStep,
} from '../../flow/editing/edit-flow.ts'
import type { Gap } from '../../flow/editing/gaps.ts'
import { offerToStep } from '../../flow/editing/offer-to-step.ts'
import type { DraftChanges } from '../../flow/editing/draft-saver.ts'
import { useAutosave } from './use-autosave.ts'

/** The id that stands for the trigger where a selected step is expected. */
export const TRIGGER = '.trigger'

/** A workflow in the editor: its draft, the selected step, and functions that change them. */
export type Editor = ReturnType<typeof useEditor>

type Kept = Pick<OpenWorkflow, 'name' | 'description' | 'trigger' | 'onFailure' | 'pinned'>

const keptOf = ({ name, description, trigger, onFailure, pinned }: OpenWorkflow): Kept => ({
  name,
  description,
  trigger,
  onFailure,
  pinned,
})

export function useEditor(open: OpenWorkflow) {
  const ask = useContext(AskContext)
  const saving = useAutosave(open, showKept)
  const [history, setHistory] = useState<History<Flow>>(() => begin(open.draft))
  const [kept, setKept] = useState(() => keptOf(open))
  const [chosen, choose] = useState('')
  const [refusal, setRefusal] = useState('')
  const [facts, setFacts] = useState<{ of: string; example: unknown } | null>(null)
  const actions = useRead(workflows.listActions, {})
  const flow = history.now
  const examples = {
    trigger: facts?.of === kept.trigger?.id ? facts?.example : undefined,
    pinned: kept.pinned,
    actions: new Map(actions.map(({ name, output }) => [name, output])),
  }

  /** Shows another state of the flow, and saves it. */
  function show(next: History<Flow>) {
    setRefusal('')
    if (next === history) return
    setHistory(next)
    saving.add({ draft: next.now })
  }

  function edit(next: Flow, subject: string | null = null) {
    const problem = next === flow ? null : shapeProblem(next)
    if (problem) setRefusal(problem)
    else show(change(history, next, subject))
  }

  function set(changes: Partial<Kept>) {
    setKept({ ...kept, ...changes })
    saving.add(changes)
  }

  /** Shows changes that an earlier page could not save. */
  function showKept({ draft, ...fields }: DraftChanges) {
    if (draft) setHistory(change(begin(open.draft), draft))
    setKept({ ...keptOf(open), ...fields })
  }

  /** Shows the draft of another window. */
  async function loadTheirs() {
    const theirs = await ask(workflows.getWorkflow, { id: open.id })
    saving.adopt(theirs.revision)
    setHistory(begin(theirs.draft))
    setKept(keptOf(theirs))
  }

  return {
    id: open.id,
    open,
    flow,
    ...kept,
    set,
    /** Shows the new name of the trigger, which is already saved. */
    rename: (trigger: Kept['trigger']) => setKept({ ...kept, trigger }),
    actions,
    chosen,
    choose,
    /** The reason why the last change was refused; empty if it was accepted. */
    refusal,
    saving,
    loadTheirs,
    examples,
    /** Takes the data of the trigger's last firing as the example whose fields can be picked. */
    learn: setFacts,
    takenIds: () => new Set(placedSteps(flow).map(({ step }) => step.id)),
    offeredTo: (id: string) => offerToStep(flow, id, examples),
    faultsOf: (id: string) => open.faults.filter(({ step }) => step === id),
    replace: (step: Step, subject?: string) =>
      edit(replaceStep(flow, step), subject ? `${step.id} ${subject}` : null),
    insert(gap: Gap, step: Step) {
      edit(insertStep(flow, gap, step))
      choose(step.id)
    },
    remove(id: string) {
      edit(removeStep(flow, id))
      if (chosen === id) choose('')
    },
    move: (id: string, gap: Gap) => edit(moveStep(flow, id, gap)),
    moveBy: (id: string, by: 1 | -1) => edit(moveStepBy(flow, id, by)),
    duplicate(id: string) {
      const made = duplicateStep(flow, id)
      if (!made) return
      edit(made.flow)
      choose(made.copy.id)
    },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => show(undo(history)),
    redo: () => show(redo(history)),
  }
}
