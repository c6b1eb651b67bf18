import './Profiles.css'
import { useRef, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Plus } from '#web/ui/icons.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { profiles } from '../contract.ts'
import { CreateProfileForm } from './CreateProfileForm.tsx'
import { ProfileDetails } from './ProfileDetails.tsx'
import { ProfileList } from './ProfileList.tsx'
import { Transfer } from './Transfer.tsx'

/** The profiles that the server chooses and writes for: a list of all, and the details of one. */
export function ProfilesScreen() {
  return (
    <div className="profiles-page">
      <Panel
        title="Personalization Profiles"
        className="profiles"
        actions={<Transfer />}
        skeleton={<SkeletonLines count={14} />}
      >
        <Profiles />
      </Panel>
    </div>
  )
}

function Profiles() {
  const list = useRead(profiles.listProfiles, {})
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [isCreating, setCreating] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  // If the selected profile was deleted, the first one is shown.
  const selected = list.find(({ id }) => id === selectedId) ?? list[0]

  function handleFormDone(createdId?: string) {
    if (createdId !== undefined) setSelectedId(createdId)
    setCreating(false)
    opener.current?.focus()
  }

  return (
    <div className="profiles-columns">
      <div className="profiles-side">
        <ProfileList profiles={list} selectedId={selected?.id} onSelect={setSelectedId} />
        <Button
          ref={opener}
          icon={<Plus />}
          aria-expanded={isCreating}
          onClick={() => setCreating(!isCreating)}
        >
          New profile
        </Button>
        {isCreating && <CreateProfileForm onDone={handleFormDone} />}
      </div>
      {selected && <ProfileDetails profile={selected} profiles={list} onSelect={setSelectedId} />}
    </div>
  )
}
