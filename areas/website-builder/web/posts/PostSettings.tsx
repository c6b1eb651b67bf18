import { useRead } from '#web/asking/api.tsx'
import { ChipInput } from '#web/ui/controls/ChipInput.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { posts } from '../../contracts/posts.ts'
import { PAGES } from '../../limits.ts'
import { ChooseMedia } from '../media/ChooseMedia.tsx'
import { postDraft } from './post-as-page.ts'
import { languageChoices } from '../manage/settings/languages.ts'
import { DescriptionField, PathField, TitleField, typedPath } from '../settings/FactFields.tsx'
import { FormDialog } from '../settings/FormDialog.tsx'

interface PostSettingsProps {
  site: string
  post: string
  open: boolean
  onClose: () => void
}

/** The properties of a post apart from its blocks, such as title, date, author, tags and path. */
export function PostSettings(props: PostSettingsProps) {
  return (
    <FormDialog open={props.open} onClose={props.onClose} title="Post settings">
      {(formId) => <PostSettingsForm {...props} formId={formId} />}
    </FormDialog>
  )
}

function PostSettingsForm(props: PostSettingsProps & { formId: string }) {
  const { site, post, onClose, formId } = props
  const now = useRead(posts.getPost, { site, post })
  const { tags: known } = useRead(posts.listTags, { site })
  const { title, path, description, author, tags, sharePicture, publishedAt } = now
  const form = useForm(posts.savePost, {
    initial: {
      ...{ title, path, description, author, tags, sharePicture: sharePicture ?? '' },
      language: now.language ?? '',
      ...{ isDated: publishedAt !== null, publishedAt: localTime(publishedAt) },
    },
    toInput: ({ isDated, ...values }) => ({
      ...{ site, post, version: now.version },
      draft: {
        ...postDraft(now),
        ...values,
        path: typedPath(values.path),
        language: values.language === '' ? null : values.language,
        sharePicture: values.sharePicture === '' ? null : values.sharePicture,
        publishedAt: isDated ? new Date(values.publishedAt || Date.now()).toISOString() : null,
      },
    }),
    within: 'draft',
    onDone: onClose,
  })
  const { values, set, errors, error } = form
  return (
    <form id={formId} className="dialog-form" noValidate onSubmit={form.submit}>
      <TitleField value={values.title} error={errors.title ?? error} onChange={set('title')} />
      <Field
        label="Visible to visitors"
        hint="A future date publishes the site at that time, with everything that is saved."
      >
        <Select
          options={[
            { value: 'draft', label: 'No, it is a draft' },
            { value: 'dated', label: 'From a date on' },
          ]}
          value={values.isDated ? 'dated' : 'draft'}
          onChange={(value) => set('isDated')(value === 'dated')}
        />
      </Field>
      {values.isDated && (
        <Field label="Date" error={errors.publishedAt}>
          <TextInput
            type="datetime-local"
            value={values.publishedAt}
            onChange={set('publishedAt')}
          />
        </Field>
      )}
      <Field label="Author" error={errors.author}>
        <TextInput
          value={values.author}
          dir="auto"
          maxLength={PAGES.titleCharacters}
          onChange={set('author')}
        />
      </Field>
      <Field label="Tags" error={errors.tags} hint="Press Enter after each.">
        <ChipInput
          item="tag"
          values={values.tags}
          suggestions={known.map(({ name }) => name)}
          onChange={set('tags')}
        />
      </Field>
      <Field label="Language" error={errors.language}>
        <Select
          options={[{ value: '', label: 'Same as the site' }, ...languageChoices(now.language)]}
          value={values.language}
          onChange={set('language')}
        />
      </Field>
      <DescriptionField
        value={values.description}
        error={errors.description}
        hint="Lists of posts and search engines show it."
        onChange={set('description')}
      />
      <div className="picture-field" role="group" aria-label="Picture">
        <p className="field-name">Picture in lists, and where it is shared</p>
        <ChooseMedia
          {...{ site, kind: 'picture' }}
          value={values.sharePicture}
          onChange={set('sharePicture')}
        />
      </div>
      <PathField
        value={values.path}
        error={errors.path}
        hint="Old links keep working: visitors are redirected to the new path."
        onChange={set('path')}
      />
    </form>
  )
}

/** A time in the format of the browser's date field; the current time if it is null. */
function localTime(time: string | null): string {
  const at = time === null ? new Date() : new Date(time)
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
