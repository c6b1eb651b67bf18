import { useRead } from '#web/asking/api.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { automation } from '../../../contract.ts'
import { FilledField } from '../../fields/FilledInput.tsx'
import { JsonField } from '../../fields/JsonField.tsx'
import { RowsField } from '../../fields/RowsField.tsx'
import type { FormProps } from './form-props.ts'

// The form of a step that computes named values from other values.

export function SetForm({ step, offered, onChange }: FormProps<'set'>) {
  return (
    <RowsField
      label="Fields"
      values={step.values}
      offered={offered}
      onChange={(values) => onChange({ ...step, values }, 'values')}
    />
  )
}

export function CodeForm({ step, offered, onChange }: FormProps<'code'>) {
  return (
    <FilledField
      label="JavaScript"
      hint="Runs in a sandbox without network. The value after “return” is the result: return trigger.article.title"
      lines={12}
      isCode
      value={step.code}
      offered={offered}
      onChange={(code) => onChange({ ...step, code }, 'code')}
    />
  )
}

export function ModelForm({ step, offered, onChange }: FormProps<'model'>) {
  return (
    <>
      <FilledField
        label="Instructions (optional)"
        hint="The role and the rules, the same for every run."
        lines={3}
        value={step.instructions}
        offered={offered}
        onChange={(instructions) => onChange({ ...step, instructions }, 'instructions')}
      />
      <FilledField
        label="Prompt"
        lines={6}
        value={step.prompt}
        offered={offered}
        onChange={(prompt) => onChange({ ...step, prompt }, 'prompt')}
      />
      <JsonField
        label="Form of the answer (optional)"
        hint="A JSON schema. Without one, the answer is text."
        value={step.schema}
        offered={offered}
        onChange={(schema) => {
          const { schema: _, ...rest } = step
          onChange(schema === undefined ? rest : { ...rest, schema }, 'schema')
        }}
      />
    </>
  )
}

export function RunForm({ step, editor, offered, onChange }: FormProps<'run'>) {
  const all = useRead(automation.listWorkflows, {}).filter(({ id }) => id !== editor.id)
  const isKnown = step.workflow === '' || all.some(({ id }) => id === step.workflow)
  return (
    <>
      <Field label="Workflow">
        <Select
          options={[
            { value: '', label: 'Choose a workflow' },
            ...all.map(({ id, name }) => ({ value: id, label: name })),
            ...(isKnown ? [] : [{ value: step.workflow, label: step.workflow }]),
          ]}
          value={step.workflow}
          onChange={(workflow) => onChange({ ...step, workflow }, 'workflow')}
        />
      </Field>
      <RowsField
        label="Fields that it gets"
        values={step.with}
        offered={offered}
        onChange={(values) => onChange({ ...step, with: values }, 'with')}
      />
    </>
  )
}

export function RespondForm({ step, offered, onChange }: FormProps<'respond'>) {
  return (
    <>
      <Field label="Status" hint="200 is well, 400 is a faulty request.">
        <TextInput
          type="number"
          min={200}
          max={599}
          value={step.status}
          onChange={({ target }) => onChange({ ...step, status: Number(target.value) }, 'status')}
        />
      </Field>
      <JsonField
        label="Body"
        hint="A text, or JSON."
        value={step.body}
        offered={offered}
        onChange={(body) => onChange({ ...step, body: body ?? '' }, 'body')}
      />
    </>
  )
}
