import '../fields/Fields.css'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Plus, X } from '#web/ui/icons.ts'
import { FORM } from '../../limits.ts'
import type { TriggerDraft } from '../../flow/triggers.ts'

type FormDraft = Extract<TriggerDraft, { kind: 'form' }>
type FormField = FormDraft['fields'][number]

interface FormFieldsProps {
  draft: FormDraft
  onChange: (draft: FormDraft) => void
  /** The error message about the hourly limit. */
  error: string | undefined
}

const typeOptions = [
  { value: 'text', label: 'Text' },
  { value: 'long-text', label: 'Long text' },
  { value: 'number', label: 'Number' },
  { value: 'date', label: 'Date' },
  { value: 'yes-no', label: 'Yes or no' },
  { value: 'email', label: 'Email' },
  { value: 'choice', label: 'Choice' },
] as const

/** The settings of a form trigger: the fields that visitors fill in, and the hourly limit. */
export function FormFields({ draft, onChange, error }: FormFieldsProps) {
  const setFields = (fields: FormField[]) => onChange({ ...draft, fields })
  const replace = (at: number, field: FormField) =>
    setFields(draft.fields.map((one, nth) => (nth === at ? field : one)))
  return (
    <>
      <Field label="Title of the form">
        <TextInput
          value={draft.title}
          onChange={({ target }) => onChange({ ...draft, title: target.value })}
        />
      </Field>
      <fieldset className="field-rows">
        <legend>Fields</legend>
        {draft.fields.map((field, at) => (
          <FormRow
            key={at}
            title={`field ${at + 1}`}
            field={field}
            onChange={(next) => replace(at, next)}
            onRemove={() => setFields(draft.fields.toSpliced(at, 1))}
          />
        ))}
        <Button
          size="s"
          variant="quiet"
          icon={<Plus />}
          onClick={() => setFields([...draft.fields, { name: '', type: 'text' }])}
        >
          Add a field
        </Button>
      </fieldset>
      <Field
        label="Messages an hour"
        hint={`More are refused until the hour is over. ${FORM.perHour} if empty.`}
        error={error}
      >
        <TextInput
          type="number"
          min={1}
          max={FORM.mostPerHour}
          value={draft.perHour ?? ''}
          onChange={({ target }) => {
            const { perHour: _, ...rest } = draft
            onChange(target.value === '' ? rest : { ...rest, perHour: Number(target.value) })
          }}
        />
      </Field>
    </>
  )
}

interface FormRowProps {
  title: string
  field: FormField
  onChange: (field: FormField) => void
  onRemove: () => void
}

function FormRow({ title, field, onChange, onRemove }: FormRowProps) {
  return (
    <div className="form-row" role="group" aria-label={title}>
      <TextInput
        aria-label={`Name of ${title}`}
        placeholder="Name"
        value={field.name}
        onChange={({ target }) => onChange({ ...field, name: target.value })}
      />
      <Select
        aria-label={`Type of ${title}`}
        options={typeOptions}
        value={field.type}
        onChange={(type) => onChange({ ...field, type })}
      />
      <IconButton label={`Remove ${title}`} icon={<X />} onClick={onRemove} />
      {field.type === 'choice' && (
        <TextInput
          aria-label={`Choices of ${title}`}
          placeholder="Choices between commas"
          value={(field.options ?? []).join(', ')}
          onChange={({ target }) =>
            onChange({ ...field, options: target.value.split(',').map((one) => one.trim()) })
          }
        />
      )}
      <label className="form-row-optional">
        <input
          type="checkbox"
          checked={field.isOptional ?? false}
          onChange={({ target }) => {
            const { isOptional: _, ...rest } = field
            onChange(target.checked ? { ...rest, isOptional: true } : rest)
          }}
        />
        Optional
      </label>
    </div>
  )
}
