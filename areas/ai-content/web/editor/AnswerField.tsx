import { SubjectSelect } from '#areas/newsroom/web/lends/SubjectSelect.tsx'
import { chosenSubject, subjectKey } from '#areas/newsroom/web/lends/subject-values.ts'
import { Field, TextArea, TextInput } from '#web/ui/controls/Field.tsx'
import type { DraftNotice } from '../../contracts/drafts.ts'
import type { WholeBrief } from '../../drafts/brief.ts'

type FieldName = NonNullable<DraftNotice['field']>

const lines = {
  audience: 'Who it is for',
  name: 'Who speaks, or the name of the product',
  action: 'What readers should do',
  actionAddress: 'Link of the call to action',
  place: 'Place',
  date: 'Date',
  contact: 'Contact',
} as const
type LineName = keyof typeof lines

function isLine(field: FieldName): field is LineName {
  return Object.hasOwn(lines, field)
}

/** Says if a field of the brief can be answered beside its question. */
export function isAnswerable(field: FieldName): boolean {
  return isLine(field) || field === 'about' || field === 'points' || field === 'subjects'
}

interface AnswerFieldProps {
  brief: WholeBrief
  field: FieldName
  onChange: (brief: WholeBrief) => void
}

/** A form field for one field of a brief. */
export function AnswerField({ brief, field, onChange }: AnswerFieldProps) {
  if (isLine(field))
    return (
      <Field label={lines[field]}>
        <TextInput
          value={brief[field]}
          onChange={(event) => onChange({ ...brief, [field]: event.target.value })}
        />
      </Field>
    )
  if (field === 'about')
    return (
      <Field label="What the text is about">
        <TextArea
          value={brief.about}
          onChange={(event) => onChange({ ...brief, about: event.target.value })}
        />
      </Field>
    )
  if (field === 'points')
    return (
      <Field label="Points" hint="One sentence on each line.">
        <TextArea
          value={brief.points.join('\n')}
          onChange={(event) => onChange({ ...brief, points: event.target.value.split('\n') })}
        />
      </Field>
    )
  const [first, ...rest] = brief.subjects
  return (
    <Field label="Articles to quote from">
      <SubjectSelect
        value={first ? subjectKey(first) : 'recent:24'}
        onChange={(value) => onChange({ ...brief, subjects: [chosenSubject(value), ...rest] })}
      />
    </Field>
  )
}
