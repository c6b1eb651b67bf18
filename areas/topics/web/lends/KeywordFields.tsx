import { ChipInput } from '#web/ui/controls/ChipInput.tsx'
import { Field } from '#web/ui/controls/Field.tsx'

interface Keywords {
  includeKeywords: string[]
  excludeKeywords: string[]
}

interface KeywordFieldsProps {
  keywords: Readonly<Keywords>
  onChange: (changes: Partial<Keywords>) => void
}

/**
 * Fields for keywords that an article must have, or must not have, in forms of topics and of
 * folders.
 */
export function KeywordFields({ keywords, onChange }: KeywordFieldsProps) {
  return (
    <div className="dialog-form-pair">
      <Field label="Include keywords">
        <ChipInput
          item="include keyword"
          placeholder="Add and press Enter"
          values={keywords.includeKeywords}
          onChange={(includeKeywords) => onChange({ includeKeywords })}
        />
      </Field>
      <Field label="Exclude keywords">
        <ChipInput
          item="exclude keyword"
          placeholder="Add and press Enter"
          values={keywords.excludeKeywords}
          onChange={(excludeKeywords) => onChange({ excludeKeywords })}
        />
      </Field>
    </div>
  )
}
