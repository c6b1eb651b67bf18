import { useId } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { preferredTopics, profiles, type Profile } from '../contract.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'

/** Topics that this profile prefers, and whether the server may reorder articles. */
export function Preferences({ profile }: { profile: Profile }) {
  const { id, selectedTopics, smartCuration } = profile
  const toggleTopic = useWrite(profiles.toggleTopic)
  const toggleCuration = useWrite(profiles.toggleSmartCuration)
  const orTell = useAttempt()
  const titleId = useId()
  return (
    <div className="preferences">
      <section>
        <h4 id={titleId}>Preferred topics</h4>
        <div className="topic-choices" role="group" aria-labelledby={titleId}>
          {preferredTopics.map((topic) => (
            <Button
              key={topic}
              size="s"
              pressed={selectedTopics.includes(topic)}
              onClick={() => void orTell(toggleTopic.mutateAsync({ id, topic }))}
            >
              {topic}
            </Button>
          ))}
        </div>
      </section>
      <Switch
        label="Smart curation"
        hint="Moves articles that fit this profile to the top."
        checked={smartCuration}
        onChange={() => void orTell(toggleCuration.mutateAsync({ id }))}
      />
    </div>
  )
}
