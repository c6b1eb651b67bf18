import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { inSentence } from '#web/ui/controls/in-sentence.ts'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { notChosen } from '../ai-plan.ts'
import { aiEndpoints, type TaskModel } from '../contracts/ai-endpoints.ts'
import { usePlan } from './use-plan.ts'

/** The form that chooses the endpoint and model of each task. */
export function TaskModels() {
  const endpoints = useRead(aiEndpoints.listEndpoints, {})
  const known = useRead(aiEndpoints.listTasks, {})
  const { plan, change, isPending, error } = usePlan()
  const [tasks, setTasks] = useState(plan.tasks)
  const chosenFor = (id: string): TaskModel => tasks[id] ?? notChosen
  const changeTask = (id: string, changes: Partial<TaskModel>) =>
    setTasks({ ...tasks, [id]: { ...chosenFor(id), ...changes } })

  return (
    <div className="endpoint-form">
      {known.map(({ id: task, label, choice }) => {
        if (!choice) return null
        const usable = choice.needsEmbeddings
          ? endpoints.filter(({ kind }) => kind !== 'anthropic')
          : endpoints
        const { endpoint: chosen, model } = chosenFor(task)
        return (
          <fieldset key={task}>
            <legend>{label}</legend>
            <p className="field-hint">{choice.hint}</p>
            <div className="endpoint-pair">
              <Field label={`Endpoint for ${inSentence(label)}`}>
                <Select
                  options={[
                    {
                      value: '',
                      label: choice.isOffUntilChosen ? 'None' : 'Same as the primary model',
                    },
                    ...usable.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  value={usable.some(({ id }) => id === chosen) ? chosen! : ''}
                  onChange={(endpoint) => changeTask(task, { endpoint: endpoint || null })}
                />
              </Field>
              <Field label={`Model for ${inSentence(label)}`}>
                <TextInput
                  autoComplete="off"
                  spellCheck={false}
                  placeholder={choice.needsEmbeddings ? '' : "The endpoint's own"}
                  value={model}
                  onChange={(event) => changeTask(task, { model: event.target.value })}
                />
              </Field>
            </div>
          </fieldset>
        )
      })}
      <FormError of={error} />
      <div className="endpoint-actions">
        <Button disabled={isPending} onClick={() => void change({ tasks }, 'Models saved')}>
          Save models
        </Button>
      </div>
    </div>
  )
}
