import { useState, type FormEvent } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { Globe, Rss } from '#web/ui/icons.ts'
import { Braces } from '#web/ui/more-icons.ts'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { profileLinkTypes, profiles, type LinkedResource, type Profile } from '../contract.ts'
import { hostOf } from '../profiles.ts'
import { Sign } from '#web/ui/marks/Sign.tsx'
import { RemoveButton } from './RemoveButton.tsx'

type LinkType = LinkedResource['type']

const kinds: Record<LinkType, { label: string; Icon: typeof Rss }> = {
  rss: { label: 'RSS', Icon: Rss },
  website: { label: 'Website', Icon: Globe },
  api: { label: 'API', Icon: Braces },
}
const typeOptions = profileLinkTypes.map((value) => ({ value, label: kinds[value].label }))

/** Pages that the server reads for the profile, in addition to feeds. */
export function Links({ profile }: { profile: Profile }) {
  return (
    <>
      <LinkForm profileId={profile.id} />
      {profile.linkedResources.length > 0 ? (
        <ul className="profile-items" aria-label="Links">
          {profile.linkedResources.map((link) => (
            <LinkItem key={link.id} profileId={profile.id} link={link} />
          ))}
        </ul>
      ) : (
        <p className="profile-hint">No links yet. Add a page that this profile relies on.</p>
      )}
    </>
  )
}

function LinkForm({ profileId }: { profileId: string }) {
  const addLink = useWrite(profiles.addLink)
  const [url, setUrl] = useState('')
  const [type, setType] = useState<LinkType>('website')

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (url.trim() === '') return
    const isTaken = await addLink.mutateAsync({ id: profileId, url, type }).then(
      () => true,
      () => false,
    )
    // Text that is not an address stays in the field to be corrected.
    if (isTaken && hostOf(url) !== null) setUrl('')
  }

  return (
    <form className="link-form" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Field label="URL" error={addLink.error ? explain(addLink.error) : null}>
        <TextInput
          type="url"
          placeholder="https://example.com"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
      </Field>
      <Field label="Type">
        <Select
          options={typeOptions}
          value={type}
          onChange={(value) => setType(value as LinkType)}
        />
      </Field>
      <Button type="submit">Add link</Button>
    </form>
  )
}

interface LinkItemProps {
  profileId: string
  link: LinkedResource
}

function LinkItem({ profileId, link }: LinkItemProps) {
  const { id, url, title, type } = link
  const { label, Icon } = kinds[type]
  // Only web addresses become links; others are shown as text.
  const isPage = /^https?:/i.test(url)
  return (
    <li>
      <Sign>
        <Icon />
      </Sign>
      <div>
        {isPage ? (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {title}
          </a>
        ) : (
          <strong>{title}</strong>
        )}
        <p className="meta link-url" title={url}>
          {url}
        </p>
        <LinkState link={link} />
      </div>
      <Badge>{label}</Badge>
      <RemoveButton profileId={profileId} part={{ link: id }} name={title} />
    </li>
  )
}

/** The number of words that were read from the page; nothing if links are only listed. */
function LinkState({ link: { words, problem } }: { link: LinkedResource }) {
  if (words === undefined) return null
  if (problem) return <p className="field-error">{problem}</p>
  return <p className="meta">{words === null ? 'Being read…' : `${count(words, 'word')} read`}</p>
}
