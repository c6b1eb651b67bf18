import '#web/ui/controls/Settings.css'
import { Suspense } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { ProgressBar } from '#web/ui/blocks/ProgressBar.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import {
  hubSettings,
  refreshMinutes,
  retentionDays,
  type HubAbilities,
  type RefreshMinutes,
  type RetentionDays,
} from '../contract.ts'
import { fileSizeText } from '#core/file-size.ts'
import { useKept } from '#areas/portal/web/lends/use-kept.ts'
import { ExportOpml } from '#areas/sources/web/lends/ExportOpml.tsx'
import { PrivacyPanel } from '#areas/feed/web/lends/PrivacyPanel.tsx'

const RunsPanel = lazyPart(
  async () => (await import('#areas/runs/web/lends/RunsPanel.tsx')).RunsPanel,
)

const AccessPanel = lazyPart(
  async () => (await import('#areas/access/web/lends/AccessPanel.tsx')).AccessPanel,
)

const WebhooksPanel = lazyPart(
  async () => (await import('#areas/webhooks/web/lends/WebhooksPanel.tsx')).WebhooksPanel,
)

const WaysOfNotification = lazyPart(
  async () =>
    (await import('#areas/notifications/web/lends/NotificationsPanel.tsx')).NotificationsPanel,
)

const AudioVideoPanel = lazyPart(
  async () => (await import('#areas/newsroom/web/lends/AudioVideoPanel.tsx')).AudioVideoPanel,
)

const ListeningPanel = lazyPart(
  async () => (await import('#areas/episodes/web/lends/ListeningPanel.tsx')).ListeningPanel,
)

const ProgrammesPanel = lazyPart(
  async () => (await import('#areas/newsroom/web/lends/ProgrammesPanel.tsx')).ProgrammesPanel,
)

const BriefingsPanel = lazyPart(
  async () => (await import('#areas/assistant/web/lends/BriefingsPanel.tsx')).BriefingsPanel,
)

const AccountPanel = lazyPart(
  async () => (await import('#areas/readers/web/lends/AccountPanel.tsx')).AccountPanel,
)

const ReadersPanel = lazyPart(
  async () => (await import('#areas/readers/web/lends/ReadersPanel.tsx')).ReadersPanel,
)

const JoiningPanel = lazyPart(
  async () => (await import('#areas/articles/web/lends/JoiningPanel.tsx')).JoiningPanel,
)

const DatasetPanel = lazyPart(
  async () => (await import('#areas/leaderboard/web/lends/DatasetPanel.tsx')).DatasetPanel,
)

const KeyboardPanel = lazyPart(
  async () => (await import('#areas/feed/web/lends/KeyboardPanel.tsx')).KeyboardPanel,
)

const CategoriesPanel = lazyPart(
  async () => (await import('#areas/feed/web/lends/CategoriesPanel.tsx')).CategoriesPanel,
)

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
  const countsSources = useKept('joining')
  const keepsRuns = useKept('runs')
  const keepsAccess = useKept('access')
  const keepsWebhooks = useKept('webhooks')
  const notifies = useKept('notifications/channels')
  const hasVoices = useKept('generation/voices')
  const hasEpisodes = useKept('episodes')
  const hasProgrammes = useKept('generation/programmes')
  const delivers = useKept('assistant/briefings')
  const keepsAccount = useKept('account')
  const keepsReaders = useKept('readers')
  const choosesDataset = useKept('leaderboard/source')
  const changesKeys = useKept('keys')
  const changesCategories = useKept('categories/editor')
  return (
    <div className="settings-page">
      <div className="settings">
        <Panel title="Data retention" skeleton={<SkeletonLines count={3} />}>
          <Retention />
        </Panel>
        <Panel title="Auto refresh" skeleton={<SkeletonLines count={3} />}>
          <AutoRefresh />
        </Panel>
        <Suspense fallback={null}>
          <NotificationsPanel />
        </Suspense>
        <Suspense fallback={null}>{notifies && <WaysOfNotification />}</Suspense>
        <Panel title="Storage" skeleton={<SkeletonLines count={3} />}>
          <Storage />
        </Panel>
        <Suspense fallback={null}>{countsSources && <JoiningPanel />}</Suspense>
        <Suspense fallback={null}>
          <TakeAwayPanel />
        </Suspense>
        <Suspense fallback={null}>
          <PrivacyPanel />
        </Suspense>
        <Suspense fallback={null}>{hasVoices && <AudioVideoPanel />}</Suspense>
        <Suspense fallback={null}>{hasEpisodes && <ListeningPanel />}</Suspense>
        <Suspense fallback={null}>{hasProgrammes && <ProgrammesPanel />}</Suspense>
        <Suspense fallback={null}>{delivers && <BriefingsPanel />}</Suspense>
        <Suspense fallback={null}>{keepsAccount && <AccountPanel />}</Suspense>
        <Suspense fallback={null}>{changesKeys && <KeyboardPanel />}</Suspense>
        <Suspense fallback={null}>{keepsAccess && <AccessPanel />}</Suspense>
        <Suspense fallback={null}>{keepsWebhooks && <WebhooksPanel />}</Suspense>
        <Suspense fallback={null}>{keepsReaders && <ReadersPanel />}</Suspense>
        <Suspense fallback={null}>{choosesDataset && <DatasetPanel />}</Suspense>
        <Suspense fallback={null}>{keepsRuns && <RunsPanel />}</Suspense>
        <Suspense fallback={null}>{changesCategories && <CategoriesPanel />}</Suspense>
      </div>
    </div>
  )
}

