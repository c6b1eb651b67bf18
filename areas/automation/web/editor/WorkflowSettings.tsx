import { useRead } from '#web/asking/api.tsx'
import { Field, Select, TextArea } from '#web/ui/controls/Field.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { automation } from '../../contract.ts'
import type { Editor } from './use-editor.ts'

const NONE = ''

/** Settings of the whole workflow: its problems, its description, and the workflow that runs after a failure. */
export function WorkflowSettings({ editor }: { editor: Editor }) {
  const all = useRead(automation.listWorkflows, {}).filter(({ id }) => id !== editor.id)
  const { faults } = editor.open
  const { onFailure } = editor
  const isKnown = onFailure === null || all.some(({ id }) => id === onFailure.id)
  return (
    <div className="step-fields">
      {editor.flow.steps.length === 0 && (
        <Empty quiet>Choose a trigger on the canvas, then add a step with the plus below it.</Empty>
      )}
      {faults.length > 0 && editor.flow.steps.length > 0 && (
        <section aria-label="Problems">
          <h2 className="step-heading">Before it can be switched on</h2>
          <ul className="step-faults">
            {faults.map(({ step, place, message }, nth) => (
              <li key={nth}>
                {step === '' ? (
                  place
                ) : (
                  <button type="button" className="link" onClick={() => editor.choose(step)}>
                    {place}
                  </button>
                )}
                : <span dir="auto">{message}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Field label="Description">
        <TextArea
          value={editor.description}
          onChange={({ target }) => editor.set({ description: target.value })}
        />
      </Field>
      <Field
        label="When a run fails"
        hint="Runs another workflow, which gets the name of this one and the error."
      >
        <Select
          options={[
            { value: NONE, label: 'Do nothing else' },
            ...all.map(({ id, name }) => ({ value: id, label: `Run “${name}”` })),
            ...(isKnown ? [] : [{ value: onFailure.id, label: `Run “${onFailure.name}”` }]),
          ]}
          value={onFailure?.id ?? NONE}
          onChange={(id) => {
            const chosen = all.find((one) => one.id === id)
            editor.set({ onFailure: chosen ? { id: chosen.id, name: chosen.name } : null })
          }}
        />
      </Field>
      <p className="field-hint">
        Press a step to edit it. Drag it to move it, or use Alt with the arrow keys.
      </p>
    </div>
  )
}
