import { useState, type FormEvent } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { ChoiceCards } from '#web/ui/controls/ChoiceCards.tsx'
import { Field, Select, TextArea } from '#web/ui/controls/Field.tsx'
import { Sparkles } from '#web/ui/icons.ts'
import { asOptions, contentLengths, contentTones, contentTypes, wordRangeOf } from '../choices.ts'
import type { Template } from '../contract.ts'

const lengths = asOptions(contentLengths).map((option) => ({
  ...option,
  hint: wordRangeOf(option.value),
}))

/** What a text is to be. Nobody writes it yet: the button has no effect. */
export function GenerateForm({ template }: { template: Template | undefined }) {
  const [length, setLength] = useState(template?.length ?? 'Medium')

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
  }

  return (
    <form className="workspace-form" aria-label="Generate Content" onSubmit={handleSubmit}>
      {template && (
        <p className="content-template">
          <span className="meta">From the template</span> {template.name}
        </p>
      )}
      <div className="workspace-pair">
        <Field label="Content type">
          <Select
            options={asOptions(contentTypes)}
            defaultValue={template?.type ?? contentTypes[0]}
          />
        </Field>
        <Field label="Tone">
          <Select
            options={asOptions(contentTones)}
            defaultValue={template?.tone ?? contentTones[0]}
          />
        </Field>
      </div>
      <Field label="Topic" hint="One sentence is enough. Include facts and names.">
        <TextArea
          rows={4}
          dir="auto"
          placeholder="The berth board now warns before a hull outgrows the tide"
        />
      </Field>
      <ChoiceCards label="Length" options={lengths} value={length} onChange={setLength} />
      <Button type="submit" variant="primary" icon={<Sparkles />}>
        Generate
      </Button>
    </form>
  )
}