/** The settings, and how to change some of them at once. */
function useSettings() {
  const settings = useRead(hubSettings.getHubSettings, {})
  const save = useWrite(hubSettings.saveHubSettings)
  return { settings, change: save.mutate, error: save.error ? explain(save.error) : null }
}

function Retention() {
  const { settings, change, error } = useSettings()
  const { deletesAfterDays } = useRead(hubSettings.getHubAbilities, {})
  return (
    <div className="settings-rows">
      <Field label="Keep articles for" hint={archiveHint(deletesAfterDays)} error={error}>
        <Select
          options={retentionOptions}
          value={String(settings.retentionDays)}
          onChange={(days) => change({ retentionDays: Number(days) as RetentionDays })}
        />
      </Field>
    </div>
  )
}

function archiveHint(deletesAfterDays: number | null): string {
  if (deletesAfterDays === null)
    return 'Older articles are archived: out of the feed, still found by search.'
  return `Older articles are archived: out of the feed, still found by search for ${deletesAfterDays} days, then deleted. Saved articles and notes are kept.`
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

/** Only where the hub can send something. */
function NotificationsPanel() {
  const { notifications } = useRead(hubSettings.getHubAbilities, {})
  if (notifications.length === 0) return null
  return (
    <Panel title="Notifications" skeleton={<SkeletonLines count={3} />}>
      <Notifications ways={notifications} />
    </Panel>
  )
}

function Notifications({ ways }: { ways: HubAbilities['notifications'] }) {
  const { settings, change, error } = useSettings()
  return (
    <div className="settings-rows">
      {ways.includes('email') && (
        <Switch
          label="Email notifications"
          hint="A daily digest, and an alert for breaking news."
          checked={settings.emailNotifications}
          onChange={(emailNotifications) => change({ emailNotifications })}
        />
      )}
      {ways.includes('push') && (
        <Switch
          label="Push notifications"
          hint="Breaking news on this device, as it happens."
          checked={settings.pushNotifications}
          onChange={(pushNotifications) => change({ pushNotifications })}
        />
      )}
      {error && <p role="alert">{error}</p>}
    </div>
  )
}

function Storage() {
  const { limitsStorage } = useRead(hubSettings.getHubAbilities, {})
  return (
    <>
      <StorageUsed />
      {limitsStorage && <StorageLimit />}
    </>
  )
}

function StorageUsed() {
  const { usedBytes, totalBytes } = useRead(hubSettings.getStorage, {})
  if (totalBytes === null) {
    return (
      <div className="storage">
        <p>
          <span>
            <strong>{fileSizeText(usedBytes)}</strong> used
          </span>
        </p>
      </div>
    )
  }
  const percent = Math.round((usedBytes / totalBytes) * 100)
  return (
    <div className="storage">
      <p>
        <span>
          <strong>{fileSizeText(usedBytes)}</strong> of {fileSizeText(totalBytes)} used
        </span>
        <span className="meta">{percent}%</span>
      </p>
      <ProgressBar label="Storage used" percent={Math.min(percent, 100)} />
    </div>
  )
}

const GIGABYTE = 1_000_000_000
const limitOptions = [
  { value: '', label: 'No limit' },
  ...[1, 2, 5, 10, 20, 50, 100].map((gigabytes) => ({
    value: String(gigabytes * GIGABYTE),
    label: fileSizeText(gigabytes * GIGABYTE),
  })),
]

function StorageLimit() {
  const { settings, change, error } = useSettings()
  const value = settings.maxStorageBytes === null ? '' : String(settings.maxStorageBytes)
  return (
    <div className="settings-rows">
      <Field
        label="Storage limit"
        hint="Above this limit the oldest articles are deleted, starting 7 days after you set it. Saved articles, notes and the last 7 days are kept."
        error={error}
      >
        <Select
          options={withOption(limitOptions, value)}
          value={value}
          onChange={(bytes) => change({ maxStorageBytes: bytes === '' ? null : Number(bytes) })}
        />
      </Field>
    </div>
  )
}

/** A limit that was set by another program stands among the others. */
function withOption(options: typeof limitOptions, value: string): typeof limitOptions {
  if (options.some((option) => option.value === value)) return options
  return [...options, { value, label: fileSizeText(Number(value)) }]
}

/** Only where the list is kept for good. */
function TakeAwayPanel() {
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
