import { Select } from '#web/ui/controls/Field.tsx'
import { languageName } from '#engine/languages/language-name.ts'

interface TranscriptLanguageProps {
  languages: readonly string[]
  value: string
  onChange: (language: string) => void
}

/** A select for the language of the transcript; shown only if there are several. */
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
