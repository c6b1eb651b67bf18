import './Canvas.css'
import {
  closestCenter,
  DndContext,
  DragOverlay,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core'
import { useEffect, useId, useRef, useState } from 'react'
import { useCarryByPointer } from '#web/ui/carrying/use-carry-sensors.ts'
import { stepById, moveStepBy } from '../../../flow/editing/edit-flow.ts'
import type { Gap } from '../../../flow/editing/gaps.ts'
import { placedSteps } from '../../../flow/shape.ts'
import { kindTitle, stepIcons } from '../step-look.tsx'
import { TRIGGER, type Editor } from '../use-editor.ts'
import { CardWords } from './StepCard.tsx'
import { StepList } from './StepList.tsx'
import { TriggerCard } from './TriggerCard.tsx'

interface CanvasProps {
  editor: Editor
  onAdd: (gap: Gap) => void
}

/** A flow as nested lists. On a wide screen, cases are side by side and connected by lines. */
export function Canvas({ editor, onAdd }: CanvasProps) {
  const id = useId()
  const room = useRef<HTMLDivElement>(null)
  const sensors = useCarryByPointer()
  const [carried, setCarried] = useState<string | null>(null)
  const { told, tell } = useMoved(room)
  const step = carried === null ? undefined : stepById(editor.flow, carried)

  function handleEnd({ active, over }: DragEndEvent) {
    setCarried(null)
    if (over) editor.move(String(active.id), over.data.current as Gap)
  }

  function handleMove(moved: string, by: 1 | -1) {
    editor.moveBy(moved, by)
    const now = placedSteps(moveStepBy(editor.flow, moved, by)).find((one) => one.step.id === moved)
    if (now) tell(moved, `“${now.step.name}” is step ${now.number} now.`)
  }

  return (
    <div className="flow-room" ref={room}>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <DndContext
        id={id}
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements: silent }}
        onDragStart={({ active }) => setCarried(String(active.id))}
        onDragCancel={() => setCarried(null)}
        onDragEnd={handleEnd}
      >
        <ol className="flow" aria-label="Steps">
          <li className="flow-step">
            <TriggerCard
              trigger={editor.trigger}
              isChosen={editor.chosen === TRIGGER}
              onChoose={() => editor.choose(TRIGGER)}
            />
          </li>
          <StepList
            editor={editor}
            steps={editor.flow.steps}
            of=""
            list={0}
            end="at the end"
            onAdd={onAdd}
            onMove={handleMove}
          />
          <li className="flow-end">
            <span>End</span>
          </li>
        </ol>
        <DragOverlay dropAnimation={null}>
          {step && (
            <div className="flow-card flow-carried">
              <CardWords
                icon={stepIcons[step.do]}
                kind={kindTitle(step, editor.actions)}
                name={step.name}
              />
            </div>
          )}
        </DragOverlay>
      </DndContext>
    </div>
  )
}

/**
 * No announcements while dragging, because users of screen readers move steps with keys, which have
 * their own announcements.
 */
const silent: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

/** Focuses a step that was moved with keys, because its card is rendered anew in another list. */
function useMoved(room: React.RefObject<HTMLDivElement | null>) {
  const [moved, setMoved] = useState({ id: '', told: '' })
  useEffect(() => {
    if (moved.id === '') return
    const card = room.current?.querySelector<HTMLElement>(`[data-step="${moved.id}"]`)
    card?.focus()
  }, [moved, room])
  return { told: moved.told, tell: (id: string, told: string) => setMoved({ id, told }) }
}
