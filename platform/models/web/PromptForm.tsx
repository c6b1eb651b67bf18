import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextArea } from '#web/ui/controls/Field.tsx'
import { defaultPrompt } from '../ai-plan.ts'
import { languageOptions } from './endpoint-words.ts'
import { usePlan } from './use-plan.ts'

/** The form for the instructions to models and the language of their answers. */
export function PromptForm() {
  const { plan, change, isPending, error } = usePlan()
  const [prompt, setPrompt] = useState(plan.prompt || defaultPrompt)
  const [language, setLanguage] = useState(plan.language)
  const isDefault = prompt.trim() === defaultPrompt || prompt.trim() === ''

  return (
    <div className="endpoint-form">
      <Field
        label="Prompt for summaries"
        hint="Instructions to cite the sources, and to ignore any instructions in them, are always added."
        error={error}
      >
        <TextArea rows={7} value={prompt} onChange={(event) => setPrompt(event.target.value)} />
      </Field>
      <Field
        label="Language"
        hint="Articles whose sources are in another language keep the words of the sources: translated sentences cannot be checked word for word."
      >
        <Select options={languageOptions} value={language} onChange={setLanguage} />
      </Field>
      <div className="endpoint-actions">
        <Button
          disabled={isPending}
          onClick={() =>
            void change({ prompt: isDefault ? '' : prompt.trim(), language }, 'Prompt saved')
          }
        >
          Save prompt
        </Button>
        <Button variant="quiet" disabled={isDefault} onClick={() => setPrompt(defaultPrompt)}>
          Reset to default
        </Button>
      </div>
    </div>
  )
}
