import { useRef } from 'react'
import { UploadProgress } from '#platform/files/web/lends/UploadProgress.tsx'
import { useUpload } from '#platform/files/web/lends/use-upload.ts'
import { fileSizeText } from '#core/file-size.ts'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { useForm } from '#web/ui/use-form.ts'
import { media as contract, type Media } from '../../contracts/media.ts'
import { SITE_MEDIA } from '../../limits.ts'
import { MediaThumbnail } from './MediaThumbnail.tsx'
import { mediaTypes } from './use-add-media.ts'
import { FormDialog } from '../settings/FormDialog.tsx'

interface MediaDetailsProps {
  site: string
  media: string
  name: string
  open: boolean
  onClose: () => void
}

/** The properties of a picture or a video, and the pages that show it. */
export function MediaDetails(props: MediaDetailsProps) {
  return (
    <FormDialog open={props.open} onClose={props.onClose} title={props.name} size="wide">
      {(formId) => <DetailsForm {...props} formId={formId} />}
    </FormDialog>
  )
}

function DetailsForm(props: MediaDetailsProps & { formId: string }) {
  const { site, media: id, onClose, formId } = props
  const now = useRead(contract.getMedia, { site, media: id })
  const { name, folder, alt, isDecorative, focus, kind } = now
  const form = useForm(contract.describeMedia, {
    initial: { name, folder, alt, isDecorative, focus },
    toInput: (values) => ({ site, media: id, ...values }),
    onDone: onClose,
  })
  const { values, set, errors, error } = form
  return (
    <form id={formId} className="media-details" noValidate onSubmit={form.submit}>
      <div className="media-details-picture">
        <MediaThumbnail media={{ ...now, focus: values.focus }} />
        <p className="meta">{factsOf(now)}</p>
        <ReplaceFile site={site} media={now} />
        <DeleteFile site={site} media={now} onDone={onClose} />
      </div>
      <div className="dialog-form">
        {kind === 'picture' && (
          <>
            <Field
              label="Alt text"
              error={errors.alt}
              hint="Says what the picture shows, for people who do not see it."
            >
              <TextInput
                value={values.alt}
                dir="auto"
                disabled={values.isDecorative}
                maxLength={SITE_MEDIA.altCharacters}
                onChange={set('alt')}
              />
            </Field>
            <Switch
              label="Only decorative"
              hint="It tells nothing that the page does not say."
              checked={values.isDecorative}
              onChange={set('isDecorative')}
            />
            {(['x', 'y'] as const).map((axis) => (
              <Field key={axis} label={axis === 'x' ? 'Focus from the left' : 'Focus from the top'}>
                <TextInput
                  type="range"
                  min={0}
                  max={100}
                  step={10}
                  value={Math.round(values.focus[axis] * 100)}
                  onChange={(event) =>
                    set('focus')({ ...values.focus, [axis]: event.target.valueAsNumber / 100 })
                  }
                />
              </Field>
            ))}
          </>
        )}
        <Field label="Name" error={errors.name ?? error}>
          <TextInput
            value={values.name}
            dir="auto"
            maxLength={SITE_MEDIA.nameCharacters}
            onChange={set('name')}
          />
        </Field>
        <Field label="Folder" error={errors.folder} hint="Empty for none.">
          <TextInput
            value={values.folder}
            dir="auto"
            maxLength={SITE_MEDIA.folderCharacters}
            onChange={set('folder')}
          />
        </Field>
        <section className="media-uses">
          <h3>Used on</h3>
          {now.usedBy.length === 0 ? (
            <p className="meta">No page or post shows it.</p>
          ) : (
            <ul>
              {now.usedBy.map((use) => (
                <li key={use.id} dir="auto">
                  {use.title} <code>/{use.path}</code>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </form>
  )
}

function factsOf({ size, bytes }: Media): string {
  const pixels = size ? `${size.widthPx} × ${size.heightPx} px, ` : ''
  return `${pixels}${fileSizeText(bytes)} in all sizes`
}

function ReplaceFile({ site, media }: { site: string; media: Media }) {
  const { upload, underWay } = useUpload('website-builder/media')
  const replace = useWrite(contract.replaceMedia)
  const attempt = useAttempt()
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)

  async function send(file: File) {
    const id = await upload(file)
    if (id === null) return
    await replace.mutateAsync({ site, media: media.id, name: file.name, upload: id })
    const text = 'Pages and posts show the new file. Check that its alt text still fits.'
    toast({ tone: 'success', title: 'File replaced', text })
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={mediaTypes}
        aria-label="Other file"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void attempt(send(file))
          target.value = ''
        }}
      />
      <Button size="s" disabled={underWay !== null} onClick={() => input.current?.click()}>
        Replace everywhere
      </Button>
      <UploadProgress upload={underWay} />
    </>
  )
}

function DeleteFile({ site, media, onDone }: { site: string; media: Media; onDone: () => void }) {
  const { id, name, uses } = media
  const remove = useWrite(contract.deleteMedia)
  const restore = useWrite(contract.restoreMedia)
  const attempt = useAttempt()
  const toast = useToast()

  async function handleDelete() {
    const isDone = await attempt(remove.mutateAsync({ site, media: id }).then(() => true))
    if (!isDone) return
    onDone()
    const onSelect = () => void attempt(restore.mutateAsync({ site, media: id }))
    const text = uses > 0 ? `${name} leaves an empty place where it was shown.` : name
    toast({ title: 'File deleted', text, action: { label: 'Undo', onSelect } })
  }

  return (
    <Button size="s" variant="danger" onClick={() => void handleDelete()}>
      Delete
    </Button>
  )
}
