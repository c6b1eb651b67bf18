import { Select } from '#web/ui/controls/Field.tsx'
import { languageName } from '#engine/languages/language-name.ts'

interface TranscriptLanguageProps {
  languages: readonly string[]
  value: string
  onChange: (language: string) => void
}

/** Chooses the language in which the transcript is read, where it is offered in several. */
export function TranscriptLanguage({ languages, value, onChange }: TranscriptLanguageProps) {
  const options = languages.map((tag) => ({ value: tag, label: languageName(tag) }))
  return (
    <Select
      aria-label="Language of the transcript"
      options={options}
      value={value}
      onChange={onChange}
    />
  )
}
