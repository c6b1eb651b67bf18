import { useRead } from '#web/asking/api.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { ExportOpml } from '../lends/ExportOpml.tsx'
import { hubSettings } from '#areas/settings/contract.ts'

/** Downloads the list of sources; shown only if the server has an address for the list. */
export function ExportPanel() {
  const { opmlAddress } = useRead(hubSettings.getHubAbilities, {})
  if (opmlAddress === null) return null
  return (
    <Panel title="Export your sources">
      <div className="settings-rows">
        <div className="take-away">
          <p>
            Your list of sources with folders, for any other feed reader. Passwords and keys are not
            included.
          </p>
          <ExportOpml />
        </div>
      </div>
    </Panel>
  )
}
