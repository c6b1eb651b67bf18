import './Settings.css'
import { useRead, useWrite } from '#web/api.tsx'
import { Field, Select } from '#web/ui/Field.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { SkeletonLines } from '#web/ui/Skeleton.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import { explain } from '#web/ui/Trouble.tsx'
import {
  hubSettings,
  refreshMinutes,
  retentionDays,
  type HubSettings,
  type RefreshMinutes,
  type RetentionDays,
} from '../../contracts/hub-settings.ts'
import { fileSizeText } from '../../file-size.ts'

const retentionLabels: Record<RetentionDays, string> = {
  30: '30 days',
  60: '60 days',
  90: '90 days',
  180: '180 days (6 months)',
  365: '365 days (1 year)',
  [-1]: 'Forever',
}

const retentionOptions = retentionDays.map((days) => ({
  value: String(days),
  label: retentionLabels[days],
}))

const refreshOptions = refreshMinutes.map((minutes) => ({
  value: String(minutes),
  label: `Every ${minutes} minutes`,
}))

/** How the hub keeps what it has, how often it looks for more, and when it speaks up. */
export function SettingsScreen() {
  return (
    <div className="settings-page">
      <div className="settings">
        <Panel title="Data retention" skeleton={<SkeletonLines count={3} />}>
          <Retention />
        </Panel>
        <Panel title="Auto refresh" skeleton={<SkeletonLines count={3} />}>
          <AutoRefresh />
        </Panel>
        <Panel title="Notifications" skeleton={<SkeletonLines count={3} />}>
          <Notifications />
        </Panel>
        <Panel title="Storage" skeleton={<SkeletonLines count={3} />}>
          <Storage />
        </Panel>
      </div>
    </div>
  )
}

/** The settings, and how to change some of them at once. */
function useSettings() {
  const settings = useRead(hubSettings.getHubSettings, {})
  const save = useWrite(hubSettings.saveHubSettings)
  const change = (changes: Partial<HubSettings>) => save.mutate({ ...settings, ...changes })
  return { settings, change, error: save.error ? explain(save.error) : null }
}

function Retention() {
  const { settings, change, error } = useSettings()
  return (
    <div className="settings-rows">
      <Field
        label="Keep articles for"
        hint="Older articles are archived: out of the feed, still found by search."
        error={error}
      >
        <Select
          options={retentionOptions}
          value={String(settings.retentionDays)}
          onChange={(days) => change({ retentionDays: Number(days) as RetentionDays })}
        />
      </Field>
    </div>
  )
}

function AutoRefresh() {
  const { settings, change, error } = useSettings()
  return (
    <div className="settings-rows">
      <Switch
        label="Auto refresh"
        hint="Looks for new articles while the hub is open."
        checked={settings.autoRefresh}
        onChange={(autoRefresh) => change({ autoRefresh })}
      />
      <Field label="Refresh interval" error={error}>
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

function Notifications() {
  const { settings, change, error } = useSettings()
  return (
    <div className="settings-rows">
      <Switch
        label="Email notifications"
        hint="One letter each morning, and one when something breaks."
        checked={settings.emailNotifications}
        onChange={(emailNotifications) => change({ emailNotifications })}
      />
      <Switch
        label="Push notifications"
        hint="Breaking news on this device, as it happens."
        checked={settings.pushNotifications}
        onChange={(pushNotifications) => change({ pushNotifications })}
      />
      {error && <p role="alert">{error}</p>}
    </div>
  )
}

function Storage() {
  const { usedBytes, totalBytes } = useRead(hubSettings.getStorage, {})
  const percent = Math.round((usedBytes / totalBytes) * 100)
  return (
    <div className="storage">
      <p>
        <span>
          <strong>{fileSizeText(usedBytes)}</strong> of {fileSizeText(totalBytes)} used
        </span>
        <span className="meta">{percent}%</span>
      </p>
      <ProgressBar label="Storage used" percent={percent} />
    </div>
  )
}
