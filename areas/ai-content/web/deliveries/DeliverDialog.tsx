import { Suspense, useState } from 'react'
import { newId } from '#core/id.ts'
import { websiteBuilder } from '#areas/website-builder/contract.ts'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { deliveries, type Destination } from '../../contracts/deliveries.ts'
import { AccountFields } from './AccountFields.tsx'
import { wayOptions } from './delivery-words.ts'

interface DeliverDialogProps {
  draft: string
  open: boolean
  onClose: () => void
}

/**
 * A dialog that asks for the destination of a text, shows what will be left out, and delivers the
 * text.
 */
export function DeliverDialog({ draft, open, onClose }: DeliverDialogProps) {
  const [way, setWay] = useState<Destination['way']>('post')
  const [destination, setDestination] = useState<Destination | null>(null)
  const [withNotes, setWithNotes] = useState(false)
  const [isConfirmed, setConfirmed] = useState(false)
  // The key belongs to one opening of the dialog, so that pressing the button twice delivers once.
  const [key] = useState(() => newId('press'))
  const deliver = useWrite(deliveries.deliver)
  const toast = useToast()

  async function handleDeliver() {
    if (!destination) return
    const wish = { draft, key, destination, withNotes, isConfirmed }
    const done = await deliver.mutateAsync(wish).catch(() => null)
    if (!done) return
    if (done.state === 'failed')
      toast({ tone: 'error', title: 'Not delivered', text: done.error ?? '' })
    else toast({ tone: 'success', title: 'Delivered', text: done.to })
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Publish or send"
      footer={
        <Button
          variant="primary"
          disabled={!destination || deliver.isPending}
          onClick={() => void handleDeliver()}
        >
          {deliver.isPending ? 'Delivering' : 'Deliver'}
        </Button>
      }
    >
      <div className="deliver-form">
        <Field label="To">
          <Select
            options={wayOptions}
            value={way}
            onChange={(next) => {
              setWay(next)
              setDestination(null)
            }}
          />
        </Field>
        <Suspense fallback={<SkeletonLines count={3} />}>
          {way === 'post' && <SiteFields onChange={setDestination} />}
          {way === 'mail' && <MailFields onChange={setDestination} />}
          {way === 'account' && <AccountFields onChange={setDestination} />}
          <Leaving
            {...{ draft, withNotes, isConfirmed }}
            onNotes={setWithNotes}
            onConfirm={setConfirmed}
          />
        </Suspense>
        <FormError of={deliver.error} />
      </div>
    </Dialog>
  )
}

interface DestinationProps {
  onChange: (destination: Destination | null) => void
}

function SiteFields({ onChange }: DestinationProps) {
  const sites = useRead(websiteBuilder.listSites, {})
  const [site, setSite] = useState('')
  const [isPublished, setPublished] = useState(false)
  const choose = (id: string, published: boolean) => {
    setSite(id)
    setPublished(published)
    onChange(id === '' ? null : { way: 'post', site: id, isPublished: published })
  }
  if (sites.length === 0)
    return (
      <Empty action={<PageLink page="/website-builder">Website Builder</PageLink>}>
        You have no site yet. Make one, or choose another destination.
      </Empty>
    )
  return (
    <>
      <Field label="Site">
        <Select
          options={[
            { value: '', label: 'Choose a site' },
            ...sites.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={site}
          onChange={(id) => choose(id, isPublished)}
        />
      </Field>
      <Switch
        label="Publish at once"
        hint="Otherwise the post is a draft of the site."
        checked={isPublished}
        onChange={(published) => choose(site, published)}
      />
    </>
  )
}

function MailFields({ onChange }: DestinationProps) {
  const [to, setTo] = useState('')
  const [subject, setSubject] = useState('')
  const change = (nextTo: string, nextSubject: string) => {
    setTo(nextTo)
    setSubject(nextSubject)
    onChange(nextTo === '' ? null : { way: 'mail', to: nextTo, subject: nextSubject })
  }
  return (
    <>
      <Field label="Email address">
        <TextInput
          type="email"
          value={to}
          onChange={(event) => change(event.target.value, subject)}
        />
      </Field>
      <Field label="Subject (optional)" hint="Without one, the subject or title of the text.">
        <TextInput
          dir="auto"
          value={subject}
          onChange={(event) => change(to, event.target.value)}
        />
      </Field>
    </>
  )
}

interface LeavingProps {
  draft: string
  withNotes: boolean
  isConfirmed: boolean
  onNotes: (withNotes: boolean) => void
  onConfirm: (isConfirmed: boolean) => void
}

function Leaving({ draft, withNotes, isConfirmed, onNotes, onConfirm }: LeavingProps) {
  const { leftOut, question } = useRead(deliveries.previewDelivery, { draft, withNotes })
  return (
    <>
      {(withNotes || leftOut?.includes('your notes')) && (
        <Switch label="Include words of your notes" checked={withNotes} onChange={onNotes} />
      )}
      {leftOut && <p>{leftOut}</p>}
      {question && <Switch label={question} checked={isConfirmed} onChange={onConfirm} />}
    </>
  )
}
