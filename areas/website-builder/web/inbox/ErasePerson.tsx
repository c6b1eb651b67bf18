import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { count } from '#web/ui/count.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { inbox } from '../../contracts/inbox.ts'

/** Deletes all data that the site has about a person, if that person asks for it. */
export function ErasePerson({ site }: { site: string }) {
  const toast = useToast()
  const { values, set, submit, errors, error, isPending, reset } = useForm(inbox.erasePerson, {
    initial: { mail: '' },
    toInput: ({ mail }) => ({ site, mail }),
    onDone: ({ erased }) => {
      toast({
        tone: erased > 0 ? 'success' : 'info',
        title:
          erased > 0 ? `${count(erased, 'record')} erased` : 'The site has nothing of this address',
      })
      reset()
    },
  })
  function handleSubmit(event: { preventDefault: () => void }) {
    event.preventDefault()
    const question = `Delete all messages, chats, bookings and subscriptions of ${values.mail}? This cannot be undone.`
    if (window.confirm(question)) submit()
  }
  return (
    <Panel title="Erase a person">
      <form className="site-form" onSubmit={handleSubmit}>
        <Field
          label="Email address"
          hint="Deletes all messages, chats, bookings and subscriptions of this address for good."
          error={errors.mail}
        >
          <TextInput type="email" value={values.mail} onChange={set('mail')} required />
        </Field>
        <FormError of={error} />
        <Button type="submit" disabled={isPending}>
          Erase
        </Button>
      </form>
    </Panel>
  )
}
