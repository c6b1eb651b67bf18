import { useState } from 'react'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button, buttonClass } from '#web/ui/controls/Button.tsx'
import { Field, TextArea } from '#web/ui/controls/Field.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { inbox, type SiteMessage } from '../../contracts/inbox.ts'

interface ReplyProps {
  site: string
  message: SiteMessage
  canReply: boolean
}

/**
 * Sends a reply from the reader's mail account or, without one, opens the mail program of the
 * device.
 */
export function ReplyToMessage({ site, message, canReply }: ReplyProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (!canReply)
    return (
      <a
        className={buttonClass()}
        href={`mailto:${message.mail}?subject=${encodeURIComponent('Your message')}`}
      >
        Reply by mail program
      </a>
    )
  if (!isOpen) return <Button onClick={() => setIsOpen(true)}>Reply</Button>
  return <ReplyForm {...{ site, message }} onDone={() => setIsOpen(false)} />
}

interface FormProps extends Omit<ReplyProps, 'canReply'> {
  onDone: () => void
}

function ReplyForm({ site, message, onDone }: FormProps) {
  const toast = useToast()
  const { values, set, submit, errors, error, isPending } = useForm(inbox.replyToMessage, {
    initial: { words: '' },
    toInput: ({ words }) => ({ site, message: message.id, words }),
    onDone: () => {
      toast({ tone: 'success', title: 'Reply sent', text: message.mail })
      onDone()
    },
  })
  return (
    <form className="site-form" onSubmit={submit}>
      <Field label={`Reply to ${message.name}`} error={errors.words}>
        <TextArea rows={6} value={values.words} onChange={set('words')} />
      </Field>
      <FormError of={error} />
      <div className="site-choices">
        <Button type="submit" variant="primary" disabled={isPending}>
          {isPending ? 'Sending...' : 'Send'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  )
}
