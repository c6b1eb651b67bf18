import type { Profile } from '../contract.ts'
import { Sign } from '#web/ui/marks/Sign.tsx'

interface ProfileListProps {
  profiles: readonly Profile[]
  selectedId: string | undefined
  onSelect: (id: string) => void
}

export function ProfileList({ profiles, selectedId, onSelect }: ProfileListProps) {
  return (
    <ul className="profile-list" aria-label="Profiles">
      {profiles.map((profile) => (
        <li key={profile.id}>
          <button
            type="button"
            aria-current={profile.id === selectedId ? 'true' : undefined}
            onClick={() => onSelect(profile.id)}
          >
            <ProfileSign profile={profile} />
            <span className="profile-list-words">
              <strong dir="auto">{profile.name}</strong>
              {profile.description && <span dir="auto">{profile.description}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The first letter of a profile's name on the profile's color. */
export function ProfileSign({ profile: { name, color } }: { profile: Profile }) {
  const [letter = ''] = name
  return <Sign color={color}>{letter.toUpperCase()}</Sign>
}
