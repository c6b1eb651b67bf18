import { useRef, useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Sparkles, Trash2 } from '#web/ui/icons.ts'
import { Copy } from '#web/ui/more-icons.ts'
import { Tabs } from '#web/ui/tabs/Tabs.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { profiles as contract, type Profile } from '../contract.ts'
import { canDeleteProfile, generatingText } from '../profiles.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { ApplyToFeed } from './ApplyToFeed.tsx'
import { Instructions } from './Instructions.tsx'
import { Integrations } from './Integrations.tsx'
import { Links } from './Links.tsx'
import { Preferences } from './Preferences.tsx'
import { ProfileSign } from './ProfileList.tsx'
import { UploadContext } from './UploadContext.tsx'

const tabs = [
  { value: 'upload', label: 'Upload Context' },
  { value: 'instructions', label: 'Instructions' },
  { value: 'links', label: 'Links & Resources' },
  { value: 'integrations', label: 'Integrations' },
  { value: 'preferences', label: 'Preferences' },
] as const
type TabValue = (typeof tabs)[number]['value']

const contents = {
  upload: UploadContext,
  instructions: Instructions,
  links: Links,
  integrations: Integrations,
  preferences: Preferences,
} satisfies Record<TabValue, unknown>

interface ProfileDetailsProps {
  profile: Profile
  profiles: readonly Profile[]
  onSelect: (id: string) => void
}

/** One profile with its actions and its parts. */
export function ProfileDetails({ profile, profiles, onSelect }: ProfileDetailsProps) {
  const copy = useWrite(contract.copyProfile)
  const remove = useWrite(contract.deleteProfile)
  const orTell = useAttempt()
  const [tab, setTab] = useState<TabValue>('upload')
  const offered = tabs.filter(
    ({ value }) => value !== 'integrations' || profile.integrations.length > 0,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const { id, name, description, createdAt } = profile
  const Content = contents[tab]

  async function handleCopy() {
    const copied = await orTell(copy.mutateAsync({ id }))
    if (copied) onSelect(copied.id)
  }

  async function handleDelete() {
    const isGone = await orTell(remove.mutateAsync({ id }).then(() => true))
    // If the pressed button is gone, the focus moves to the heading, which names the profile that
    // is shown now.
    if (isGone) heading.current?.focus()
  }

  return (
    <article className="profile" aria-label={name}>
      <header className="profile-head">
        <ProfileSign profile={profile} />
        <div className="profile-title">
          <h3 ref={heading} tabIndex={-1} dir="auto" title={name}>
            {name}
          </h3>
          {description && <p dir="auto">{description}</p>}
          <p className="meta">
            Created <TimeAgo inSentence time={createdAt} />
          </p>
        </div>
        <div className="profile-tools">
          <IconButton label={`Copy ${name}`} icon={<Copy />} onClick={() => void handleCopy()} />
          {canDeleteProfile(profiles) && (
            <IconButton
              label={`Delete ${name}`}
              icon={<Trash2 />}
              onClick={() => void handleDelete()}
            />
          )}
        </div>
        <div className="profile-actions">
          <Button
            variant="primary"
            icon={<Sparkles />}
            onClick={() => window.alert(generatingText(profile))}
          >
            Generate content
          </Button>
          <ApplyToFeed profile={profile} />
        </div>
      </header>
      <Tabs label="Profile sections" tabs={offered} value={tab} onChange={setTab}>
        <Content key={id} profile={profile} />
      </Tabs>
    </article>
  )
}
