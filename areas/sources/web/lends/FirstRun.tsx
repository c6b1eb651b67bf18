import './FirstRun.css'
import { Suspense, useState, type FormEvent, type ReactNode } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { Globe } from '#web/ui/icons.ts'
import { Radio } from '#web/ui/more-icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { sources, type Imported } from '../../contract.ts'
import { OpmlPicker } from '../following/OpmlPicker.tsx'
import { FollowRefused } from '../following/FollowRefused.tsx'
import { emptyDraft } from '../following/source-words.ts'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'

const StarterPacks = lazyPart(async () => (await import('./StarterPacks.tsx')).StarterPacks)

interface FirstRunProps {
  /** Called with the result of the import, which ends the first run. */
  onImported: (imported: Imported) => void
  /** Opens the dialog for finding sources, which stays open after the first source was followed. */
  onFind: () => void
}

/** Offers several ways to begin to a reader without sources; all of them work on this page. */
export function FirstRun({ onImported, onFind }: FirstRunProps) {
  return (
    <section className="first-run" aria-labelledby="first-run-title">
      <h2 id="first-run-title">You have no sources yet. Start with one of these.</h2>
      <section className="first-run-packs" aria-labelledby="first-run-packs">
        <h3 id="first-run-packs">Follow a starter pack</h3>
        <p>Well-known sources, followed together. You can leave each of them at any time.</p>
        <Suspense fallback={null}>
          <StarterPacks level={4} isShort onReport={onImported} />
        </Suspense>
      </section>
      <div className="first-run-ways">
        <Way
          title="Paste an address"
          text="A feed, or a site that has one. Synthwire finds the feed for you."
        >
          <FollowAddress />
        </Way>
        <Way
          title="Import OPML"
          text="The feed list exported by another reader. All its feeds are followed at once."
        >
          <OpmlPicker onImported={onImported} />
        </Way>
        <Way
          title="Try the sample newswire"
          text="A dozen fictional outlets published by this server, with new stories throughout the day. No internet needed."
        >
          <FollowNewswire />
        </Way>
      </div>
      <p className="first-run-find">
        No address yet?
        <Button icon={<Globe />} onClick={onFind}>
          Find sources by topic
        </Button>
      </p>
    </section>
  )
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="first-run-way">
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </section>
  )
}

function FollowAddress() {
  const follow = useWrite(sources.followSource)
  const hub = useHub()
  const toast = useToast()
  const [address, setAddress] = useState('')

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    // The field shows an error, and keeps the text.
    const followed = await follow.mutateAsync({ ...emptyDraft, address, ...hub }).catch(() => null)
    if (followed) toast({ title: `Following ${followed.source.name}`, text: `${followed.found}.` })
  }

  return (
    <form className="first-run-form" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Field label="Address" error={follow.error ? explain(follow.error) : null}>
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="example.com"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" disabled={follow.isPending}>
        {follow.isPending ? 'Looking for a feed...' : 'Follow'}
      </Button>
      <FollowRefused error={follow.error} draft={{ ...emptyDraft, address }} />
    </form>
  )
}

function FollowNewswire() {
  const follow = useWrite(sources.followSampleNewswire)
  const hub = useHub()
  return (
    <div>
      <Button icon={<Radio />} disabled={follow.isPending} onClick={() => follow.mutate(hub)}>
        {follow.isPending ? 'Starting the newswire...' : 'Try the sample newswire'}
      </Button>
      {follow.error ? <p role="alert">{explain(follow.error)}</p> : null}
    </div>
  )
}
