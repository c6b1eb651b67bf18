import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { aiEndpoints, modelTasks, type AiPlan, type ModelTask } from '../contracts/ai-endpoints.ts'
import { taskWords } from './endpoint-words.ts'
import { usePlan } from './use-plan.ts'

/** The endpoint and model of each task. */
export function TaskModels() {
  const endpoints = useRead(aiEndpoints.listEndpoints, {})
  const { plan, change, isPending, error } = usePlan()
  const [tasks, setTasks] = useState(plan.tasks)
  const changeTask = (task: ModelTask, changes: Partial<AiPlan['tasks'][ModelTask]>) =>
    setTasks({ ...tasks, [task]: { ...tasks[task], ...changes } })

  return (
    <div className="endpoint-form">
      {modelTasks.map((task) => {
        const usable =
          task === 'embeddings' ? endpoints.filter(({ kind }) => kind !== 'anthropic') : endpoints
        const { label, hint } = taskWords[task]
        return (
          <fieldset key={task}>
            <legend>{label}</legend>
            <p className="field-hint">{hint}</p>
            <div className="endpoint-pair">
              <Field label={`Endpoint for ${label.toLowerCase()}`}>
                <Select
                  options={[
                    {
                      value: '',
                      label: task === 'embeddings' ? 'None' : 'Same as the primary model',
                    },
                    ...usable.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  value={
                    usable.some(({ id }) => id === tasks[task].endpoint)
                      ? tasks[task].endpoint!
                      : ''
                  }
                  onChange={(endpoint) => changeTask(task, { endpoint: endpoint || null })}
                />
              </Field>
              <Field label={`Model for ${label.toLowerCase()}`}>
                <TextInput
                  autoComplete="off"
                  spellCheck={false}
                  placeholder={task === 'embeddings' ? '' : "The endpoint's own"}
                  value={tasks[task].model}
                  onChange={(event) => changeTask(task, { model: event.target.value })}
                />
              </Field>
            </div>
          </fieldset>
        )
      })}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <div className="endpoint-actions">
        <Button disabled={isPending} onClick={() => void change({ tasks }, 'Models saved')}>
          Save models
        </Button>
      </div>
    </div>
  )
}
