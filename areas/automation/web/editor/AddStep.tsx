import '../fields/Fields.css'
import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { accounts } from '#platform/connections/contracts/accounts.ts'
import type { WorkflowAction } from '../../contracts/workflows.ts'
import { addedKinds, addedKindWords, newActionStep, newStep } from '../../flow/editing/new-step.ts'
import type { OfferedGroup } from '../../flow/editing/offer-to-step.ts'
import type { Step } from '../../flow/flow.ts'
import { holdsWords } from '../holds-words.ts'
import { stepIcons } from './step-look.tsx'

interface AddStepProps {
  actions: readonly WorkflowAction[]
  /** Fields that may fill in the required fields of an action. */
  offered: readonly OfferedGroup[]
  takenIds: () => Set<string>
  onChoose: (step: Step) => void
}

/** The choice of a step to add: actions in groups, and other kinds of steps. */
export function AddStep({ actions, offered, takenIds, onChoose }: AddStepProps) {
  const [words, setWords] = useState('')
  const connected = useRead(accounts.listAccounts, {})

  function addAction(action: WorkflowAction) {
    const step = newActionStep(
      action,
      offered.flatMap(({ fields }) => fields),
      takenIds(),
    )
    const own = connected.filter(({ kind }) => kind === action.accountKind)
    const [only] = own
    const account = only && own.length === 1 ? { kind: only.kind, name: only.name } : undefined
    onChoose(account && step.do === 'act' ? { ...step, account } : step)
  }

  const kinds = addedKinds.filter((kind) =>
    holdsWords(words, addedKindWords[kind].name, addedKindWords[kind].about),
  )
  const found = actions.filter(({ title, group, name }) => holdsWords(words, title, group, name))
  const groups = [...new Set(found.map(({ group }) => group))]
  return (
    <div className="offered">
      <SearchBox label="Search steps" value={words} onChange={setWords} />
      {kinds.length + found.length === 0 && <Empty quiet>No steps match.</Empty>}
      {kinds.length > 0 && (
        <section aria-label="Flow">
          <h3>Flow</h3>
          <ul>
            {kinds.map((kind) => (
              <li key={kind}>
                <button type="button" onClick={() => onChoose(newStep(kind, takenIds()))}>
                  <span className="offered-name">
                    {stepIcons[kind]}
                    {addedKindWords[kind].name}
                  </span>
                  <span className="meta">{addedKindWords[kind].about}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <ul>
            {found
              .filter((action) => action.group === group)
              .map((action) => (
                <li key={action.name}>
                  <button type="button" onClick={() => addAction(action)}>
                    <span className="offered-name">
                      {stepIcons.act}
                      {action.title}
                    </span>
                    {action.trouble !== null && <span className="meta">{action.trouble}</span>}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
