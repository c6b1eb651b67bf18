import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextArea } from '#web/ui/controls/Field.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { chats, type SiteChat } from '../../contracts/chats.ts'
import { VISITORS } from '../../visitors/limits.ts'
import { nameOfVisitor } from './name-of-visitor.ts'

/** A form for an answer, and a message that says how it reached the visitor. */
export function AnswerVisitor({ site, chat }: { site: string; chat: SiteChat }) {
  const toast = useToast()
  const { values, set, submit, errors, error, isPending, reset } = useForm(chats.answerVisitor, {
    initial: { words: '' },
    toInput: ({ words }) => ({ site, chat: chat.id, words }),
    onDone: ({ by }) => {
      if (by === 'mail') toast({ tone: 'success', title: 'Answer sent by mail', text: chat.mail })
      if (by === 'nothing')
        toast({
          title: 'The visitor has left',
          text: 'They see your answer if they come back to their page.',
        })
      reset()
    },
  })
  return (
    <form className="site-form" onSubmit={submit}>
      <Field label={`Answer ${nameOfVisitor(chat)}`} error={errors.words}>
        <TextArea
          rows={3}
          value={values.words}
          maxLength={VISITORS.chatCharacters}
          dir="auto"
          onChange={set('words')}
        />
      </Field>
      <FormError of={error} />
      <Button type="submit" variant="primary" disabled={isPending}>
        {isPending ? 'Sending...' : 'Send'}
      </Button>
    </form>
  )
}
