import { Suspense, useEffect, useRef, useState } from 'react'
import { Masthead } from '#web/ui/blocks/Masthead.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { UndoButtons } from '#web/ui/editing/UndoButtons.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { stepById } from '../../flow/editing/edit-flow.ts'
import type { Gap } from '../../flow/editing/gaps.ts'
import type { Step } from '../../flow/flow.ts'
import { AddStep } from './AddStep.tsx'
import { Canvas } from './canvas/Canvas.tsx'
import { StepPanel } from './StepPanel.tsx'
import { TriggerPanel } from './TriggerPanel.tsx'
import { TRIGGER, type Editor } from './use-editor.ts'
import { WorkflowSettings } from './WorkflowSettings.tsx'

/** The target of a step to add: a gap, or an existing step to replace. */
type Adding = { gap: Gap } | { instead: Step }

/**
 * The steps on a canvas, and beside it the form of the selected step. On a narrow screen, the form
 * is a sheet.
 */
export function EditorTab({ editor }: { editor: Editor }) {
  const isNarrow = useMedia('(max-width: 900px)')
  const [adding, setAdding] = useState<Adding | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const room = useUndoKeys(editor)
  const { chosen, flow } = editor
  const step = stepById(flow, chosen)

  function begin(next: Adding) {
    setAdding(next)
    setIsAdding(true)
  }

  function handleAdd(made: Step) {
    setIsAdding(false)
    if (adding && 'gap' in adding) editor.insert(adding.gap, made)
    else if (adding) editor.replace({ ...made, id: adding.instead.id })
  }

  const title = step?.name ?? (chosen === TRIGGER ? 'Trigger' : 'Workflow')
  const form = step ? (
    <StepPanel step={step} editor={editor} onReplace={() => begin({ instead: step })} />
  ) : chosen === TRIGGER ? (
    <TriggerPanel editor={editor} />
  ) : (
    <WorkflowSettings editor={editor} />
  )
  return (
    <div className="workflow-room" ref={room}>
      <div className="workflow-canvas">
        <div className="workflow-tools">
          <UndoButtons editor={editor} canUndo={editor.canUndo} canRedo={editor.canRedo} />
          <p className="meta" role="status">
            {editor.refusal}
          </p>
        </div>
        <Canvas editor={editor} onAdd={(gap) => begin({ gap })} />
        {isNarrow && <WorkflowSettings editor={editor} />}
      </div>
      {isNarrow ? (
        <Dialog
          open={step !== undefined || chosen === TRIGGER}
          onClose={() => editor.choose('')}
          title={title}
        >
          <div className="workflow-form">{form}</div>
        </Dialog>
      ) : (
        <section className="workflow-form panel" aria-label={`Form: ${title}`}>
          <Masthead title={<span dir="auto">{title}</span>} />
          <Trouble key={chosen}>
            <Suspense fallback={<SkeletonLines count={6} />}>{form}</Suspense>
          </Trouble>
        </section>
      )}
      <Dialog open={isAdding} onClose={() => setIsAdding(false)} title="Add a step">
        {adding && (
          <AddStep
            key={String(isAdding)}
            actions={editor.actions}
            offered={editor.offeredTo('instead' in adding ? adding.instead.id : '')}
            takenIds={editor.takenIds}
            onChoose={handleAdd}
          />
        )}
      </Dialog>
    </div>
  )
}

/** Ctrl+Z undoes a change of the flow. In a text field it undoes typing instead. */
function useUndoKeys({ undo, redo }: Editor) {
  const room = useRef<HTMLDivElement>(null)
  const latest = useRef({ undo, redo })
  useEffect(() => {
    latest.current = { undo, redo }
  })
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const isZ = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea')
      if (!isZ || isTyping || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      if (event.shiftKey) latest.current.redo()
      else latest.current.undo()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
  return room
}
