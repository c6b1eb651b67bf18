import { useRead, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { CircleCheck } from '#web/ui/icons.ts'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { type Profile, profileContext } from '../contract.ts'
import { applyingText } from '../profiles.ts'
import { useKept } from '#web/asking/use-kept.ts'

/** Applies the profile to the feed; shows a message if that is impossible. */
export function ApplyToFeed({ profile }: { profile: Profile }) {
  const isKept = useKept('profiles/context')
  if (isKept) return <Apply profile={profile} />
  return <Button onClick={() => window.alert(applyingText(profile))}>Apply to feed</Button>
}

function Apply({ profile: { id } }: { profile: Profile }) {
  const applied = useRead(profileContext.getAppliedProfile, {})
  const apply = useWrite(profileContext.applyProfile)
  const isApplied = applied.id === id
  return (
    <>
      <Button
        pressed={isApplied}
        {...(isApplied ? { icon: <CircleCheck /> } : {})}
        onClick={() => apply.mutate({ id: isApplied ? null : id })}
      >
        {isApplied ? 'Applied to feed' : 'Apply to feed'}
      </Button>
      <p className="meta profile-applied" role="status">
        {apply.error
          ? explain(apply.error)
          : isApplied &&
            'An article that you open says what it means for you where its sources touch this profile. Most do not.'}
      </p>
    </>
  )
}
