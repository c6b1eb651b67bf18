import { useRead } from '#web/asking/api.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { hubSettings, refreshMinutes, type RefreshMinutes } from '../../contract.ts'
import { useSettings } from './use-settings.ts'

const refreshOptions = refreshMinutes.map((minutes) => ({
  value: String(minutes),
  label: `Every ${minutes} minutes`,
}))

/** The setting for the time between two refreshes. */
export function RefreshPanel() {
  return (
    <Panel title="Auto refresh" skeleton={<SkeletonLines count={3} />}>
      <AutoRefresh />
    </Panel>
  )
}

function AutoRefresh() {
  const { settings, change, error } = useSettings()
  const { fetchesUnwatched } = useRead(hubSettings.getHubAbilities, {})
  return (
    <div className="settings-rows">
      <Switch
        label="Auto refresh"
        hint={
          fetchesUnwatched
            ? 'Fetch sources automatically. When off, nothing is fetched until you press Refresh now.'
            : 'Checks for new articles while Synthwire is open.'
        }
        checked={settings.autoRefresh}
        onChange={(autoRefresh) => change({ autoRefresh })}
      />
      <Field
        label="Refresh interval"
        hint={
          fetchesUnwatched &&
          'The shortest time between two fetches of a source. A source can have a longer one of its own.'
        }
        error={error}
      >
        <Select
          options={refreshOptions}
          value={String(settings.refreshMinutes)}
          disabled={!settings.autoRefresh}
          onChange={(minutes) => change({ refreshMinutes: Number(minutes) as RefreshMinutes })}
        />
      </Field>
    </div>
  )
}
