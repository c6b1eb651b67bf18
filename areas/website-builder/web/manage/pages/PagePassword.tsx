import { useId } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useFocused } from '#web/ui/overlays/use-focused.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { useForm } from '#web/ui/use-form.ts'
import { pages } from '../../../contracts/pages.ts'
import type { PageSummary } from '../../../contracts/sites.ts'
import { LOCKS } from '../../../limits.ts'

interface PagePasswordProps {
  site: string
  page: PageSummary
  open: boolean
  onClose: () => void
}

/** Sets or removes the password that visitors need for a page. */
export function PagePassword(props: PagePasswordProps) {
  const { site, page, open, onClose } = props
  const formId = useId()
  const lock = useWrite(pages.lockPage)
  const attempt = useAttempt()
  const toast = useToast()

  async function handleRemove() {
    const gone = lock.mutateAsync({ site, page: page.id, password: null }).then(() => true)
    if (!(await attempt(gone))) return
    toast({ title: 'Password removed', text: `Everybody can see ${page.title} again.` })
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Password of ${page.title}`}
      footer={
        <>
          {page.isLocked && (
            <Button disabled={lock.isPending} onClick={() => void handleRemove()}>
              Remove password
            </Button>
          )}
          <Button variant="primary" type="submit" form={formId}>
            Save
          </Button>
        </>
      }
    >
      <PasswordForm {...props} formId={formId} />
    </Dialog>
  )
}

function PasswordForm({ site, page, onClose, formId }: PagePasswordProps & { formId: string }) {
  const toast = useToast()
  const field = useFocused()
  const { values, set, submit, errors, error } = useForm(pages.lockPage, {
    initial: { password: '' },
    toInput: ({ password }) => ({ site, page: page.id, password }),
    onDone: () => {
      toast({
        tone: 'success',
        title: 'Password saved',
        text: 'Visitors need it from now on. Publish the site to take the page out of its sitemap.',
      })
      onClose()
    },
  })
  return (
    <form id={formId} className="dialog-form" noValidate onSubmit={submit}>
      <Field
        label={page.isLocked ? 'New password' : 'Password'}
        error={errors.password ?? error}
        hint="Tell it to your visitors. It cannot be shown here later."
      >
        <TextInput
          ref={field}
          value={values.password}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LOCKS.characters}
          onChange={set('password')}
        />
      </Field>
      <p className="meta">
        The page stays out of the search of the site, its sitemap and ZIP files. Its title, pictures
        and videos are not protected: whoever knows the address of a picture can load it.
      </p>
    </form>
  )
}
