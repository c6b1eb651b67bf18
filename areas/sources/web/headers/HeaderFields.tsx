import { Field, TextArea, TextInput } from '#web/ui/controls/Field.tsx'
import { headersIn, type HeaderTexts } from './request-headers.ts'

interface HeaderFieldsProps {
  texts: HeaderTexts
  /** The error about the headers, shown at the fields; null if there is none. */
  error: string | null
  onChange: (texts: HeaderTexts) => void
}

/** Fields for headers that are sent with each request for a source. */
export function HeaderFields({ texts, error, onChange }: HeaderFieldsProps) {
  const { faulty } = headersIn(texts)
  return (
    <>
      <Field label="User agent">
        <TextInput
          autoComplete="off"
          value={texts.userAgent}
          onChange={(event) => onChange({ ...texts, userAgent: event.target.value })}
        />
      </Field>
      <Field label="Cookie">
        <TextInput
          autoComplete="off"
          value={texts.cookie}
          onChange={(event) => onChange({ ...texts, cookie: event.target.value })}
        />
      </Field>
      <Field
        label="Other headers"
        hint="One per line, such as Authorization: Bearer and your key."
        error={
          faulty === null
            ? error
            : `Line ${faulty} must be a name and a value, separated by a colon`
        }
      >
        <TextArea
          autoComplete="off"
          value={texts.others}
          onChange={(event) => onChange({ ...texts, others: event.target.value })}
        />
      </Field>
    </>
  )
}
