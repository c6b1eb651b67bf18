import type { Gap } from '../../../flow/editing/gaps.ts'
import type { Step } from '../../../flow/flow.ts'
import { listsIn } from '../../../flow/shape.ts'
import { branchNames, kindTitle, stepIcons } from '../step-look.tsx'
import type { Editor } from '../use-editor.ts'
import { AddHere } from './AddHere.tsx'
import { StepCard } from './StepCard.tsx'

export interface ListProps {
  editor: Editor
  onAdd: (gap: Gap) => void
  onMove: (id: string, by: 1 | -1) => void
}

interface StepListProps extends ListProps {
  steps: readonly Step[]
  /** The id of the step that contains the list; empty for the list of the flow. */
  of: string
  list: number
  /** A description of the list's end, such as "at the end". */
  end: string
}

/** The steps of one list, with a place to add a step before each of them and at the end. */
export function StepList({ steps, of, list, end, ...shared }: StepListProps) {
  return (
    <>
      {steps.map((step, at) => (
        <li key={step.id} className="flow-step">
          <AddHere gap={{ of, list, at }} place={`before “${step.name}”`} onAdd={shared.onAdd} />
          <OneStep step={step} {...shared} />
        </li>
      ))}
      <li className="flow-last">
        <AddHere gap={{ of, list, at: steps.length }} place={end} onAdd={shared.onAdd} />
      </li>
    </>
  )
}

function OneStep({ step, ...shared }: ListProps & { step: Step }) {
  const { editor, onMove } = shared
  const card = (
    <StepCard
      id={step.id}
      icon={stepIcons[step.do]}
      kind={kindTitle(step, editor.actions)}
      name={step.name}
      isChosen={editor.chosen === step.id}
      isOff={step.isOff === true}
      faults={editor.faultsOf(step.id).length}
      onChoose={() => editor.choose(step.id)}
      onMove={(by) => onMove(step.id, by)}
      onRemove={() => editor.remove(step.id)}
    />
  )
  const lists = listsIn(step)
  if (lists.length === 0) return card
  const names = branchNames(step)
  return (
    <>
      {card}
      <ul
        className={step.do === 'each' ? 'flow-loop' : 'flow-branches'}
        aria-label={`Inside of “${step.name}”`}
      >
        {lists.map((steps, list) => (
          <li key={list}>
            <span className="flow-branch" dir="auto">
              {names[list]}
            </span>
            <ol className="flow-list">
              <StepList
                {...shared}
                steps={steps}
                of={step.id}
                list={list}
                end={`at the end of “${step.name}”, ${names[list] ?? ''}`}
              />
            </ol>
          </li>
        ))}
      </ul>
    </>
  )
}
