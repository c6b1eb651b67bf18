import './SavedForm.css'
import './SaveScreen.css'
import { Suspense } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { PageLink, usePage } from '#web/place/page.tsx'
import { addFeedPage, pageWith } from '#areas/portal/web/lends/pages.ts'
import { sharedIn } from '#areas/sources/web/lends/shared-address.ts'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Masthead } from '#web/ui/blocks/Masthead.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { ChipInput } from '#web/ui/controls/ChipInput.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { bookmarks } from '../contracts/bookmarks.ts'
import { bookmarkPage } from './bookmarks/bookmark-words.ts'

/**
 * Saves a page that the bookmarklet or the share sheet of a phone sent. The reader has to confirm
 * this with a button, because any site can open this page.
 */
export function SaveScreen() {
  return (
    <div className="save-page">
      <Suspense fallback={null}>
        <SaveForm />
      </Suspense>
    </div>
  )
}

function SaveForm() {
  const { params } = usePage()
  const known = useRead(bookmarks.listTags, {})
  const address = sharedIn(params)
  const { values, set, errors, error, submit, isPending, output } = useForm(bookmarks.addBookmark, {
    initial: {
      address,
      title: (params.get('shared-title') ?? '').trim().slice(0, 500),
      tags: [] as string[],
    },
    toInput: (typed) => typed,
  })
  if (output) {
    return (
      <div role="status">
        <Masthead title={output.isNew ? 'Saved' : 'Saved already'} />
        <p className="field-hint">Its text and pictures are fetched and kept.</p>
        <p>
          <PageLink page={bookmarkPage(output.id)}>Read it here</PageLink>
        </p>
      </div>
    )
  }
  const tagError = Object.entries(errors).find(([path]) => path.startsWith('tags'))?.[1]
  return (
    <form className="saved-form" aria-label="Save a page" noValidate onSubmit={submit}>
      <Masthead title="Save this page" />
      <Field label="Address" error={errors.address}>
        <TextInput type="url" autoComplete="off" value={values.address} onChange={set('address')} />
      </Field>
      <Field label="Title" hint="Left empty, the page names itself." error={errors.title}>
        <TextInput dir="auto" value={values.title} onChange={set('title')} />
      </Field>
      <Field label="Tags" hint="Press Enter after each tag." error={tagError}>
        <ChipInput
          item="tag"
          values={values.tags}
          onChange={set('tags')}
          suggestions={known.map(({ tag }) => tag)}
        />
      </Field>
      <FormError of={error} />
      <div className="saved-form-actions">
        <Button type="submit" variant="primary" disabled={isPending}>
          Save
        </Button>
        {address !== '' && (
          <PageLink page={pageWith(addFeedPage, new URLSearchParams(), { shared: address })}>
            Follow its feed instead
          </PageLink>
        )}
      </div>
    </form>
  )
}
