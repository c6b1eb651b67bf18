import { Select } from '#web/ui/controls/Field.tsx'
import { chosenSubject } from '../../programme-words.ts'
import { useSubjectOptions } from './use-subject-options.ts'

interface SubjectSelectProps {
  /** The subject in the form of `subjectKey`. */
  value: string
  onChange: (value: string) => void
}

/** A select for the subject of regular pieces. */
export function SubjectSelect({ value, onChange }: SubjectSelectProps) {
  const options = useSubjectOptions()
  const isKnown = options.some((option) => option.value === value)
  return (
    <Select
      options={isKnown ? options : [...options, { value, label: otherWords(value) }]}
      value={value}
      onChange={onChange}
    />
  )
}

/**
 * Words for a subject that is not among the options, because another program chose it or it is
 * gone. It stays chosen.
 */
function otherWords(value: string): string {
  const subject = chosenSubject(value)
  if (subject.kind === 'search') return `Search: ${subject.text}`
  if (subject.kind === 'recent') return `Most important of the last ${subject.hours} hours`
  return 'A hub, topic or folder that is gone'
}
