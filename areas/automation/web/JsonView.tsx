import { Field, TextArea } from '#web/ui/controls/Field.tsx'

interface JsonViewProps {
  label: string
  value: unknown
}

const MOST_ROWS = 12

/** Shows a value of a step: text as it is, and anything else as JSON. */
export function JsonView({ label, value }: JsonViewProps) {
  const isNothing = value === undefined || value === null || value === ''
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return (
    <div className="json-view">
      <Field label={label}>
        {/* A text field can be scrolled with the keyboard, and its text copied. */}
        <TextArea
          readOnly
          spellCheck={false}
          dir="auto"
          rows={isNothing ? 1 : Math.min(MOST_ROWS, text.split('\n').length)}
          value={isNothing ? 'Nothing' : text}
        />
      </Field>
    </div>
  )
}
