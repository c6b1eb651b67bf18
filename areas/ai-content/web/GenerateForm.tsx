import { useState, type FormEvent } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { ChoiceCards } from '#web/ui/controls/ChoiceCards.tsx'
import { Field, Select, TextArea } from '#web/ui/controls/Field.tsx'
import { Sparkles } from '#web/ui/icons.ts'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { contentLengths, contentTones, contentTypes } from '../choices.ts'
import type { Template } from '../contract.ts'
import { sampleContent, type Brief } from '../contracts/sample.ts'
import { lengthWords, optionsOf, toneWords, typeWords, wordRangeWords } from './content-words.ts'

const lengths = optionsOf(contentLengths, lengthWords).map((option) => ({
  ...option,
  hint: wordRangeWords(option.value),
}))

/** The form for the brief of a text. */
export function GenerateForm({ template }: { template: Template | undefined }) {
  const generate = useWrite(sampleContent.generate)
  const [brief, setBrief] = useState<Brief>({
    type: template?.type ?? contentTypes[0],
    tone: template?.tone ?? contentTones[0],
    length: template?.length ?? 'medium',
    topic: '',
    templateId: template?.id ?? null,
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!generate.isPending) generate.mutate(brief)
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
            options={optionsOf(contentTypes, typeWords)}
            value={brief.type}
            onChange={(type) => setBrief({ ...brief, type: type as Brief['type'] })}
          />
        </Field>
        <Field label="Tone">
          <Select
            options={optionsOf(contentTones, toneWords)}
            value={brief.tone}
            onChange={(tone) => setBrief({ ...brief, tone: tone as Brief['tone'] })}
          />
        </Field>
      </div>
      <Field label="Topic" hint="One sentence is enough. Include facts and names.">
        <TextArea
          rows={4}
          dir="auto"
          placeholder="The berth board now warns before a hull outgrows the tide"
          value={brief.topic}
          onChange={(event) => setBrief({ ...brief, topic: event.target.value })}
        />
      </Field>
      <ChoiceCards
        label="Length"
        options={lengths}
        value={brief.length}
        onChange={(length) => setBrief({ ...brief, length })}
      />
      {generate.error && <p role="alert">{explain(generate.error)}</p>}
      <Button type="submit" variant="primary" icon={<Sparkles />}>
        Generate
      </Button>
    </form>
  )
}
