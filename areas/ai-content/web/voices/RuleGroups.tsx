import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import type { VoiceRules } from '../../voices/voice.ts'

interface RuleGroupsProps {
  rules: VoiceRules
  /** Errors by path, such as `rules.longestSentence`. */
  errors: Record<string, string | undefined>
  onChange: (changes: Partial<VoiceRules>) => void
}

/** The rules of a voice in two groups. A rule that is not for all languages names its languages. */
export function RuleGroups({ rules, errors, onChange }: RuleGroupsProps) {
  return (
    <>
      <fieldset className="voice-group">
        <legend>Sentences and numbers</legend>
        <div className="workspace-pair">
          <NumberField
            label="Longest sentence, words"
            hint="Empty: no limit."
            value={rules.longestSentence}
            error={errors['rules.longestSentence']}
            onChange={(longestSentence) => onChange({ longestSentence })}
          />
          <NumberField
            label="Exclamation marks in a text, at most"
            hint="Empty: no limit. 0 forbids them."
            value={rules.exclamationMarks}
            error={errors['rules.exclamationMarks']}
            onChange={(exclamationMarks) => onChange({ exclamationMarks })}
          />
          <Field label="Numbers below ten" hint="Units, dates and versions keep their digits.">
            <Select
              options={[
                { value: 'as-written', label: 'As written' },
                { value: 'words', label: 'In words' },
              ]}
              value={rules.smallNumbers}
              onChange={(smallNumbers) => onChange({ smallNumbers })}
            />
          </Field>
          <Field label="Short forms, such as “don’t”" hint="For English texts only.">
            <Select
              options={[
                { value: 'as-written', label: 'As written' },
                { value: 'spelled-out', label: 'Spelled out' },
              ]}
              value={rules.contractions}
              onChange={(contractions) => onChange({ contractions })}
            />
          </Field>
        </div>
      </fieldset>
      <fieldset className="voice-group">
        <legend>Punctuation</legend>
        <div className="workspace-pair">
          <Field label="Quotation marks" hint="Curly ones follow the language of the text.">
            <Select
              options={[
                { value: 'as-written', label: 'As written' },
                { value: 'curly', label: 'Curly' },
              ]}
              value={rules.quotes}
              onChange={(quotes) => onChange({ quotes })}
            />
          </Field>
          <Field label="Comma before the last item of a list" hint="For English texts only.">
            <Select
              options={[
                { value: 'as-written', label: 'As written' },
                { value: 'always', label: 'Always' },
                { value: 'never', label: 'Never' },
              ]}
              value={rules.serialComma}
              onChange={(serialComma) => onChange({ serialComma })}
            />
          </Field>
        </div>
        <div className="settings-rows">
          <Switch
            label="Find the same word twice in a row"
            checked={rules.repeatedWords}
            onChange={(repeatedWords) => onChange({ repeatedWords })}
          />
          <Switch
            label="Find double spaces"
            checked={rules.doubleSpaces}
            onChange={(doubleSpaces) => onChange({ doubleSpaces })}
          />
          <Switch
            label="Use the marks of the language"
            hint="Spanish ¿ and ¡, French and German spaces, “dass” for “daß”."
            checked={rules.languageMarks}
            onChange={(languageMarks) => onChange({ languageMarks })}
          />
        </div>
      </fieldset>
    </>
  )
}

interface NumberFieldProps {
  label: string
  hint: string
  value: number | null
  error: string | undefined
  onChange: (value: number | null) => void
}

function NumberField({ label, hint, value, error, onChange }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <TextInput
        type="number"
        inputMode="numeric"
        defaultValue={value ?? ''}
        key={value === null ? 'none' : 'some'}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      />
    </Field>
  )
}
