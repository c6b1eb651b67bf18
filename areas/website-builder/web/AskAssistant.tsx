import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { useForm } from '#web/ui/use-form.ts'
import { siteAssistant } from '../contracts/assistant.ts'
import { SITE_ASSISTANT } from '../limits.ts'

interface AskAssistantProps {
  site: string
  examples: readonly string[]
  hasMessages: boolean
}

/** A form that asks the assistant of a site for a change. */
export function AskAssistant({ site, examples, hasMessages }: AskAssistantProps) {
  const form = useForm(siteAssistant.askAssistant, {
    initial: { words: '' },
    toInput: ({ words }) => ({ site, words }),
  })
  const clear = useWrite(siteAssistant.clearConversation)
  const attempt = useAttempt()
  const { values, set, errors, error, isPending } = form

  return (
    <form className="builder-ask" noValidate onSubmit={form.submit}>
      <Field label="What should change?" error={errors.words ?? error ?? undefined}>
        <TextInput
          value={values.words}
          dir="auto"
          maxLength={SITE_ASSISTANT.characters}
          placeholder={examples[0]}
          onChange={set('words')}
        />
      </Field>
      <div className="builder-ask-ways">
        <Button type="submit" size="s" variant="primary" disabled={isPending}>
          Ask
        </Button>
        {hasMessages && (
          <Button
            size="s"
            disabled={clear.isPending}
            onClick={() => void attempt(clear.mutateAsync({ site }))}
          >
            Clear the conversation
          </Button>
        )}
      </div>
      {!hasMessages && (
        <details className="meta">
          <summary>Things that it can do</summary>
          <ul>
            {examples.map((example) => (
              <li key={example}>{example}</li>
            ))}
          </ul>
        </details>
      )}
    </form>
  )
}
