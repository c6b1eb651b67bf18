import { useState, type FormEvent } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Field, TextArea } from '#web/ui/controls/Field.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { aiLab, type Model } from '../contract.ts'
import { taskWords } from './words/model-words.ts'

interface TryDialogProps {
  model: Model
  open: boolean
  onClose: () => void
}

const words = {
  chat: { action: 'Send Message', label: 'Message', placeholder: 'Ask a question.' },
  image: { action: 'Generate Image', label: 'Prompt', placeholder: 'Describe the image.' },
} as const satisfies Record<Model['type'], unknown>

/** Sends a prompt to one model. */
export function TryDialog({ model, open, onClose }: TryDialogProps) {
  const [prompt, setPrompt] = useState('')
  const attempt = useWrite(aiLab.tryModel)
  const { action, label, placeholder } = words[model.type]
  const isReady = prompt.trim() !== '' && !attempt.isPending

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isReady) attempt.mutate({ id: model.id, prompt })
  }

  return (
    <Dialog open={open} onClose={onClose} title={`Try ${model.name}`}>
      <form className="try-form" onSubmit={handleSubmit}>
        <p className="meta">
          {model.author}, {taskWords[model.task]}
        </p>
        <Field label={label} error={attempt.error && explain(attempt.error)}>
          <TextArea
            rows={4}
            dir="auto"
            placeholder={placeholder}
            value={prompt}
            onChange={(event) => setPrompt(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" disabled={!isReady}>
          {attempt.isPending ? 'Generating...' : action}
        </Button>
      </form>
    </Dialog>
  )
}
