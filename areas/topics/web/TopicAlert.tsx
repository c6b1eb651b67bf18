import { useRead, useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { topicAlerts } from '../contracts/alerts.ts'

/**
 * A switch for alerts about new articles of a topic. It takes effect at once, not when the form
 * around it is saved.
 */
export function TopicAlert({ topic }: { topic: string }) {
  const isOn = useRead(topicAlerts.listAlerts, {}).includes(topic)
  const set = useWrite(topicAlerts.setAlert)
  return (
    <>
      <Switch
        label="Alert"
        hint="Notify me about new articles. Takes effect at once."
        checked={isOn}
        disabled={set.isPending}
        onChange={(on) => set.mutate({ topic, isOn: on })}
      />
      <FormError of={set.error} />
    </>
  )
}
