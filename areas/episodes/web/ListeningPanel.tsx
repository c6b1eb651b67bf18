import { useRead, useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { episodes } from '../contract.ts'

/** The panel for listening, from which the player takes episodes. */
export function ListeningPanel() {
  return (
    <Panel title="Podcasts and videos" skeleton={<SkeletonLines count={2} />}>
      <Listening />
    </Panel>
  )
}

function Listening() {
  const { isStraight } = useRead(episodes.getListening, {})
  const save = useWrite(episodes.saveListening)

  return (
    <div className="settings-rows">
      <Switch
        label="Play straight from the publisher"
        hint="Publishers, and whoever they forward to, then see your network address, your browser and when you listen. When off, they see only this server. It applies to you alone, from the next time that you open Synthwire. Files without encryption still come by way of this server."
        checked={isStraight}
        disabled={save.isPending}
        onChange={(wanted) => save.mutate({ isStraight: wanted })}
      />
      <FormError of={save.error} />
    </div>
  )
}
