import { useId } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextArea, TextInput } from '#web/ui/controls/Field.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useFocused } from '#web/ui/overlays/use-focused.ts'
import { useForm } from '#web/ui/use-form.ts'
import { pages } from '../../../contracts/pages.ts'
import { PAGES } from '../../../limits.ts'
import { draftOf } from './use-page-actions.ts'

interface PageSettingsProps {
  site: string
  page: string
  open: boolean
  onClose: () => void
}

/** The facts of a page beside its blocks: title, path, description, and if it is in the menu. */
export function PageSettings(props: PageSettingsProps) {
  const formId = useId()
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title="Page settings"
      footer={
        <Button variant="primary" type="submit" form={formId}>
          Save
        </Button>
      }
    >
      <PageSettingsForm {...props} formId={formId} />
    </Dialog>
  )
}

function PageSettingsForm(props: PageSettingsProps & { formId: string }) {
  const { site, page, onClose, formId } = props
  const now = useRead(pages.getPage, { site, page })
  const titleField = useFocused()
  const { title, path, description, isInMenu } = now
  const form = useForm(pages.savePage, {
    initial: { title, path, description, isInMenu },
    toInput: (values) => ({
      ...{ site, page, version: now.version },
      draft: {
        ...draftOf(now),
        ...values,
        path: values.path.trim().replaceAll(/^\/|\/$/g, ''),
      },
    }),
    within: 'draft',
    onDone: onClose,
  })
  const { values, set, errors, error } = form
  return (
    <form id={formId} className="dialog-form" noValidate onSubmit={form.submit}>
      <Field label="Title" error={errors.title ?? error}>
        <TextInput
          ref={titleField}
          value={values.title}
          dir="auto"
          maxLength={PAGES.titleCharacters}
          onChange={set('title')}
        />
      </Field>
      <Field
        label="Path"
        error={errors.path}
        hint="Empty for the first page. Visitors of a former path are led to the new one."
      >
        <TextInput
          value={values.path}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={PAGES.pathCharacters}
          onChange={set('path')}
        />
      </Field>
      <Field
        label="Description"
        error={errors.description}
        hint="Search engines show it below the title."
      >
        <TextArea
          value={values.description}
          dir="auto"
          maxLength={PAGES.descriptionCharacters}
          onChange={set('description')}
        />
      </Field>
      <Switch label="In the menu" checked={values.isInMenu} onChange={set('isInMenu')} />
    </form>
  )
}
